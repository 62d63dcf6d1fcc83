"""What the README shows, run."""

import re
import unittest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


class TestReadme(unittest.TestCase):
    def test_every_example_runs(self):
        examples = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
        self.assertGreater(len(examples), 4)
        for number, example in enumerate(examples):
            with self.subTest(number):
                exec(compile(example, f"README.md, example {number}", "exec"), {"__name__": "readme"})


if __name__ == "__main__":
    unittest.main()
