"""Arguments of the language's functions that are forgotten most often: by the function's name, as they are written."""
from __future__ import annotations

GIVEN_OFTEN: dict[str, tuple[str, ...]] = {
    "open": ("encoding='utf-8'", "'rb'", "'wb'", "'w'", "errors='ignore'", "newline=''"), "decode": ("'utf-8'", "errors='replace'", "errors='ignore'", "'ignore'", "'replace'"),
    "encode": ("'utf-8'", "errors='replace'", "errors='ignore'", "'ignore'", "'replace'"), "dumps": ("sort_keys=True", "default=str", "ensure_ascii=False", "indent=2"),
    "sub": ("flags=re.UNICODE", "flags=re.IGNORECASE", "flags=re.MULTILINE", "flags=re.DOTALL", "count=1"), "warn": ("stacklevel=2", "DeprecationWarning", "DeprecationWarning, stacklevel=2"),
    "compile": ("re.UNICODE", "re.IGNORECASE", "re.MULTILINE", "re.DOTALL", "re.VERBOSE", "re.ASCII"), "match": ("re.IGNORECASE", "flags=re.UNICODE"), "search": ("re.IGNORECASE", "flags=re.UNICODE"),
    "makedirs": ("exist_ok=True",), "mkdir": ("exist_ok=True", "parents=True, exist_ok=True"), "print": ("file=sys.stderr", "end=''", "flush=True"), "zip": ("strict=True",),
    "rmtree": ("ignore_errors=True",), "Popen": ("shell=True", "universal_newlines=True", "stderr=subprocess.PIPE"), "error": ("exc_info=True",), "warning": ("exc_info=True",),
    "split": ("maxsplit=1", "None, 1"), "min": ("default=None", "default=0"), "max": ("default=None", "default=0"), "setup": ("zip_safe=False", "include_package_data=True"),
    "dataclass": ("frozen=True", "eq=False"), "run": ("check=True",), "import_module": ("__name__",), "Thread": ("daemon=True",), "StringIO": ("newline=''",),
}
