from .links import Links, UnknownLink, with_params
from .query import decode_query, encode_query
from .template import MissingPlace

__all__ = ["Links", "MissingPlace", "UnknownLink", "decode_query", "encode_query", "with_params"]
