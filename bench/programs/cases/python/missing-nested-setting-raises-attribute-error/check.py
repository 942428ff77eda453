import os
import sys

sys.path.insert(0, os.getcwd())


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc as err:
        return err
    raise AssertionError('%s not raised' % exc.__name__)


from settle import MissingSetting, Settings, WrongSetting, check, missing

settings = Settings({"proxy": None, "mode": "none", "db": {"port": 0, "tls": False, "opts": {"a": None}}, "list": [1]})
assert settings.get("proxy.port", 8080) == 8080
assert settings.get("mode.port", 1) == 1
assert settings.get("db.port.low") is None
assert settings.get("list.0", "x") == "x"
raises(MissingSetting, settings.require, "proxy.port")
raises(MissingSetting, settings.require, "mode.x.y")
assert "proxy.port" not in settings
assert settings.integer("proxy.port", 3) == 3
assert settings.flag("db.tls.strict", True) is True
assert settings.section("proxy.inner").data == {}
assert missing(settings, ["proxy.port", "db.port"]) == ["proxy.port"]
assert check(settings, required=["mode.x"], integers=["proxy.n"]) == ["setting mode.x is missing"]
assert settings.get("db.port", 5) == 0
assert settings.get("db.tls", True) is False
assert settings.get("proxy", 7) is None
assert "proxy" in settings and "db.opts.a" in settings
raises(MissingSetting, settings.require, "proxy")
raises(WrongSetting, settings.section, "mode")
