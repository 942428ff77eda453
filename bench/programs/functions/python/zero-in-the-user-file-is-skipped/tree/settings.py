class Settings:
    """Layers of settings; the layer that was pushed last wins."""

    def __init__(self, defaults):
        self._layers = [dict(defaults)]

    def push(self, layer):
        self._layers.append(dict(layer))

    def pop(self):
        if len(self._layers) == 1:
            raise IndexError("the defaults cannot be popped")
        return self._layers.pop()

    def get(self, key):
        for layer in reversed(self._layers):
            if layer.get(key):
                return layer[key]
        raise KeyError(key)

    def origin(self, key):
        """Number of the layer that decides on the key, 0 for the defaults."""
        for number in range(len(self._layers) - 1, -1, -1):
            if key in self._layers[number]:
                return number
        raise KeyError(key)
