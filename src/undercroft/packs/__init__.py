"""Content packs: folders of TOML, read with every problem listed. Knows no game."""

from undercroft.packs.figures import figures_hash
from undercroft.packs.folders import (
    MANIFEST,
    Manifest,
    built_in,
    find_pack,
    manifest_of,
    new_pack,
    read_manifest,
)
from undercroft.packs.loader import Loader
from undercroft.packs.problems import PackError, Problem, Report, Severity
from undercroft.packs.ranks import Rank, rank_at, read_ranks
from undercroft.packs.reader import (
    Entry,
    check_complete,
    check_count,
    check_distinct,
    nearest,
    read_file,
    read_files,
)
from undercroft.packs.words import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "MANIFEST",
    "Entry",
    "Loader",
    "Manifest",
    "PackError",
    "Problem",
    "Rank",
    "Report",
    "Severity",
    "Words",
    "built_in",
    "check_complete",
    "check_count",
    "check_distinct",
    "figures_hash",
    "find_pack",
    "manifest_of",
    "nearest",
    "new_pack",
    "rank_at",
    "read_file",
    "read_files",
    "read_manifest",
    "read_ranks",
]
