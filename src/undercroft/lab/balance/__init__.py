"""The balance laboratory: what every thing of a pack does to games, by randomised comparison."""

from undercroft.lab.balance.comparison import Comparison, compare, read_report
from undercroft.lab.balance.findings import Report, report
from undercroft.lab.balance.observing import Study, study
from undercroft.lab.balance.pages import Teller, Voice, page

__all__ = [
    "Comparison",
    "Report",
    "Study",
    "Teller",
    "Voice",
    "compare",
    "page",
    "read_report",
    "report",
    "study",
]
