"""How much a question tells, in bits."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def bits(sizes: NDArray[Any]) -> float:
    """The expected information of a question that splits what is possible into parts of these
    sizes (or weights)."""
    sizes = sizes[sizes > 0]
    total = sizes.sum()
    return float(np.log2(total) - (sizes * np.log2(sizes)).sum() / total)


def growth(most: int) -> NDArray[np.float64]:
    """What one more possibility in a part of so many adds to the sum of n · log2 n over the parts:
    the smaller that sum, the more a split tells."""
    sizes = np.arange(1, most + 2, dtype=np.float64)
    return np.append(0.0, np.diff(sizes * np.log2(sizes)))
