import sys

sys.path.insert(0, sys.argv[1])
import sqlparse


def kinds(text):
    return [type(token).__name__ for token in sqlparse.parse(text)[0].tokens if not token.is_whitespace]


table = ["Token", "Token", "Identifier", "Parenthesis"]
for words in ("create table", "CREATE TABLE", "Create Table", "CREATE table", "create TABLE"):
    assert kinds(f"{words} foo (id int, name varchar(10))") == table, words
assert kinds("create  table\nfoo (id int)") == table
assert kinds("select foo(1)") == ["Token", "Function"]
assert kinds("SELECT count(*) FROM foo") == ["Token", "Function", "Token", "Identifier"]
assert kinds("drop table foo") == ["Token", "Token", "Identifier"]
assert sqlparse.format("create table foo (id int)", keyword_case="upper") == "CREATE TABLE foo (id int)"
