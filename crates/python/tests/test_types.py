"""What is written down of the module in Rust, for whoever checks types, is what there is."""

import ast
import inspect
import unittest
from pathlib import Path

import ratskeller
from ratskeller import _native

STUB = ast.parse((Path(ratskeller.__file__).parent / "_native.pyi").read_text(encoding="utf-8"))


def is_property(function: ast.FunctionDef) -> bool:
    return any(isinstance(it, ast.Name) and it.id == "property" for it in function.decorator_list)


def written_in(body: list[ast.stmt]) -> dict[str, ast.FunctionDef]:
    return {it.name: it for it in body if isinstance(it, ast.FunctionDef)}


def parameters(function: ast.FunctionDef) -> list[tuple[str, bool]]:
    """Each with whether it may be left out."""
    names = [argument.arg for argument in function.args.args if argument.arg not in ("self", "cls")]
    required = len(names) - len(function.args.defaults)
    return [(name, at >= required) for at, name in enumerate(names)]


def taken(of: object) -> list[tuple[str, bool]]:
    signature = inspect.signature(of).parameters.values()
    return [(it.name, it.default is not inspect.Parameter.empty) for it in signature if it.name not in ("self", "cls")]


class TestTypes(unittest.TestCase):
    def compare(self, of: object, written: dict[str, ast.FunctionDef], where: str) -> None:
        there = {name for name in vars(of) if not name.startswith("_")}
        named = {name for name in written if not name.startswith("_")}
        self.assertEqual(named, there, where)
        for name in named:
            if not is_property(written[name]):
                self.assertEqual(parameters(written[name]), taken(getattr(of, name)), f"{where}.{name}")

    def test_every_function_and_class_is_as_it_is_written_down(self):
        classes = {it.name: it for it in STUB.body if isinstance(it, ast.ClassDef)}
        functions = written_in(STUB.body)
        values = {it.target.id for it in STUB.body if isinstance(it, ast.AnnAssign) and not it.target.id.startswith("_")}
        there = {name for name in dir(_native) if not name.startswith("_")}
        self.assertEqual({*classes, *functions, *values}, there)
        for name, function in functions.items():
            self.assertEqual(parameters(function), taken(getattr(_native, name)), name)
        for name, it in classes.items():
            of, written = getattr(_native, name), written_in(it.body)
            self.compare(of, written, name)
            self.assertEqual(parameters(written["__new__"]), taken(of), f"{name}()")

    def test_whoever_checks_types_is_told_that_there_are_some(self):
        self.assertTrue((Path(ratskeller.__file__).parent / "py.typed").exists())


if __name__ == "__main__":
    unittest.main()
