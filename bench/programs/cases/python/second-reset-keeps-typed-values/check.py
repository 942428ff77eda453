import os
import sys

sys.path.insert(0, os.getcwd())

from form import Field, Form, max_length

FIELDS = [Field("name", "Name", required=True, check=max_length(5)), Field("city", "City")]

form = Form(FIELDS, {"name": "Ida", "city": "Ulm"})
form.set("city", "Kiel")
form.reset()
assert form["city"] == "Ulm" and not form.is_dirty
form.set("city", "Bonn")
assert form.is_dirty
assert form.changes() == {"city": ("Ulm", "Bonn")}
form.reset()
assert form["city"] == "Ulm"

# saving after a reset reports what changed
form.set("name", "Ada")
assert form.save() == {"name": "Ada"}
form.set("name", "Eva")
form.reset()
form.reset()
assert form["name"] == "Ada"
form.set("name", "Uma")
form.reset()
assert form["name"] == "Ada" and not form.is_dirty

# reset of an untouched form, then typing
form = Form(FIELDS)
form.reset()
form.set("name", "Bo")
assert form.changes() == {"name": ("", "Bo")}
form.reset()
assert form["name"] == "" and form.errors() == {"name": "Name is required"}

# unchanged
given = {"name": "Ida"}
form = Form(FIELDS, given)
form.set("name", "Ada")
assert given == {"name": "Ida"}
assert form.save() == {"name": "Ada"} and not form.is_dirty
form.set("name", "Annabel")
assert form.errors(touched_only=True) == {"name": "Name: at most 5 characters"}
form.reset()
assert form.errors(touched_only=True) == {} and form["name"] == "Ada"
