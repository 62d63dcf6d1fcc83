"""The files of deploy/ as their own tools read them, and held against what the program has: flags, metrics, codes."""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import promql_parser
import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
BINARY = os.environ["RATSKELLER_BIN"]
TOOLS = Path(sys.executable).parent


def text(path):
    return (ROOT / path).read_text()


def run(*command):
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout


def metrics():
    """What the program counts, as Prometheus reads it."""
    source = text("crates/server/src/metrics.rs")
    names = set(re.findall(r'"(ratskeller_\w+)"', source))
    summaries = re.findall(r'histogram!\("(\w+)"\)', source)
    return names | {name + end for name in summaries for end in ("_sum", "_count")}


class Image(unittest.TestCase):
    def test_the_dockerfile_is_sound(self):
        run(TOOLS / "hadolint", "Dockerfile")

    def copied(self, stage):
        """What of the repository is copied into a stage."""
        steps = re.search(rf"^FROM .* AS {stage}$(.*?)^FROM", text("Dockerfile"), re.M | re.S)[1]
        return [path for line in re.findall("^COPY (?!--from)(.*)", steps, re.M) for path in line.split()[:-1]]

    def test_the_image_has_what_it_is_built_from(self):
        let_in = {line[1:] for line in text(".dockerignore").splitlines() if line.startswith("!")}
        for path in self.copied("pocket") + self.copied("page") + self.copied("house"):
            self.assertTrue((ROOT / path).exists(), path)
            self.assertIn(path.split("/")[0], let_in, "in .dockerignore")

    def test_what_the_crates_include_is_in_the_image(self):
        copied = self.copied("house")
        for source in ROOT.glob("crates/*/src/**/*.rs"):
            for path in re.findall(r'include_\w+!\((?:concat!\()?"(?:\.\./){3,}([^"]+)"', source.read_text()):
                self.assertTrue(any(f"{path}/".startswith(f"{at}/") for at in copied), f"{source} includes {path}")


class Settings(unittest.TestCase):
    def test_compose(self):
        for file in ["deploy/compose.yaml", "deploy/compose.nodes.yaml"]:
            run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", file)

    def test_kubernetes(self):
        run(TOOLS / "kubernetes-validate", "--strict", *sorted(DEPLOY.glob("kubernetes/*.yaml")))

    def test_workflows(self):
        run(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", *ROOT.glob(".github/workflows/*.yml"))

    def test_the_unit_is_sound_and_lets_the_house_do_little(self):
        with tempfile.TemporaryDirectory() as folder:
            unit = Path(folder) / "ratskeller.service"
            unit.write_text(text("deploy/ratskeller.service").replace("/usr/local/bin/ratskeller", BINARY))
            # It ends well also where it has only warned.
            verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
            said = [line for line in verified.stderr.splitlines() if unit.name in line]
            self.assertEqual((verified.returncode, said), (0, []))
            # Of a hundred; whatever serves a network cannot come near 0.
            run("systemd-analyze", "security", "--offline=true", "--threshold=15", unit)

    def test_every_flag_is_one_that_the_program_has(self):
        known = set()
        for command in ["serve", "backup", "ratings", "keeper"]:
            known |= set(re.findall(r"--[a-z-]+", run(BINARY, command, "--help")))
        compose = yaml.safe_load(text("deploy/compose.yaml"))
        pod = next(yaml.safe_load_all(text("deploy/kubernetes/house.yaml")))["spec"]["template"]["spec"]
        said = {
            "compose.yaml": compose["services"]["house"]["command"],
            "house.yaml": " ".join(pod["containers"][0]["args"]),
            "ratskeller.service": re.search("ExecStart=.*", text("deploy/ratskeller.service"))[0],
        }
        for place, words in said.items():
            self.assertIn("--behind-proxy", words, place)
            self.assertLessEqual(set(re.findall(r"(?<!\S)--[a-z-]+", words)), known, place)


class Watching(unittest.TestCase):
    def queries(self):
        for group in yaml.safe_load(text("deploy/alerts.yaml"))["groups"]:
            for rule in group["rules"]:
                yield rule["alert"], rule["expr"]
        for panel in json.loads(text("deploy/grafana.json"))["panels"]:
            for target in panel.get("targets", []):
                yield panel["title"], target["expr"].replace("$__rate_interval", "5m")

    def test_queries_can_be_read_and_ask_for_what_there_is(self):
        variants = re.findall(r"^    ([A-Z]\w+),", text("crates/games/src/protocol/code.rs"), re.M)
        codes = {re.sub(r"(?<!^)([A-Z])", r"_\1", variant).lower() for variant in variants}
        for title, query in self.queries():
            promql_parser.parse(query)
            self.assertLessEqual(set(re.findall(r"\bratskeller_\w+", query)), metrics(), title)
            for said in re.findall(r'code=~?"([^"]+)"', query):
                self.assertLessEqual(set(said.split("|")), codes, title)

    def test_the_dashboard_shows_and_the_manual_explains_every_metric(self):
        shown = " ".join(query for _, query in self.queries())
        for name in re.findall(r'"(ratskeller_\w+)"', text("crates/server/src/metrics.rs")):
            self.assertIn(name, shown)
            self.assertIn(f"`{name}", text("docs/operating.md"))

    def test_the_manual_says_what_to_do_about_every_alarm(self):
        for group in yaml.safe_load(text("deploy/alerts.yaml"))["groups"]:
            for rule in group["rules"]:
                self.assertIn(f"`{rule['alert']}`", text("docs/operating.md"))


if __name__ == "__main__":
    unittest.main()
