"""Makes the edits of edits.json in a copy of the scenes: edit_scenes.py EDITS FOLDER."""

import json
import pathlib
import sys


def main(edits_path, folder):
    for edit in json.loads(pathlib.Path(edits_path).read_text()):
        path = pathlib.Path(folder) / edit["file"]
        text = path.read_text()
        count = text.count(edit["find"])
        if count != 1:
            sys.exit(f"{edit['scene']}: “{edit['find']}” is {count} times in {edit['file']}, not once")
        path.write_text(text.replace(edit["find"], edit["replace"]))


main(*sys.argv[1:])
