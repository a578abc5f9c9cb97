"""PettingZoo: its own tests, and what else our environments must comply with."""

from __future__ import annotations

import builtins
import pickle
import sys
import warnings
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import IllegalAction, LifeboatError, SetupError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.envs import septentrick_v1, titanic_v1
from lifeboat.envs.arrays import named
from lifeboat.envs.episode import number_of
from lifeboat.septentrick.cards import copies
from lifeboat.tensors.form import REWARDS, worth
from tests.envs.playing import (
    MODULES,
    SETUPS,
    environment,
    label,
    mask_of,
    play_checked,
    random_steps,
)

with warnings.catch_warnings():
    warnings.filterwarnings("ignore", "The old environment creation API has been deprecated")
    import pettingzoo.test  # loads one of PettingZoo's games, with a warning

FIELD: Any = pettingzoo.test
"""PettingZoo's own tests."""

# PettingZoo expects a bare array from every environment that it doesn't know by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

GAMES = sorted(MODULES)
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("titanic", {}),
    ("titanic", {"players": 3, "layout": "expert", "reward": "progress"}),
    ("titanic", {"crew": ["murdoch", "lee"], "murdoch": "all", "first": "table", "reward": "won"}),
    ("titanic", {"crew": "lowe,smith", "rulebook": "german"}),
    ("septentrick", {}),
    ("septentrick", {"players": 3, "captain": "table", "reward": "progress"}),
    ("septentrick", {"players": 5, "captain": 2, "reward": "won"}),
]
SEVERAL: list[tuple[str, dict[str, Any]]] = [("titanic", {"players": 3}), ("septentrick", {})]
"""Tables with more than one seat."""


def fresh(game: str, seed: int = 7, **options: Any) -> Any:
    """Return an AEC environment that has been dealt."""
    env = MODULES[game].env(**options)
    env.reset(seed=seed)
    return env


def after(env: Any, steps: int) -> Any:
    """Return the same environment after this many random steps."""
    for at, _ in enumerate(random_steps(env, 1)):
        if at == steps:
            break
    return env


def sights(env: Any) -> list[bytes]:
    """Return all that the agents see and may do, and what they have been given."""
    rows = [
        env.observe(agent)[part] for agent in env.agents for part in ("observation", "action_mask")
    ]
    given = (env.agents, env.agent_selection, env.rewards, env._cumulative_rewards, env.infos)
    ends = (env.terminations, env.truncations)
    return [row.tobytes() for row in rows] + [pickle.dumps((given, ends))]


# PettingZoo's own tests


@pytest.mark.parametrize(("game", "options"), TABLES, ids=label)
def test_the_environment_keeps_the_api(game: str, options: dict[str, Any]) -> None:
    FIELD.api_test(MODULES[game].env(**options), num_cycles=200)
    FIELD.api_test(MODULES[game].raw_env(**options), num_cycles=50)
    FIELD.api_test(MODULES[game].env(max_cycles=30, **options), num_cycles=50)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=label)
def test_the_environment_in_cycles_keeps_the_api(game: str, options: dict[str, Any]) -> None:
    FIELD.parallel_api_test(MODULES[game].parallel_env(**options), num_cycles=1000)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=label)
def test_a_seed_fixes_the_game(game: str, options: dict[str, Any]) -> None:
    FIELD.seed_test(lambda: MODULES[game].env(**options), num_cycles=100)
    FIELD.parallel_seed_test(lambda: MODULES[game].parallel_env(**options), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_environment_stops_after_the_cycles_that_are_asked_for(game: str) -> None:
    for _ in range(5):
        FIELD.max_cycles_test(MODULES[game])


@pytest.mark.parametrize(("game", "options"), TABLES, ids=label)
def test_the_environment_can_be_drawn(game: str, options: dict[str, Any]) -> None:
    FIELD.render_test(lambda render_mode: MODULES[game].env(render_mode=render_mode, **options))


# Rules


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("game", "fields"), SETUPS, ids=label)
def test_random_games_end_as_the_rules_have_it(
    game: str, fields: dict[str, str], reward: str
) -> None:
    """Masks, order, rewards and infos are checked at every step."""
    env = environment(game, fields, reward=reward)
    for seed in range(2):
        assert play_checked(env, seed).steps > 10


