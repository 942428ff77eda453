import os
import sys

sys.path.insert(0, os.getcwd())

from herbarium.tree import count, node, path, prune, search

roses = node(
    "Rosaceae", "family",
    node("Rosa", "genus", node("Rosa canina", "species"), node("Rosa rugosa", "species")),
    node("Malus", "genus", node("Malus domestica", "species", node("Boskoop", "variety"), node("Elstar", "variety"))),
    {"name": "Rubus", "rank": "genus"},
)
assert search(roses, "domestica") == ["Rosaceae", "  Malus", "    Malus domestica"]
assert search(roses, "elstar") == ["Rosaceae", "  Malus", "    Malus domestica", "      Elstar"]
assert search(roses, "A C") == ["Rosaceae", "  Rosa", "    Rosa canina"]
assert search(roses, "rosa") == ["Rosaceae", "  Rosa", "    Rosa canina", "    Rosa rugosa"]
assert search(roses, "rugosa") == ["Rosaceae", "  Rosa", "    Rosa rugosa"]
assert search(roses, "us") == ["Rosaceae", "  Malus", "    Malus domestica", "  Rubus"]
assert search(roses, "malus") == ["Rosaceae", "  Malus", "    Malus domestica"]
assert search(roses, "aceae") == ["Rosaceae"]
assert search(roses, "quercus") == []
found = prune(roses, lambda item: item["rank"] == "variety")
assert count(found, "variety") == 2
assert count(found, "genus") == 1
assert prune(roses, lambda item: False) is None
assert count(roses, "species") == 3
assert path(roses, "Elstar") == ["Rosaceae", "Malus", "Malus domestica", "Elstar"]
