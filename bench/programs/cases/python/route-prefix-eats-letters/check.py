import os
import sys

sys.path.insert(0, os.getcwd())

from router import Router, NotFound


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


api = Router("/api").add("/", lambda: "root").add("/pages/{id}", lambda id: "page " + id).add("/apples", lambda: "apples").add("/{any}", lambda any: any)
assert api.dispatch("/api/pages/3") == "page 3"
assert api.dispatch("/api/apples") == "apples"
assert api.dispatch("/api/pip") == "pip"
assert api.dispatch("/api/users") == "users"
assert api.dispatch("/api/api") == "api"
assert api.dispatch("/api") == "root"
assert api.dispatch("/api/") == "root"
raises(NotFound, api.dispatch, "/apis/pages/3")
raises(NotFound, api.dispatch, "/api/a/b/c")
outer = Router("/v1").mount(Router("/v1").add("/v", lambda: "deep")).mount(api)
assert outer.dispatch("/v1/v1/v") == "deep"
assert outer.dispatch("/v1/api/apples") == "apples"
assert Router().add("/a", lambda: 1).dispatch("/a") == 1
