"""The language of effects: ``wound(target, 2)`` read into an Effect, and an Effect written as text again.

The text is taken apart by Python's own grammar and never run: only calls, names, whole numbers, the minus sign and
lists are looked at, and everything else is noted as a problem of its entry.
"""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from undercroft.games.dungeoneer.content_types import Amount, Condition, Effect, Effects
from undercroft.games.dungeoneer.vocabulary import (
    AMOUNT,
    CONDITION,
    CONDITION_ARGUMENTS,
    COUNTS,
    EFFECTS,
    KIND,
    NUMBER,
    PLACE,
    PLACES,
    SIGNATURES,
    SORT,
    SORTS,
    WHO,
    WHO_ARG,
    Argument,
)
from undercroft.packs import Entry, nearest

LONGEST: Final = 900
"""Characters of one effect; a longer one is a slip, or meant to break the reader."""
LARGEST: Final = 99
"""No figure of a card is larger."""

Value = int | str | Amount | Condition | Effects | None
"""What an argument can be; None for one that was left out."""


T = TypeVar("T", Effect, Condition)


class _Slip(Exception):
    """What is wrong with a text: a message id and its arguments."""

    def __init__(self, message: str, /, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.known: Mapping[str, str | int] = args


# Reading


def read_effects(entry: Entry, key: str, texts: Sequence[str]) -> Effects:
    """The effects that `texts` under `key` of an entry say; every wrong one is noted and left out."""
    effects = [_read(entry, key, text, _effect) for text in texts]
    return tuple(effect for effect in effects if effect is not None)


def read_condition(entry: Entry, key: str, text: str) -> Condition | None:
    """The condition that a text says; None, and noted, if it says none."""
    return _read(entry, key, text, _condition)


def _read(entry: Entry, key: str, text: str, parse: Callable[[ast.expr], T]) -> T | None:
    try:
        return parse(_expression(text))
    except _Slip as slip:
        entry.error(slip.message, key=key, text=_short(text), **slip.known)
    except RecursionError:
        entry.error("dl-text-form", key=key, text=_short(text))
    return None


def _expression(text: str) -> ast.expr:
    if len(text) > LONGEST:
        raise _Slip("dl-text-long", most=LONGEST)
    try:
        with warnings.catch_warnings():
            # Python warns of odd numbers and escapes, which are refused below anyway.
            warnings.simplefilter("ignore")
            return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        raise _Slip("dl-text-form") from None


def _effect(node: ast.expr) -> Effect:
    verb = _called(node)
    if verb not in SIGNATURES:
        near = nearest(verb, SIGNATURES)
        if near:
            raise _Slip("dl-verb-near", got=verb, near=near)
        raise _Slip("dl-verb-unknown", got=verb, known=", ".join(SIGNATURES))
    assert isinstance(node, ast.Call)
    signature = SIGNATURES[verb]
    given = _arguments(verb, node, signature)
    return Effect(
        verb,
        tuple(
            _value(verb, argument, given[argument[0]]) if argument[0] in given else None
            for argument in signature
        ),
    )


def _called(node: ast.expr) -> str:
    """The name of a call; a slip for anything else."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    if isinstance(node, ast.Name):
        raise _Slip("dl-call-bare", got=node.id)
    raise _Slip("dl-text-form")


def _arguments(verb: str, node: ast.Call, signature: Sequence[Argument]) -> dict[str, ast.expr]:
    """The arguments by name: those that must be there stand in order, the others are named."""
    names = [name for name, _, _ in signature]
    needed = [name for name, _, optional in signature if not optional]
    if len(node.args) > len(needed):
        raise _Slip("dl-arguments-many", verb=verb, most=len(needed), got=len(node.args), form=form_of(verb))
    given = dict(zip(needed, node.args, strict=False))
    for keyword in node.keywords:
        name = keyword.arg or "**"
        if name not in names:
            near = nearest(name, names)
            if near:
                raise _Slip("dl-argument-near", verb=verb, got=name, near=near)
            raise _Slip("dl-argument-unknown", verb=verb, got=name, form=form_of(verb))
        if name in given:
            raise _Slip("dl-argument-twice", verb=verb, got=name)
        given[name] = keyword.value
    missing = [name for name in needed if name not in given]
    if missing:
        raise _Slip("dl-argument-missing", verb=verb, missing=", ".join(missing), form=form_of(verb))
    return given


def _value(verb: str, argument: Argument, node: ast.expr) -> Value:
    name, wanted, _ = argument
    if isinstance(wanted, tuple):
        return _word(verb, name, node, wanted)
    if wanted == WHO_ARG:
        return _word(verb, name, node, WHO)
    if wanted == PLACE:
        return _word(verb, name, node, PLACES)
    if wanted == SORT:
        return _word(verb, name, node, SORTS[verb])
    if wanted == KIND:
        return _name(verb, name, node)
    if wanted == NUMBER:
        return _number(verb, name, node)
    if wanted == AMOUNT:
        return _amount(verb, name, node)
    if wanted == CONDITION:
        return _condition(node)
    assert wanted == EFFECTS
    return _list(verb, name, node)


def _name(call: str, name: str, node: ast.expr) -> str:
    if not isinstance(node, ast.Name):
        raise _Slip("dl-word-form", verb=call, argument=name, got=_source(node))
    return node.id


def _word(call: str, name: str, node: ast.expr, allowed: Sequence[str]) -> str:
    word = _name(call, name, node)
    if word in allowed:
        return word
    near = nearest(word, allowed)
    if near:
        raise _Slip("dl-word-near", verb=call, argument=name, got=word, near=near)
    raise _Slip("dl-word-unknown", verb=call, argument=name, got=word, allowed=", ".join(allowed))


def _signed(node: ast.expr) -> tuple[int, ast.expr]:
    """A sign and what it stands before."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.UAdd):
        return (-1 if isinstance(node.op, ast.USub) else 1), node.operand
    return 1, node


def _figure(node: ast.expr) -> int | None:
    """A whole number without its sign, None if it is none."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    return None


def _number(call: str, name: str, node: ast.expr) -> int:
    sign, operand = _signed(node)
    figure = _figure(operand)
    if figure is None or figure > LARGEST:
        raise _Slip("dl-number-form", verb=call, argument=name, got=_source(node), most=LARGEST)
    return sign * figure


def _amount(call: str, name: str, node: ast.expr) -> Amount:
    sign, operand = _signed(node)
    figure = _figure(operand)
    if figure is not None and figure <= LARGEST:
        return Amount("number", figure, sign)
    if isinstance(operand, ast.Name) and operand.id == "X":
        return Amount("x", 0, sign)
    if isinstance(operand, ast.Name) and operand.id == "die":
        return Amount("die", 0, sign)
    if isinstance(operand, ast.Call) and isinstance(operand.func, ast.Name) and operand.func.id == "count":
        if len(operand.args) != 1 or operand.keywords:
            raise _Slip("dl-count-form", got=_source(operand), allowed=", ".join(COUNTS))
        return Amount(_word("count", "what", operand.args[0], COUNTS), 0, sign)
    raise _Slip("dl-amount-form", verb=call, argument=name, got=_source(node), most=LARGEST)


def _condition(node: ast.expr) -> Condition:
    test = _called(node)
    if test not in CONDITION_ARGUMENTS:
        near = nearest(test, CONDITION_ARGUMENTS)
        if near:
            raise _Slip("dl-condition-near", got=test, near=near)
        raise _Slip("dl-condition-unknown", got=test, known=", ".join(CONDITION_ARGUMENTS))
    assert isinstance(node, ast.Call)
    arguments = CONDITION_ARGUMENTS[test]
    if len(node.args) != len(arguments) or node.keywords:
        raise _Slip("dl-condition-form", got=_source(node), form=condition_form_of(test))
    word, number = "", 0
    for (name, wanted), argument in zip(arguments, node.args, strict=True):
        if wanted == NUMBER:
            number = _number(test, name, argument)
        elif wanted == KIND:
            word = _name(test, name, argument)
        else:
            word = _word(test, name, argument, wanted)
    return Condition(test, word, number)


def _list(verb: str, name: str, node: ast.expr) -> Effects:
    if not isinstance(node, ast.List):
        raise _Slip("dl-list-form", verb=verb, argument=name, got=_source(node))
    if not node.elts:
        raise _Slip("dl-list-empty", verb=verb, argument=name)
    return tuple(_effect(item) for item in node.elts)


def _source(node: ast.expr) -> str:
    return _short(ast.unparse(node))


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 60 else text[:57] + "…"


# Walking


def walk(effects: Effects) -> Iterator[Effect]:
    """Every effect of a list and every effect inside them, in the order of the text."""
    for effect in effects:
        yield effect
        for value in effect.args:
            if isinstance(value, tuple):
                yield from walk(value)


def argument(effect: Effect, name: str) -> Value:
    """The argument of this name; None if it was left out."""
    names = [known for known, _, _ in SIGNATURES[effect.verb]]
    return effect.args[names.index(name)]


# Writing


def form_of(verb: str) -> str:
    """How a verb is written, such as ``fall(who, stat=, n=)``; what may be left out has an equals sign."""
    return f"{verb}({', '.join(name + '=' * optional for name, _, optional in SIGNATURES[verb])})"


def condition_form_of(test: str) -> str:
    """How a condition is written, such as ``level(who, n)``."""
    return f"{test}({', '.join(name for name, _ in CONDITION_ARGUMENTS[test])})"


def effect_text(effect: Effect) -> str:
    """An effect as it stands in a pack; reading it gives the same effect."""
    parts = []
    named = False
    for (name, _, optional), value in zip(SIGNATURES[effect.verb], effect.args, strict=True):
        if value is None:
            continue
        # What follows a named argument is named too.
        named = named or optional
        parts.append(f"{name}={_value_text(value)}" if named else _value_text(value))
    return f"{effect.verb}({', '.join(parts)})"


def condition_text(condition: Condition) -> str:
    """A condition as it stands in a pack."""
    parts = [
        str(condition.n) if wanted == NUMBER else condition.word
        for _, wanted in CONDITION_ARGUMENTS[condition.test]
    ]
    return f"{condition.test}({', '.join(parts)})"


def amount_text(amount: Amount) -> str:
    """An amount as it stands in a pack."""
    words = {"number": str(amount.n), "die": "die", "x": "X"}
    return "-" * (amount.sign < 0) + words.get(amount.kind, f"count({amount.kind})")


def _value_text(value: int | str | Amount | Condition | Effects) -> str:
    if isinstance(value, Amount):
        return amount_text(value)
    if isinstance(value, Condition):
        return condition_text(value)
    if isinstance(value, tuple):
        return f"[{', '.join(effect_text(effect) for effect in value)}]"
    return str(value)
