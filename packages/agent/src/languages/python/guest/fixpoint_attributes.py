"""Attributes of the objects of a file."""
from __future__ import annotations

import ast

from fixpoint_model import Model

MOST_ATTRIBUTES = 12


def attributes_in(model: Model) -> list[str]:
    """Of objects, the frequent ones first; methods not."""
    def find() -> list[str]:
        counts: dict[str, int] = {}
        for one in model.every(ast.Attribute):
            parent = model.parent.get(one)
            if not (isinstance(parent, ast.Call) and parent.func is one):
                counts[one.attr] = counts.get(one.attr, 0) + 1
        for made in model.every(ast.ClassDef):
            for field in made.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    counts[field.target.id] = counts.get(field.target.id, 0) + 1
        return sorted(counts, key=lambda name: -counts[name])[:MOST_ATTRIBUTES]
    return model.once("attributes", model.tree, find)


def set_attributes(model: Model) -> list[str]:
    """Of objects other than `self`, those that are set after these are made first, then fields and what classes set themselves."""
    def find() -> list[str]:
        stored = [one for one in model.every(ast.Attribute) if isinstance(one.ctx, ast.Store)]
        later = [one.attr for one in stored if not is_self(one.value)]
        fields = [field.target.id for made in model.every(ast.ClassDef) for field in made.body if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)]
        return list(dict.fromkeys([*later, *fields, *(one.attr for one in stored if is_self(one.value) and not one.attr.startswith("_"))]))[:MOST_ATTRIBUTES]
    return model.once("set attributes", model.tree, find)


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in ("self", "cls")
