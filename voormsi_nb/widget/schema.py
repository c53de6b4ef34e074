"""Print the JSON schema of the wire: ``python -m voormsi_nb.widget.schema``.

The front end's types are made from it (``npm run generate`` in ``voormsi_nb/frontend``).
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from voormsi_nb.widget import wire, wire_lesson

_TRAVELS = [
    wire.Snapshot,
    wire_lesson.LessonSnapshot,
    wire_lesson.FilmSnapshot,
    wire.Labels,
    wire.Intent,
    wire.Reply,
    wire.Prefs,
]


def schema() -> dict[str, Any]:
    """Return the JSON schema of all that travels, from which the TypeScript types are made."""
    (_, components) = msgspec.json.schema_components(_TRAVELS, ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}


def main() -> None:
    """Write the schema to standard output."""
    json.dump(schema(), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
