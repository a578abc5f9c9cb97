"""The Gymnasium environments: Gymnasium's own checks, and the game behind them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import lifeboat.envs  # registers them
from lifeboat.core.errors import IllegalAction, LifeboatError, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.envs.arrays import named, sight
from lifeboat.envs.gymnasium_solo import TitanicSolo
from lifeboat.envs.gymnasium_vector import GamesAtOnce
from lifeboat.tensors.form import PROGRESS, REWARDS
from lifeboat.tensors.forms import FORMS
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.setup import LAYOUTS, crew_allowed

SOLO = "lifeboat/TitanicSolo-v1"
OPTIONS: list[dict[str, Any]] = [
    {},
    *[{"layout": layout, "reward": reward} for layout in LAYOUTS for reward in REWARDS],
    *[{"crew": name} for name in CREW if name in crew_allowed(1)],
]
TWINS: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda env: pickle.loads(pickle.dumps(env)),
]


def made(**options: Any) -> TitanicSolo:
    """Return the environment without the wrappers of ``make``."""
    env = TitanicSolo(**options)
    env.action_space.seed(7)
    return env


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_gymnasium_accepts_the_environment(options: dict[str, Any]) -> None:
    for _ in range(3):
        check_env(gym.make(SOLO, **options).unwrapped)


def test_it_is_drawn() -> None:
    env = gym.make(SOLO, render_mode="ansi")
    env.reset(seed=7)
    assert "SOS Titanic" in str(env.render())


def test_it_is_printed_step_by_step_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(render_mode="human")
    env.reset(seed=7)
    env.step(env.action_space.sample())
    assert capsys.readouterr().out.count("SOS Titanic") == 2


@pytest.mark.parametrize("mode", [None, *TitanicSolo.metadata["render_modes"]])
def test_it_can_be_made_with_each_render_mode_it_lists(mode: str | None) -> None:
    env = gym.make(SOLO, render_mode=mode, crew="lee")
    assert env.render_mode == mode
    env.reset(seed=7)
    assert env.render() is None or mode == "ansi"


@pytest.mark.parametrize("mode", ["rgb_array", "rgb_array_list", "film"])
@pytest.mark.parametrize(
    "make", [gym.make, gym.make_vec, lambda name, **options: TitanicSolo(**options)]
)
@pytest.mark.filterwarnings("ignore:.*render_mode")
def test_a_program_that_wants_pictures_goes_on_without_them(
    make: Callable[..., Any], mode: str
) -> None:
    """Stable-Baselines3's make_vec_env asks for pictures, and makes do without when refused."""
    with pytest.raises(TypeError):
        make(SOLO, render_mode=mode, crew="lee")
    with pytest.raises(SetupError, match="setup-option: tried render_mode"):
        make(SOLO, render_mode=mode, crew="lee")
    env = make(SOLO, crew="lee")
    env.reset(seed=7)
    assert env.render_mode is None


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_episodes_end_and_their_rewards_are_what_the_game_brought(
    options: dict[str, Any],
) -> None:
    env = made(**options)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        start = FORMS["titanic"].progress(env.episode.state)
        total = 0.0
        over = False
        while not over:
            mask = info["action_mask"]
            assert mask.dtype == np.int8
            assert np.flatnonzero(mask).tolist() == env.episode.state.legal() != []
            assert (env.action_masks() == mask).all()
            _, reward, over, cut, info = env.step(env.action_space.sample())
            assert not cut
            total += reward
        shape = options.get("reward", "score")
        expected = {
            "score": info["score"],
            "won": info["won"],
            "progress": info["score"] - start,
        }[shape]
        assert total == expected
        assert not info["action_mask"].any()


def test_a_seed_gives_the_deal_that_people_know_by_it() -> None:
    env = made(crew="lee")
    deals = [env.reset(seed=7)[0], env.reset()[0], env.reset()[0], env.reset(seed=7)[0]]
    for name, seen in zip(["7", "7.1", "7.2", "7"], deals, strict=True):
        state = game_of("titanic").deal({"crew": "lee"}, secret_of(name))
        assert (seen == sight(FORMS["titanic"], state, 0)).all()


def test_without_a_seed_every_environment_has_deals_of_its_own() -> None:
    assert (made().reset()[0] != made().reset()[0]).any()


@pytest.mark.parametrize("twin_of", TWINS)
def test_a_copy_in_the_middle_of_a_game_plays_on_alike_and_independently(
    twin_of: Callable[[Any], Any],
) -> None:
    env = made()
    env.reset(seed=7)
    for _ in range(5):
        env.step(env.action_space.sample())
    twin = twin_of(env)
    at_copy = str(twin.episode.state)
    over = False
    actions = []
    results = []
    while not over:
        actions.append(env.action_space.sample())
        observation, reward, over, _, _ = env.step(actions[-1])
        results.append((observation.tobytes(), reward))
    assert str(twin.episode.state) == at_copy
    for action, result in zip(actions, results, strict=True):
        seen, earned, over, _, _ = twin.step(action)
        assert (seen.tobytes(), earned) == result
    assert (env.reset()[0] == twin.reset()[0]).all()


