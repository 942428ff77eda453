import { existsSync } from "node:fs";

/** Flask is of the system's Python or not there at all: nothing is downloaded for a project. */
export const hasFlask = existsSync("/usr/lib/python3/dist-packages/flask");

/** A small shop that is made by a function, with a view and a query that are wrong. */
export const FLASK_PROJECT: Readonly<Record<string, string>> = {
  "requirements.txt": "flask\n",
  "shop/__init__.py": `from flask import Flask

from shop.views import pages


def create_app(settings=None):
    app = Flask(__name__)
    app.config.from_mapping(DATABASE=":memory:", PAGE=2)
    app.config.update(settings or {})
    app.register_blueprint(pages)
    return app
`,
  "shop/store.py": `import sqlite3

from flask import current_app, g


def store():
    if "store" not in g:
        g.store = sqlite3.connect(current_app.config["DATABASE"])
        g.store.execute("create table if not exists orders (id integer primary key, customer text, total integer)")
    return g.store


def add(customer, total):
    with store() as open_store:
        return open_store.execute("insert into orders (customer, total) values (?, ?)", (customer, total)).lastrowid


def found(least):
    rows = store().execute("select customer, total from orders order by id").fetchall()
    return [customer for customer, total in rows if total > least]
`,
  "shop/views.py": `from flask import Blueprint, current_app, jsonify, request

from shop import store

pages = Blueprint("pages", __name__)


@pages.get("/orders")
def orders():
    least = request.args.get("least", 0, type=int)
    page = request.args.get("page", 1, type=int)
    size = current_app.config["PAGE"]
    customers = store.found(least)
    return jsonify(customers=customers[(page - 1) * size : page * size], pages=len(customers) // size)


@pages.post("/orders")
def add():
    data = request.get_json()
    if not data.get("customer"):
        return jsonify(error="who?"), 404
    return jsonify(id=store.add(data["customer"], data["total"])), 201
`,
  "tests/conftest.py": `import pytest

from shop import create_app


@pytest.fixture
def app(tmp_path):
    return create_app({"TESTING": True, "DATABASE": str(tmp_path / "shop.db")})


@pytest.fixture
def client(app):
    return app.test_client()
`,
  "tests/test_orders.py": `import pytest


@pytest.fixture
def orders(client):
    for customer, total in (("Ada", 1), ("Bob", 2), ("Cleo", 3)):
        client.post("/orders", json={"customer": customer, "total": total})


def test_first_page(client, orders):
    assert client.get("/orders").get_json()["customers"] == ["Ada", "Bob"]


def test_second_page(client, orders):
    assert client.get("/orders?page=2").get_json()["customers"] == ["Cleo"]


def test_large_ones(client, orders):
    assert client.get("/orders?least=2").get_json()["customers"] == ["Bob", "Cleo"]


def test_none(client, orders):
    assert client.get("/orders?least=9").get_json()["customers"] == []


def test_pages(client, orders):
    assert client.get("/orders").get_json()["pages"] == 2


def test_no_pages(client):
    assert client.get("/orders").get_json()["pages"] == 0


def test_nobody(client):
    answer = client.post("/orders", json={"customer": ""})
    assert answer.status_code == 400
    assert answer.get_json() == {"error": "who?"}


def test_somebody(client):
    assert client.post("/orders", json={"customer": "Ada", "total": 1}).status_code == 201
`,
};