def test_some_rewards_come_before_the_end() -> None:
    """If every reward came at once, the sums above couldn't be wrong."""
    env = fresh("titanic", reward="progress")
    assert len({env.rewards["player_0"] for _ in random_steps(env, 3)}) > 2


@pytest.mark.parametrize("game", GAMES)
def test_samples_without_a_mask_are_legal(game: str) -> None:
    env = fresh(game)
    for agent in env.agent_iter():
        over = env.terminations[agent]
        env.step(None if over else env.action_space(agent).sample())
    assert env.agents == []


# Seeds


@pytest.mark.parametrize(("game", "fields"), SETUPS[::6], ids=label)
def test_a_seed_deals_what_people_know_by_it(game: str, fields: dict[str, str]) -> None:
    env = environment(game, fields)
    env.reset(seed=7)
    for name in ("7", "7.1", "7.2"):
        assert env.unwrapped.episode.state == game_of(game).deal(fields, secret_of(name))
        env.reset()
    env.reset(seed=np.int64(7), options={"unknown": True})
    assert env.unwrapped.episode.state == game_of(game).deal(fields, secret_of("7"))


@pytest.mark.parametrize("game", GAMES)
def test_without_a_seed_every_environment_has_deals_of_its_own(game: str) -> None:
    positions = set()
    for _ in range(3):
        env = MODULES[game].env()
        env.reset()
        positions.add(str(env.unwrapped.episode.state))
    assert len(positions) == 3


# What an agent sees


@pytest.mark.parametrize(("game", "options"), TABLES, ids=label)
def test_worlds_that_an_agent_cannot_tell_apart_look_the_same(
    game: str, options: dict[str, Any]
) -> None:
    """A sampled world has the same observation, mask, infos, rewards and drawing."""
    env = fresh(game, render_mode="ansi", **options)
    throws = dice("worlds")
    others = 0
    for at, _ in enumerate(random_steps(env, 5)):
        if at % 4:
            continue
        episode = env.unwrapped.episode
        for seat, agent in enumerate(env.agents):
            twin = deepcopy(env)
            world = game_of(game).sample(episode.state.view(seat), throws)
            twin.unwrapped.episode.state = world
            twin.unwrapped.episode.legal = world.legal()
            others += world != episode.state
            for part in ("observation", "action_mask"):
                assert np.array_equal(twin.observe(agent)[part], env.observe(agent)[part])
            assert (twin.infos, twin.rewards) == (env.infos, env.rewards)
            if agent == env.agent_selection:
                assert twin.render() == env.render()
            for shape in REWARDS:
                assert worth(episode.form, world, shape) == worth(
                    episode.form, episode.state, shape
                )
    assert others > 0


def test_an_agent_sees_its_own_hand_and_itself_first() -> None:
    env = fresh("septentrick", players=5)
    episode = env.unwrapped.episode
    for _ in random_steps(env, 2):
        for seat, agent in enumerate(env.agents):
            seen = named(episode.form.pieces, env.observe(agent)["observation"])
            own = episode.state.hands[seat]
            assert seen["hand"][:48].tolist() == [copies(own, kind) for kind in range(48)]
            deciding = env.possible_agents.index(env.agent_selection)
            assert seen["active"].argmax() == (deciding - seat) % 5


@pytest.mark.parametrize(("game", "options"), SEVERAL)
def test_the_drawing_is_that_of_the_agent_that_decides(game: str, options: dict[str, Any]) -> None:
    env = fresh(game, render_mode="ansi", **options)
    drawings = {env.render() for _ in random_steps(env, 4)}
    assert len(drawings) > 10
    final = env.render()
    assert final not in drawings
    assert "\x1b" not in final
    assert "Score" in [line.rstrip() for line in final.splitlines()]


def test_people_see_the_table_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = fresh("septentrick", render_mode="human")
    assert "Your hand" in capsys.readouterr().out
    env.step(env.action_space(env.agent_selection).sample())
    assert "Your hand" in capsys.readouterr().out
    assert env.render() is None
    assert "Your hand" in capsys.readouterr().out