@pytest.mark.parametrize("wrong", [-1, 10**6, "rescue", None, 2.5, True])
def test_an_invalid_action_is_refused_and_changes_nothing(wrong: object) -> None:
    env = made()
    env.reset(seed=7)
    before = pickle.dumps(env.episode)
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert pickle.dumps(env.episode) == before


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = made()
    env.reset(seed=7)
    for _ in range(10):
        before = pickle.dumps(env.episode)
        for wrong in np.flatnonzero(~env.action_masks())[::40]:
            with pytest.raises(IllegalAction):
                env.step(wrong)
        assert pickle.dumps(env.episode) == before
        env.step(env.action_space.sample())


def test_there_is_no_step_before_a_reset_and_after_the_end() -> None:
    env = made()
    with pytest.raises(LifeboatError):
        env.step(0)
    env.reset(seed=7)
    while env.episode.legal:
        env.step(env.action_space.sample())
    with pytest.raises(LifeboatError):
        env.step(0)


@pytest.mark.parametrize(
    "options",
    [{"crew": "smith"}, {"layout": "round"}, {"reward": "fun"}, {"captain": "1"}, {"players": 2}],
)
def test_invalid_options_are_refused_at_once(options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        TitanicSolo(**options)


def test_a_sample_before_a_game_begins_is_an_opening_that_every_deal_allows() -> None:
    """This holds before the first reset, and after the space has just been seeded for one."""
    env = made(layout="ultimate")
    for seed in range(30):
        opening = env.action_space.sample()
        env.reset(seed=seed)
        env.step(opening)
        env.step(env.action_space.sample())
        env.action_space.seed(seed)


def test_a_sample_with_a_mask_is_that_of_gymnasium() -> None:
    env = made()
    env.reset(seed=7)
    mask = np.zeros(env.choices.n, np.int8)
    mask[5] = 1
    assert env.action_space.sample(mask) == 5


# Many games at once


def many(games: int = 6, game: str = "titanic", **options: Any) -> GamesAtOnce:
    """Return an environment with several games at once."""
    env = GamesAtOnce(games, game, **options)
    env.action_space.seed(7)
    return env


def test_gymnasium_makes_many_games_by_name() -> None:
    solo = gym.make_vec(SOLO, num_envs=3, crew="lee")
    assert isinstance(solo.unwrapped, GamesAtOnce)
    solo.reset(seed=1)
    for game in ("Titanic", "Septentrick"):
        env = gym.make_vec(f"lifeboat/{game}SelfPlay-v1", num_envs=3, players=4)
        observation, _ = env.reset(seed=1)
        assert env.observation_space.contains(observation)
        pieces = named(FORMS[game.lower()].pieces, observation)
        assert (pieces["players"].sum(axis=1) == 4).all()


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_many_games_are_what_gymnasium_makes_of_single_ones(mode: AutoresetMode) -> None:
    """Observations, rewards, ends and infos are as in Gymnasium's own vector of single games."""
    ours = many(autoreset_mode=mode, reward=PROGRESS)
    theirs = SyncVectorEnv([lambda: made(reward=PROGRESS)] * 6, autoreset_mode=mode)
    seen, info = ours.reset(seed=7)
    expected, expected_info = theirs.reset(seed=7)
    ends = 0
    for _ in range(150):
        assert (seen == expected).all()
        actions = ours.action_space.sample()
        seen, *results, info = ours.step(actions)
        expected, *expected_results, expected_info = theirs.step(actions)
        for ours_is, theirs_is in zip(results, expected_results, strict=True):
            assert (ours_is == theirs_is).all()
        ended = results[1]
        ends += ended.sum()
        if mode is AutoresetMode.NEXT_STEP:
            going = np.logical_not(ended)
            assert (info["action_mask"][going] == expected_info["action_mask"][going]).all()
            ends_are, should_be = info, expected_info
        else:
            assert (info["action_mask"] == expected_info["action_mask"]).all()
            ends_are, should_be = info.get("final_info", {}), expected_info.get("final_info", {})
        assert ("final_obs" in info) == ("final_obs" in expected_info)
        for name in ("score", "won", "reason") if ended.any() else ():
            assert (ends_are[name][ended] == should_be[name][ended]).all()
            assert (ends_are[f"_{name}"] == should_be[f"_{name}"]).all()
        for at in np.flatnonzero(ended) if "final_obs" in info else ():
            assert (info["final_obs"][at] == expected_info["final_obs"][at]).all()
    assert ends > 6


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_a_mask_always_offers_something(game: str, mode: AutoresetMode) -> None:
    env = many(16, game, players=3, autoreset_mode=mode)
    env.reset(seed=1)
    for _ in range(200):
        _, _, _, _, info = env.step(env.action_space.sample())
        assert info["action_mask"].any(axis=1).all()
        assert (env.action_masks() == info["action_mask"]).all()


def test_gymnasium_keeps_statistics_of_many_games() -> None:
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        env = RecordEpisodeStatistics(many(autoreset_mode=mode))
        env.reset(seed=1)
        for _ in range(100):
            env.step(env.unwrapped.action_space.sample())
        assert env.episode_count > 0


def test_some_of_many_games_can_be_dealt_again() -> None:
    env = many(3)
    env.reset(seed=1)
    env.step(env.action_space.sample())
    before, _ = env._seen()
    chosen = np.array([False, True, False])
    after, _ = env.reset(seed=[None, 7, None], options={"reset_mask": chosen})
    assert (after[[0, 2]] == before[[0, 2]]).all()
    assert (after[1] == made().reset(seed=7)[0]).all()


def test_seeds_of_many_games_come_as_a_number_or_one_by_one() -> None:
    env = many(3)
    first, _ = env.reset(seed=5)
    for seed in (np.int64(5), [5, 6, 7], (5, 6, 7), np.array([5, 6, 7])):
        assert (env.reset(seed=seed)[0] == first).all()  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [{"seed": [1, 2]}, {"options": {"reset_mask": np.ones(2, bool)}}])
