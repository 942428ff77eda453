"""Families of plain edits of which there are many, and each is right seldom: they come once the usual ones of all statements are made."""
from __future__ import annotations

import ast
from typing import Iterator

from fixpoint_arguments import argument_mutations
from fixpoint_at_hand import at_hand_mutations
from fixpoint_called_instead import called_instead_mutations
from fixpoint_clauses import clause_mutations
from fixpoint_copied import copied_mutations
from fixpoint_guards import guard_mutations
from fixpoint_like_values import like_value_mutations
from fixpoint_model import Model, Mutation, own_nodes
from fixpoint_said_otherwise import said_otherwise_mutations, said_otherwise_statements


def further_mutations(model: Model, statement: ast.stmt) -> Iterator[Mutation]:
    for node in own_nodes(statement):
        yield from at_hand_mutations(model, node)
        yield from like_value_mutations(model, node)
        yield from argument_mutations(model, node)
        yield from clause_mutations(model, node)
        yield from called_instead_mutations(model, node)
        yield from said_otherwise_mutations(model, node)
    yield from said_otherwise_statements(model, statement)
    yield from guard_mutations(model, statement)
    yield from copied_mutations(model, statement)
