"""The walk-through of /docs/python, run unchanged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def test_exchange_rates_and_inflation_in_one_frame_and_one_figure(tmp_path: Path) -> None:
    code = Path(os.environ["ALMANAC_EXAMPLE"]).read_text("utf-8")
    check = 'print([text.get_label().get_text() for axis in axes for text in [axis.xaxis]], frame.dtypes.unique(), frame.index)'
    run = subprocess.run([sys.executable, "-c", f"{code}\n{check}"], cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    rows = [line.split() for line in run.stdout.splitlines() if line[:4].isdigit()]
    assert [row[0] for row in rows] == ["2019", "2020", "2021", "2022", "2023"]
    assert rows[3][1:] == ["5.76", "8.37", "8.00", "10.1026", "10.6296", "1.0530"]
    assert "PeriodIndex" in run.stdout
    for part in ("World Bank", "European Central Bank", "/answers/"):
        assert part in run.stdout.splitlines()[-2] + run.stdout.splitlines()[-1]
    png = (tmp_path / "economy.png").read_bytes()
    assert png.startswith(b"\x89PNG\r\n")
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    assert width > 1000 and height > 400
    assert len(png) > 20_000