def test_too_few_seeds_or_flags_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        many(3).reset(**wrong)


@pytest.mark.parametrize("twin_of", TWINS)
def test_a_copy_of_many_games_plays_on_alike_and_independently(
    twin_of: Callable[[Any], Any],
) -> None:
    env = many()
    env.reset(seed=7)
    env.step(env.action_space.sample())
    twin = twin_of(env)
    for _ in range(100):
        actions = env.action_space.sample()
        assert (actions == twin.action_space.sample()).all()
        seen, rewards, *_ = env.step(actions)
        seen_by_twin, rewards_of_twin, *_ = twin.step(actions)
        assert (seen == seen_by_twin).all()
        assert (rewards == rewards_of_twin).all()


@pytest.mark.parametrize("wrong", [[0, 0], [0.5] * 6, [-1] * 6, None, [10**6] * 6])
def test_invalid_actions_are_refused_for_many_games_too(wrong: Any) -> None:
    env = many()
    before, _ = env.reset(seed=7)
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert (env._seen()[0] == before).all()


def test_samples_of_many_games_are_uniform() -> None:
    """Each legal action of the first decision comes up about as often as any other."""
    env = many(1, "septentrick", players=3)
    env.reset(seed=1)
    legal = np.flatnonzero(env.action_masks()[0])
    drawn = [env.action_space.sample()[0] for _ in range(100 * len(legal))]
    counts = np.array([drawn.count(action) for action in legal])
    assert counts.sum() == len(drawn)
    assert ((counts - 100) ** 2 / 100).sum() < 30  # p = 0.001 with up to 11 of them


@pytest.mark.parametrize("mode", [AutoresetMode.DISABLED, "Disabled", "sometimes"])
def test_other_autoreset_modes_are_refused(mode: Any) -> None:
    with pytest.raises(SetupError, match="SameStep, NextStep"):
        many(autoreset_mode=mode)


def test_an_autoreset_mode_can_be_given_by_name() -> None:
    assert many(autoreset_mode="NextStep").metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="chess"):
        many(2, "chess")


def test_many_games_for_one_are_for_one() -> None:
    with pytest.raises(SetupError):
        gym.make_vec(SOLO, num_envs=2, players=3)


def test_there_is_no_step_of_many_games_before_a_reset() -> None:
    env = many(2)
    with pytest.raises(IllegalAction, match="no-episode"):
        env.step([0, 0])
    env.reset(seed=7, options={"reset_mask": np.array([True, False])})
    env.step(env.action_space.sample())


def test_many_games_say_who_decides() -> None:
    env = many(8, "septentrick", players=3)
    _, info = env.reset(seed=7)
    for _ in range(60):
        actives = named(FORMS["septentrick"].pieces, env._seen()[0])["active"]
        assert (actives[:, 0] == 1).all()
        assert info["seat"].tolist() == [state.active for state in env._batch.states]
        _, _, _, _, info = env.step(env.action_space.sample())


def test_writing_into_a_mask_does_not_change_the_environment() -> None:
    env = many(2)
    _, info = env.reset(seed=7)
    info["action_mask"][:] = 0
    assert env.action_masks().any(axis=1).all()


def test_one_wrong_seed_among_many_resets_no_game() -> None:
    env = many(3)
    before, _ = env.reset(seed=7)
    with pytest.raises(SetupError):
        env.reset(seed=[1, 2, "three"])  # type: ignore[list-item]
    assert (env._seen()[0] == before).all()


def test_importing_the_package_registers_its_environments() -> None:
    assert lifeboat.envs.gymnasium_registration.SOLO in gym.registry
