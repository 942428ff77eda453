"""Whether what ran left anything behind in this process that whatever runs next could come by."""
from __future__ import annotations

import _signal
import _thread
import abc
import atexit
import gc
import os
import re
import resource
import signal
import sys
import weakref
# By their own names: what ran may have put others in their place.
from builtins import BaseException, all, any, dict, len, list, map, range, repr, set, tuple, type, zip  # noqa: A004
from collections import OrderedDict
from contextvars import copy_context
from itertools import chain
from operator import is_not
from types import BuiltinFunctionType
from typing import Any, Callable

from fixpoint_reach import Reach, context_state
from fixpoint_trust import WATCHED

LIMITS = tuple(getattr(resource, name) for name in dir(resource) if name.startswith("RLIMIT_"))
# What fills caches that all share, as of compiled patterns and of what is an instance of what.
HARMLESS = (weakref.ref, re.Pattern)
FLAG_PARTS = ("_value_", "_name_", "_sort_order_")
listdir, getcwd, umask, waitid = os.listdir, os.getcwd, os.umask, os.waitid
collect, freeze, young, referents = gc.collect, gc.freeze, gc.get_objects, gc.get_referents
getitimer, sigmask, getsignal, getrlimit = _signal.getitimer, _signal.pthread_sigmask, _signal.getsignal, resource.getrlimit
ANY_CHILD = (os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
sys_questions = tuple(getattr(sys, name) for name in (
    "getrecursionlimit", "getswitchinterval", "get_int_max_str_digits", "get_coroutine_origin_tracking_depth") if hasattr(sys, name))
hooks = (sys.gettrace, sys.getprofile)
process_questions = (getcwd, _thread._count, gc.isenabled, gc.get_threshold, gc.get_debug, atexit._ncallbacks,
                     abc.get_cache_token, *sys_questions)


def has_children() -> bool:
    try:
        waitid(*ANY_CHILD)
    except ChildProcessError:
        return False
    return True


def is_harmless(thing: Any) -> bool:
    kind = type(thing)
    if kind in HARMLESS or kind.__name__ == "_lru_list_elem":
        return True
    if kind is BuiltinFunctionType:
        return type(thing.__self__) is weakref.ref
    if kind is re.RegexFlag:
        return all(name in FLAG_PARTS and type(part) in (int, str, type(None)) for name, part in vars(thing).items())
    if kind is set:
        return all(type(part) is weakref.ref for part in thing)
    return kind is tuple and all(type(part) in (int, str, bytes, type) for part in thing)


class Leaks:
    """`begin`, then for each that runs: `before`, what runs, `left_behind`."""

    def __init__(self, inside: Callable[[str | None], bool]) -> None:
        self._reach = reach = Reach(inside, WATCHED)
        self.can_tell = not (reach.opaque or reach.too_much)
        self._keys = [dict.__iter__ if not isinstance(d, OrderedDict) else OrderedDict.__iter__ for d in reach.dicts]
        self._modules: list[Callable[[], object]] = []

    def _ask_modules(self) -> list[Callable[[], object]]:
        known = sys.modules
        asks: list[Callable[[], object]] = []
        if "random" in known:
            asks.append(known["random"].getstate)
        if "_locale" in known:
            locale = known["_locale"]
            query, everything = locale.setlocale, locale.LC_ALL
            asks.append(lambda: query(everything))
        if "decimal" in known:
            context = known["decimal"].getcontext
            asks.append(lambda: context_state(context()))
        if "_socket" in known:
            asks.append(known["_socket"].getdefaulttimeout)
        return asks

    def begin(self) -> None:
        self._modules = self._ask_modules()
        # Each thread keeps a list of what is being written, from the first time on.
        repr([self._process()])
        self._held = referents(*self._reach.watched)
        self._held_keys = self._all_keys()
        self._states = [state(thing) for state, thing in self._reach.states]
        self._facts = self._process()
        # What comes into them goes again.
        self._clears = [cache.cache_clear for cache in self._reach.caches if not any(cache.cache_info()[at] for at in (0, 1, 3))]
        self._identities = self._by_identity()

    def _all_keys(self) -> list[object]:
        return list(chain.from_iterable(each(d) for each, d in zip(self._keys, self._reach.dicts)))

    def _process(self) -> tuple[object, ...]:
        mask = umask(0o77)
        umask(mask)
        return (mask, listdir("/proc/self/fd"), len(listdir("/proc/self/task")), [ask() for ask in process_questions],
                getitimer(signal.ITIMER_REAL), getitimer(signal.ITIMER_VIRTUAL), sigmask(signal.SIG_BLOCK, ()),
                list(map(getrlimit, LIMITS)), [ask() for ask in self._modules])

    def _by_identity(self) -> list[object]:
        handlers = map(getsignal, range(1, signal.NSIG))
        context = copy_context()
        return [*handlers, *(ask() for ask in hooks), *sys.get_asyncgen_hooks(), *context.keys(), *context.values()]

    def before(self) -> None:
        """What there is by now is no longer new."""
        freeze()

    def left_behind(self) -> bool:
        try:
            return self._is_changed()
        except BaseException:
            return True

    def _is_changed(self) -> bool:
        if any(ask() is not None for ask in hooks):
            return True
        for clear in self._clears:
            clear()
        collect()
        if not all(map(is_harmless, young())):
            return True
        for now, held in ((referents(*self._reach.watched), self._held), (self._all_keys(), self._held_keys),
                          (self._by_identity(), self._identities)):
            if len(now) != len(held) or any(map(is_not, now, held)):
                return True
        if any(state(thing) != held for (state, thing), held in zip(self._reach.states, self._states)):
            return True
        return has_children() or self._process() != self._facts
