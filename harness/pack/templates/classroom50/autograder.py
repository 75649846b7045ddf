"""Grades the checkout that it is started in. Without result.json, Classroom 50 tells of an error and keeps no grade."""

import os
import subprocess
import sys
from pathlib import Path

BUNDLE = Path(__file__).resolve().parent
VARIABLES = [
    "CLASSROOM",
    "ASSIGNMENT",
    "ASSIGNMENT_TYPE",
    "OWNER",
    "USERNAME",
    "SUBMISSION_TAG",
    "COMMIT_URL",
    "RELEASE_URL",
    "REVIEW_URL",
]


def as_root(*command):
    sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
    return [*sudo, "env", f"PATH={os.environ['PATH']}", *command]


stated = [f"{name}={os.environ[name]}" for name in VARIABLES if name in os.environ]
subprocess.run(as_root("sh", str(BUNDLE / "place.sh")), check=True)
graded = subprocess.run(as_root("/opt/cavalo/grade.sh", os.getcwd(), *stated), stdout=subprocess.PIPE)
if graded.returncode != 0:
    print("Cavalo could not grade this program, and gives no grade. Tell your teacher.")
    print("O Cavalo não pôde avaliar este programa e não dá nota. Avise o professor.")
    sys.exit(2)
Path("result.json").write_bytes(graded.stdout)
