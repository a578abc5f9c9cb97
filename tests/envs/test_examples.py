"""The worked examples run and print their results."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from examples import masked_ppo, random_baseline, self_play


@pytest.mark.parametrize(("game", "players"), [("titanic", None), ("septentrick", 3)])
def test_the_random_baseline_is_the_same_for_the_same_seed(game: str, players: int | None) -> None:
    score, won = random_baseline.baseline(game, players, 30, 3)
    assert random_baseline.baseline(game, players, 30, 3) == (score, won)
    assert score.error > 0
    assert 0 <= won.mean <= 1


def test_the_random_baseline_prints_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        sys, "argv", ["random_baseline", "--game", "septentrick", "--episodes", "3"]
    )
    random_baseline.main()
    assert "septentrick, 3 games at random: score" in capsys.readouterr().out


def test_self_play_prints_its_curve(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["self_play", "--players", "3", "--batches", "1", "--trial", "4"]
    monkeypatch.setattr(sys, "argv", arguments)
    self_play.main()
    out = capsys.readouterr().out
    assert "0 games:" in out
    assert f"{self_play.BATCH} games:" in out


def test_self_play_learns() -> None:
    """A choice that led to more than expected becomes more likely."""
    policy = self_play.Policy(np.random.default_rng(1))
    sight = np.zeros(len(policy.kept), np.int8)
    sight[:3] = 1
    mask = np.zeros(policy.weights.shape[1], np.int8)
    mask[[4, 9]] = 1
    seen = {"observation": sight, "action_mask": mask}
    step = policy.choose(seen)
    assert step.chances.tolist() == [0.5, 0.5]
    policy.learn([step], np.array([1.0]))
    assert policy.choose(seen).chances[step.chosen] > 0.5


def test_self_play_weighs_what_follows_soon() -> None:
    followed = self_play.discounted([0.0, 1.0, 0.0, 2.0])
    rate = self_play.DISCOUNT
    assert followed == pytest.approx([rate + 2 * rate**3, 1 + 2 * rate**2, 2 * rate, 2])


def test_masked_ppo_can_be_imported_and_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyTorch isn't a dependency: nothing here installs it."""
    monkeypatch.setattr(sys, "argv", ["masked_ppo"])
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match="needs PyTorch"):
        masked_ppo.main()
