"""Where each field of an observation stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from undercroft.envs.encoders.encoder import Field


class Layout:
    """The fields of an observation one after the other in one flat array of ``uint8``."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum(field.size for field in fields)
        self.high: NDArray[np.uint8] = np.concatenate(
            [np.broadcast_to(np.array(field.high, np.uint8), field.shape).ravel() for field in fields]
        )
        """The largest number of every place: an observation divided by it is from 0 to 1."""
        self.slices: dict[str, slice] = {}
        start = 0
        for field in fields:
            self.slices[field.name] = slice(start, start + field.size)
            start += field.size

    def split(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The fields of an observation by name, each in its shape; they share the observation's memory."""
        return {
            field.name: observation[self.slices[field.name]].reshape(field.shape) for field in self.fields
        }
