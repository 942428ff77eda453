"""Names of the standard library that code in issues uses without their import."""
from __future__ import annotations

import ast

HOMES = {
    "decimal": ("Decimal", "ROUND_HALF_UP", "ROUND_HALF_EVEN", "ROUND_DOWN", "ROUND_UP", "InvalidOperation"),
    "fractions": ("Fraction",),
    "datetime": ("date", "timedelta", "timezone"),
    "collections": ("Counter", "OrderedDict", "defaultdict", "deque", "namedtuple", "ChainMap"),
    "pathlib": ("Path", "PurePath", "PurePosixPath", "PureWindowsPath"),
    "io": ("StringIO", "BytesIO"),
    "functools": ("partial", "reduce", "lru_cache", "cmp_to_key"),
    "uuid": ("UUID", "uuid4"),
    "types": ("SimpleNamespace", "MappingProxyType"),
    "enum": ("Enum", "IntEnum"),
    "zoneinfo": ("ZoneInfo",),
    "dataclasses": ("dataclass",),
    "ipaddress": ("ip_address", "ip_network"),
}
STANDARD = {name: f"from {module} import {name}" for module, names in HOMES.items() for name in names}
# Modules that hold a class of their own name.
BOTH = {"datetime", "time"}
IN_MODULE = {"datetime": {"date", "datetime", "time", "timedelta", "timezone", "tzinfo", "UTC", "MINYEAR", "MAXYEAR"}}


def as_class(tree: ast.AST, name: str) -> str | None:
    """`datetime(2024, 1, 31)` and `datetime.strptime(…)` mean the class, `datetime.date(…)` means the module."""
    if name not in BOTH:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            return f"from datetime import {name}"
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == name:
            return None if name not in IN_MODULE or node.attr in IN_MODULE[name] else f"from datetime import {name}"
    return None


def borrowed(tree: ast.Module, own: set[str]) -> dict[str, str]:
    """What a file of the project imports from elsewhere, under the name that it has there: `import datetime as dt`."""
    found: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.Import):
            parts = [(alias, f"import {alias.name}", alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            parts = [(alias, f"from {node.module} import {alias.name}", node.module) for alias in node.names]
        else:
            continue
        for alias, statement, module in parts:
            name = alias.asname or alias.name
            if name.isidentifier() and name != "*" and module.split(".")[0] not in own | {"__future__"}:
                found.setdefault(name, f"{statement} as {alias.asname}" if alias.asname else statement)
    return found
