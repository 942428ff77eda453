import sys

sys.path.insert(0, sys.argv[1])
from xml.etree import ElementTree

from pylib.xml.dom.minidom import Document


def written(value):
    element = Document().createElement("e")
    element.setAttribute("text", value)
    return element.toxml()


assert written("a\nb") == '<e text="a&#10;b"/>'
assert written("a\tb") == '<e text="a&#9;b"/>'
assert written("a\r\nb") == '<e text="a&#13;&#10;b"/>'
assert written('<"&>') == '<e text="&lt;&quot;&amp;&gt;"/>'
assert written("plain text") == '<e text="plain text"/>'
assert written("") == '<e text=""/>'
for value in ("a\nb", "\tx\r", 'q"\n&', " two  spaces "):
    assert ElementTree.fromstring(written(value)).get("text") == value
document = Document()
element = document.createElement("e")
element.appendChild(document.createTextNode("a\nb\t<&>"))
assert element.toxml() == "<e>a\nb\t&lt;&amp;&gt;</e>"
