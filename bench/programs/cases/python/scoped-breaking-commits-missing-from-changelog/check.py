import os
import sys

sys.path.insert(0, os.getcwd())
from changelog import next_version, render
from commits import Commit, parse_commit

messages = ["fix: leak in watcher", "feat(api)!: rename Client.get to Client.fetch"]
assert next_version("2.3.0", messages) == "3.0.0", next_version("2.3.0", messages)
entry = "- **api**: rename Client.get to Client.fetch\n"
assert render("2.3.0", messages) == (
    "## 3.0.0\n\n### Breaking\n" + entry + "\n### Added\n" + entry + "\n### Fixed\n- leak in watcher\n"
), render("2.3.0", messages)

assert parse_commit("chore(build-deps)!: drop 3.8") == Commit("chore", "build-deps", "drop 3.8", "drop 3.8")
got = parse_commit("fix(db)!: reconnect\n\nBREAKING CHANGE: needs driver 2")
assert got == Commit("fix", "db", "reconnect", "needs driver 2"), got
assert next_version("0.1.0", ["docs(site)!: new urls"]) == "1.0.0"

assert parse_commit("feat!: drop") == Commit("feat", None, "drop", "drop")
assert parse_commit("feat(cli): add!") == Commit("feat", "cli", "add!")
assert parse_commit("fix: a (b)!: c") == Commit("fix", None, "a (b)!: c")
for bad in ("feat(): x", "feat!!: x", "feat(api)!:x", "Feat: x", "feat (a): x", "feat(a): "):
    assert parse_commit(bad) is None, bad
assert next_version("1.4.2", ["fix(a): b"]) == "1.4.3"
assert next_version("1.4.2", ["feat(a): b"]) == "1.5.0"
