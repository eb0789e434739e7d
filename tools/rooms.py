"""The Rooms table of the house plan as an import-linter contract.

The built-in contracts refuse to name a package that does not exist yet, and know no list of what is
allowed. This one holds the whole table from the start and binds each room when it is built.
"""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class RoomsContract(Contract):
    """Every room imports of ours only itself and the rooms listed after its name.

    The name of the package itself stands for what its `__init__` offers to users.
    """

    type_name = "rooms"

    rooms = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed: dict[str, set[str]] = {}
        for line in self.rooms:  # type: ignore[attr-defined]
            room, _, others = line.partition(":")
            allowed[room.strip()] = {room.strip(), *others.split()}
        roots = sorted({name.partition(".")[0] for name in graph.modules})
        complaints = []
        for root in roots:
            built = {child.removeprefix(f"{root}.") for child in graph.find_children(root)}
            complaints += [
                f"{root}.{room} is not in the table: add it to `rooms` in pyproject.toml"
                for room in sorted(built - allowed.keys())
            ]
            for room in sorted(built & allowed.keys()):
                complaints += _trespasses(graph, root, room, allowed[room])
        return ContractCheck(kept=not complaints, metadata={"complaints": complaints})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for complaint in check.metadata["complaints"]:
            output.print_error(complaint, bold=False)
        output.new_line()


def _trespasses(graph: ImportGraph, root: str, room: str, allowed: set[str]) -> list[str]:
    home = f"{root}.{room}"
    found = []
    for importer in sorted({home, *graph.find_descendants(home)}):
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            package, _, rest = imported.partition(".")
            if package != root or (rest.partition(".")[0] or root) in allowed:
                continue
            lines = graph.get_import_details(importer=importer, imported=imported)
            where = ", ".join(str(detail["line_number"]) for detail in lines)
            rooms = ", ".join(sorted(allowed - {room})) or "nothing of ours"
            found.append(f"{importer} line {where} imports {imported}; {room} may import {rooms}")
    return found