def test_a_drawing_without_a_mode_is_a_warning() -> None:
    env = fresh("titanic")
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


# Illegal actions


def wrong_actions(env: Any) -> list[Any]:
    """Return actions of every kind that can't be taken now."""
    legal = mask_of(env, env.agent_selection)
    actions = env.action_space(env.agent_selection).n
    illegal = next(action for action in range(actions) if action not in legal)
    wrong = [illegal, int(actions), -1, 10**30, 1.0, "1", None, True, [legal[0]], np.float64(1)]
    return [*wrong, np.array([legal[0]] * 2)]


@pytest.mark.parametrize("cycles", [None, 1000])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=label)
def test_an_illegal_action_is_refused_and_changes_nothing(
    game: str, options: dict[str, Any], cycles: int | None
) -> None:
    env = after(fresh(game, max_cycles=cycles, **options), 9)
    for _ in range(3):
        before = sights(env)
        whole = pickle.dumps(env.unwrapped)
        for wrong in wrong_actions(env):
            with pytest.raises(IllegalAction):
                env.step(wrong)
            assert sights(env) == before
            assert pickle.dumps(env.unwrapped) == whole
        env.step(env.action_space(env.agent_selection).sample())
        assert sights(env) != before


@pytest.mark.parametrize("cycles", [None, 1000])
@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_there_is_no_action(game: str, cycles: int | None) -> None:
    env = fresh(game, max_cycles=cycles)
    list(random_steps(env, 1))
    before = sights(env)
    with pytest.raises(IllegalAction, match="no-episode"):
        env.step(0)
    assert sights(env) == before
    for _ in env.agent_iter():
        env.step(None)
    for action in (None, 0):
        with pytest.raises(IllegalAction, match="no-episode"):
            env.step(action)
    env.reset()
    assert env.agents == env.possible_agents


def test_an_action_may_be_any_integer_but_not_a_boolean() -> None:
    for action in (3, np.int8(3), np.int64(3), np.uint16(3), np.array(3)):
        assert number_of(action, 4) == 3
    for wrong in (True, np.True_, 4, -1, 3.0):
        with pytest.raises(IllegalAction, match="action-number"):
            number_of(wrong, 4)


def test_an_illegal_action_is_named_with_its_rule() -> None:
    env = fresh("titanic", crew="lee")
    with pytest.raises(IllegalAction, match=r"illegal-action: tried .*expected .*rescue"):
        env.step(wrong_actions(env)[0])


