import os
import subprocess
import sys

if "--inner" not in sys.argv:
    # run once more in a child, so that an endless loop cannot hang us
    try:
        done = subprocess.run([sys.executable, "-B", os.path.abspath(__file__), "--inner"], timeout=7)
    except subprocess.TimeoutExpired:
        print("took too long")
        sys.exit(1)
    sys.exit(1 if done.returncode else 0)

sys.dont_write_bytecode = True
sys.path.insert(0, os.getcwd())

from i18n.negotiate import choose, parse_accept

failures = []
total = 0


def eq(label, call, want):
    global total
    total += 1
    try:
        got = call()
    except Exception as error:
        if isinstance(want, type) and issubclass(want, BaseException) and type(error) is want:
            return
        failures.append(f"{label}: raised {type(error).__name__}: {error}")
        return
    if type(got) is not type(want) or got != want:
        failures.append(f"{label}: got {got!r}, want {want!r}")


eq('choose("pt-BR,pt;q=0.8", ["en", "de", "pt-BR"])', lambda: choose("pt-BR,pt;q=0.8", ["en", "de", "pt-BR"]), "pt-BR")
eq('choose("zh-Hant", ["zh-Hant"], default=None)', lambda: choose("zh-Hant", ["zh-Hant"], default=None), "zh-Hant")
eq('choose("PT-br", ["en", "pt-BR"])', lambda: choose("PT-br", ["en", "pt-BR"]), "pt-BR")
eq('choose("en-gb, de;q=0.9", ["de", "en-GB"])', lambda: choose("en-gb, de;q=0.9", ["de", "en-GB"]), "en-GB")
eq('choose("de-AT", ["en", "DE"])', lambda: choose("de-AT", ["en", "DE"]), "DE")
eq('choose("fr;q=0.2, nl-BE;q=0.4", ["fr", "NL-be"])', lambda: choose("fr;q=0.2, nl-BE;q=0.4", ["fr", "NL-be"]), "NL-be")
eq('choose("de-CH", ["en", "de", "de-CH"])', lambda: choose("de-CH", ["en", "de", "de-CH"]), "de-CH")
eq('choose("de-CH, en;q=0.5", ["en", "de"])', lambda: choose("de-CH, en;q=0.5", ["en", "de"]), "de")
eq('choose("FR", ["en", "fr"])', lambda: choose("FR", ["en", "fr"]), "fr")
eq('choose("pt-PT", ["en", "pt-BR"])', lambda: choose("pt-PT", ["en", "pt-BR"]), "en")
eq('choose("de;q=0, fr;q=0.1", ["de", "fr"])', lambda: choose("de;q=0, fr;q=0.1", ["de", "fr"]), "fr")
eq('choose("*", ["pt-BR", "en"])', lambda: choose("*", ["pt-BR", "en"]), "pt-BR")
eq('choose("*", [])', lambda: choose("*", []), "en")
eq('choose("", ["de"])', lambda: choose("", ["de"]), "en")
eq('choose("it", ["de"], "de")', lambda: choose("it", ["de"], "de"), "de")
eq('choose("en-us", ["en-us", "en"])', lambda: choose("en-us", ["en-us", "en"]), "en-us")
eq('parse_accept("de-CH, en;q=0.5,,fr;q=x")', lambda: parse_accept("de-CH, en;q=0.5,,fr;q=x"), [("de-ch", 1.0), ("en", 0.5), ("fr", 0.0)])

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
