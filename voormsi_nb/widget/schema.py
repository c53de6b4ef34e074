"""Print the JSON schema of the wire: ``python -m voormsi_nb.widget.schema``.

The front end's types are made from it (``npm run generate`` in ``voormsi_nb/frontend``).
"""

import json
import sys

from voormsi_nb.widget.wire import schema


def main() -> None:
    """Write the schema to standard output."""
    json.dump(schema(), sys.stdout, ensure_ascii=False, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