@pytest.mark.parametrize("game", GAMES)
def test_before_a_reset_nothing_can_be_done(game: str) -> None:
    with pytest.raises(IllegalAction, match="no-episode"):
        MODULES[game].raw_env().step(0)
    with pytest.raises(IllegalAction, match="no-episode"):
        MODULES[game].parallel_env().step({"player_0": 0})
    with pytest.raises(LifeboatError, match="no-episode"):
        MODULES[game].raw_env(render_mode="ansi").render()
    with pytest.raises(AttributeError, match="before reset"):
        _ = MODULES[game].env().agent_selection


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("titanic", {"players": 6}),
        ("titanic", {"players": 2, "crew": "lee"}),
        ("titanic", {"crew": ["nobody"]}),
        ("titanic", {"layout": "odd"}),
        ("titanic", {"captain": "1"}),
        ("septentrick", {"players": 2}),
        ("septentrick", {"captain": 5}),
        ("septentrick", {"reward": "fame"}),
        ("septentrick", {"render_mode": "rgb_array"}),
        ("septentrick", {"max_cycles": 0}),
    ],
)
def test_an_impossible_option_is_refused_at_once(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        MODULES[game].env(**options)
    with pytest.raises(SetupError):
        MODULES[game].parallel_env(**options)


# Copies


@pytest.mark.parametrize("copied", [copy, deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("cycles", [None, 1000])
@pytest.mark.parametrize(("game", "options"), TABLES, ids=label)
def test_a_copy_made_during_a_game_plays_on_alike_and_independently(
    game: str, options: dict[str, Any], cycles: int | None, copied: Any
) -> None:
    env = after(fresh(game, max_cycles=cycles, **options), 12)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    before = sights(env)
    twin = copied(env)
    moments: list[list[list[bytes]]] = []
    for one in (twin, env):
        assert sights(env if one is twin else one) == before
        moments.append([])
        for agent in one.agent_iter():
            moments[-1].append(sights(one))
            one.step(None if one.terminations[agent] else one.action_space(agent).sample())
        one.reset()  # continues the same series of deals
        moments[-1].append(sights(one))
    assert len(moments[0]) > 10
    assert moments[0] == moments[1]


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_is_called_by_its_name(game: str) -> None:
    for env in (MODULES[game].env(), MODULES[game].raw_env(), MODULES[game].env(max_cycles=3)):
        assert str(env) == f"{game}_v1"
    assert str(MODULES[game].parallel_env()) == f"{game}_v1"
    assert MODULES[game].raw_env().metadata["is_parallelizable"] is False


# Cycles


@pytest.mark.parametrize(("game", "options"), SEVERAL)
def test_in_cycles_all_but_one_wait(game: str, options: dict[str, Any]) -> None:
    """A game in cycles is the same game, with the same rewards for all."""
    table = fresh(game, reward="progress", **options)
    env = MODULES[game].parallel_env(reward="progress", **options)
    seen, infos = env.reset(seed=7)
    wait = table.action_space("player_0").n
    assert env.action_space("player_0").n == wait + 1
    for action in random_steps(table, 6):
        for agent in env.agents:
            offered = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert offered == (mask_of(table, agent) or [wait])
            assert env.action_space(agent).sample() in offered
            assert np.array_equal(seen[agent]["observation"], table.observe(agent)["observation"])
        table_agents = env.agents
        actions = dict.fromkeys(table_agents, wait) | {table.agent_selection: action}
        seen, rewards, over, cut, infos = env.step(actions)
        twin = deepcopy(table)
        twin.step(action)
        assert rewards == twin.rewards
        assert over == twin.terminations
        assert not any(cut.values())
        assert infos == twin.infos
    assert env.agents == []
    assert not any(seen[agent]["action_mask"].any() for agent in seen)


def test_a_seat_that_has_nothing_to_decide_can_only_wait() -> None:
    env = septentrick_v1.parallel_env(captain=1)
    env.reset(seed=7)
    decides, waits = "player_0", "player_1"
    choice = {agent: env.action_space(agent).sample() for agent in env.agents}
    assert choice[waits] == env.wait
    whole = pickle.dumps(env)
    for wrong in ({waits: 0}, {decides: env.wait}, {waits: None}, {decides: None}):
        with pytest.raises(IllegalAction):
            env.step(choice | wrong)
        assert pickle.dumps(env) == whole
    with pytest.raises(IllegalAction, match=f"action-wait: tried player_1: 0; expected {env.wait}"):
        env.step(choice | {waits: 0})
    with pytest.raises(IllegalAction):
        env.step({decides: choice[decides]})
    env.step(choice)


def test_a_game_that_is_cut_off_is_truncated_and_goes_no_further() -> None:
    env = titanic_v1.parallel_env(max_cycles=2)
    for seed in (7, 8):
        env.reset(seed=seed)
        for cycle in range(2):
            choice = {"player_0": env.action_space("player_0").sample()}
            _, _, over, cut, infos = env.step(choice)
            assert cut == {"player_0": cycle == 1}
            assert over == {"player_0": False}
            assert infos == {"player_0": {}}
    with pytest.raises(IllegalAction, match="no-episode"):
        env.step({"player_0": env.action_space("player_0").sample()})


# The extra


@pytest.mark.parametrize("game", GAMES)
def test_without_pettingzoo_the_module_says_what_to_install(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = builtins.__import__

    def without(name: str, *args: Any) -> Any:
        if name.partition(".")[0] == "pettingzoo":
            raise ModuleNotFoundError(name, name=name)
        return found(name, *args)

    for module in [name for name in sys.modules if name.startswith("lifeboat.envs")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(ModuleNotFoundError) as caught:
        __import__(f"lifeboat.envs.{game}_v1")
    advice = f"lifeboat.envs.{game}_v1 needs PettingZoo: in a clone, pip install '.[pettingzoo]'"
    assert str(caught.value) == advice
