"""A small event bus."""


class _Listener:
    def __init__(self, handler, once):
        self.handler = handler
        self.once = once


class Events:
    def __init__(self):
        self._listeners = {}

    def on(self, event, handler):
        """Call the handler every time the event is emitted."""
        self._listeners.setdefault(event, []).append(_Listener(handler, False))

    def once(self, event, handler):
        """Call the handler for the next event only, whatever it does."""
        self._listeners.setdefault(event, []).append(_Listener(handler, True))

    def off(self, event, handler):
        """Stop calling a handler; unknown ones are ignored."""
        kept = [item for item in self._listeners.get(event, []) if item.handler != handler]
        self._listeners[event] = kept

    def _drop(self, event, listener):
        kept = [item for item in self._listeners[event] if item is not listener]
        self._listeners[event] = kept

    def emit(self, event, *args):
        """Call all listeners in the order they came; returns how many.

        Listeners added meanwhile have to wait for the next event, those
        that were removed meanwhile are not called any more.
        """
        called = 0
        for listener in list(self._listeners.get(event, [])):
            if listener not in self._listeners[event]:
                continue
            listener.handler(*args)
            if listener.once:
                self._drop(event, listener)
            called += 1
        return called

    def count(self, event):
        return len(self._listeners.get(event, []))
