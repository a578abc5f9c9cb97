"""Both games in OpenSpiel: its own checks, its own search, and the games behind them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from lifeboat.core.dice import Dice, dice
from lifeboat.core.errors import IllegalAction, SetupError
from lifeboat.core.fate import Fate, secret_of
from lifeboat.envs.spiel import TitanicGame  # registers both games
from lifeboat.envs.spiel.face import FACES
from lifeboat.envs.spiel.moments import Moment
from lifeboat.septentrick.actions import PASS
from lifeboat.tensors.form import worth
from lifeboat.tensors.forms import FORMS
from lifeboat.titanic.passengers import PASSENGERS, mystery
from lifeboat.titanic.rulebooks import RULEBOOKS

TITANIC = "lifeboat_titanic"
SEPTENTRICK = "lifeboat_septentrick"
SETUPS = [
    f"{TITANIC}()",
    f"{TITANIC}(crew=lowe,layout=expert,latimer=fr,reward=won)",
    f"{TITANIC}(crew=murdoch,murdoch=all,reward=progress)",
    f"{TITANIC}(players=2,crew=smith+latimer,layout=ultimate,latimer=fr,first=seat2)",
    f"{TITANIC}(players=3,first=table,reward=progress)",
    f"{TITANIC}(players=4,layout=expert)",
    f"{TITANIC}(players=5,layout=ultimate,reward=won)",
    f"{SEPTENTRICK}(players=3,captain=table)",
    f"{SEPTENTRICK}(players=4,reward=progress)",
    f"{SEPTENTRICK}(players=5,captain=seat5,reward=won)",
    f"{TITANIC}(players=2,crew=smith+lowe,rulebook=german)",
]
SOME = [SETUPS[0], SETUPS[4], SETUPS[7], SETUPS[8]]
TWINS: list[Callable[[Any], Any]] = [
    lambda state: state.clone(),
    copy.copy,
    copy.deepcopy,
    lambda state: pickle.loads(pickle.dumps(state)),
    lambda state: state.get_game().deserialize_state(state.serialize()),
]


def loaded(name: str) -> Any:
    """Return the game with this name."""
    return pyspiel.load_game(name)


def thrown(state: Any, throws: Dice) -> int:
    """Return a random legal action, or at a chance node a random card that can come."""
    if not state.is_chance_node():
        legal: list[int] = state.legal_actions()
        return legal[throws.below(len(legal))]
    left: list[int] = state.node.left
    return left[throws.below(len(left))]


def dealt(name: str, seed: str) -> Any:
    """Return a state after a random deal."""
    return played(loaded(name).new_initial_state(), dice(seed), 0)


def played(state: Any, throws: Dice, decisions: int) -> Any:
    """Return the state after this many random decisions and the shuffles that follow them."""
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(thrown(state, throws))
    return state


def words(state: Any) -> list[str]:
    """Return everything that OpenSpiel can be told about a state."""
    seats = range(state.num_players())
    return [
        str(state),
        str(state.current_player()),
        str(state.legal_actions()),
        str(state.history()),
        str(state.returns()),
        str(state.rewards()),
        *[state.information_state_string(seat) for seat in seats],
        *[state.observation_string(seat) for seat in seats],
    ]


# OpenSpiel's own checks


@pytest.mark.parametrize("name", SETUPS)
def test_openspiel_accepts_the_game(name: str) -> None:
    """Its test covers actions, chances, tensors, strings, rewards, clones, undo and storage."""
    pyspiel.random_sim_test(loaded(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_is_loaded_again_from_what_it_is_called(name: str) -> None:
    game = loaded(name)
    twins = [loaded(str(game)), pickle.loads(pickle.dumps(game))]
    for twin in twins:
        assert str(twin) == str(game)
        assert twin.agreement.fields == game.agreement.fields
        assert twin.beginning.left == game.beginning.left
        assert twin.get_type().reward_model == game.get_type().reward_model


def test_the_parameters_say_how_the_table_is_set_up() -> None:
    game = loaded(f"{TITANIC}(players=2,crew=smith+lee,layout=expert,first=seat2)")
    fields = {
        "players": "2",
        "crew": "smith,lee",
        "layout": "expert",
        "murdoch": "may",
        "latimer": "en",
        "ability": "action",
        "first": "2",
        "edition": "standard",
    }
    assert game.agreement.fields == fields
    assert dealt(str(game), "x").node.position.terms.crew == ("smith", "lee")
    assert dealt(str(game), "x").current_player() == 1
    assert loaded(f"{SEPTENTRICK}(players=3,captain=seat3)").agreement.fields["captain"] == "3"


@pytest.mark.rule("T55")
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_rulebook_sets_the_parameters_that_are_left_out(rulebook: str) -> None:
    fields = loaded(f"{TITANIC}(crew=lowe,rulebook={rulebook})").agreement.fields
    assert {name: fields[name] for name in RULEBOOKS[rulebook]} == RULEBOOKS[rulebook]
    mixed = loaded(f"{TITANIC}(crew=lowe,rulebook={rulebook},latimer=fr,ability=turn)")
    assert (mixed.agreement.fields["latimer"], mixed.agreement.fields["ability"]) == ("fr", "turn")


@pytest.mark.parametrize(
    ("name", "params", "code"),
    [
        (TITANIC, {"players": 6}, "setup-players"),
        (SEPTENTRICK, {"players": 2}, "setup-players"),
        (TITANIC, {"crew": "lee+smith"}, "setup-crew-count"),
        (TITANIC, {"crew": "nemo"}, "setup-crew-unknown"),
        (TITANIC, {"layout": "round"}, "setup-option"),
        (TITANIC, {"reward": "gold"}, "setup-option"),
        (TITANIC, {"players": 2, "first": "2"}, "setup-option"),
        (TITANIC, {"players": 2, "first": "seat3"}, "setup-first"),
        (SEPTENTRICK, {"captain": "seat5"}, "setup-captain"),
    ],
)
def test_an_invalid_set_up_is_refused(name: str, params: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as refusal:
        pyspiel.load_game(name, params)
    assert refusal.value.code == code


def test_a_parameter_that_does_not_exist_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError):
        loaded(f"{TITANIC}(captain=drawn)")
    with pytest.raises(SetupError):
        TitanicGame({"captain": "drawn"})


def test_both_games_say_what_they_are() -> None:
    for name, players in ((TITANIC, (1, 5)), (SEPTENTRICK, (3, 5))):
        kind = loaded(name).get_type()
        assert (kind.min_num_players, kind.max_num_players) == players
        assert kind.utility == pyspiel.GameType.Utility.IDENTICAL
        assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
        every_step = loaded(f"{name}(reward=progress)").get_type()
        assert every_step.reward_model == pyspiel.GameType.RewardModel.REWARDS


# Chance


@pytest.mark.parametrize("name", SETUPS)
def test_each_card_is_as_likely_as_there_are_copies_of_it_left(name: str) -> None:
    state = loaded(name).new_initial_state()
    throws = dice("likely")
    seen = 0
    while not state.is_terminal():
        if state.is_chance_node():
            seen += 1
            chances = state.chance_outcomes()
            node = state.node
            numbers = Counter(node.left)
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            assert dict(chances) == {
                number: copies / len(node.left) for number, copies in numbers.items()
            }
            assert [number for number, _ in chances] == sorted(numbers)
            assert len(numbers) > 1  # a forced card doesn't need a node
            assert 0 <= min(numbers) <= max(numbers) < state.get_game().max_chance_outcomes()
            texts = {state.action_to_string(number) for number in numbers}
            assert len(texts) == len(numbers)
        state.apply_action(thrown(state, throws))
    assert seen


def test_the_numbers_of_the_cards_stay_what_they_are() -> None:
    """Stored histories must stay readable."""
    solo = loaded(f"{TITANIC}()").new_initial_state()
    assert [number for number, _ in solo.chance_outcomes()] == list(range(6))
    assert solo.action_to_string(1) == "crew:lee"
    solo = loaded(f"{TITANIC}(crew=lee)").new_initial_state()
    assert solo.node.cards == dict(enumerate(PASSENGERS))
    assert [number for number, _ in solo.chance_outcomes()] == list(range(60))
    assert [solo.action_to_string(number) for number in (0, 1, 3, 59)] == [
        "passengers:f1",
        "passengers:f1+",
        "passengers:s1+",
        "passengers:s17+",
    ]
    line = [*PASSENGERS[:2], mystery(0, 0), mystery(1, 9)]
    assert [FACES["titanic"].card_number(b"line-3", card) for card in line] == [0, 1, 60, 61]
    for number in range(59):
        solo.apply_action(number)
    assert solo.chance_outcomes()[1] == (1, 3 / 20)
    assert solo.action_to_string(1) == "actions:come-on"
    three = loaded(f"{SEPTENTRICK}(players=3)").new_initial_state()
    assert three.chance_outcomes()[-1] == (52, 2 / 30)
    assert three.action_to_string(52) == "sea:r"
    assert three.action_to_string(13) == "sea:t2"


def tell(state: Any, fate: Fate) -> None:
    """Give a state the shuffles of a real fate until somebody has to decide."""
    while state.is_chance_node():
        node = state.node
        cards = [node.cards[number] for number in node.left + node.placed]
        order = fate.shuffled(cards, node.pile, node.ordinal)
        numbers = {card: number for number, card in node.cards.items()}
        state.apply_action(numbers[order[len(node.placed)]])


@pytest.mark.parametrize("name", SETUPS)
def test_with_the_shuffles_of_a_real_deal_the_game_is_that_game(name: str) -> None:
    """Positions, legal actions and rewards are the same, step by step."""
    game = loaded(name)
    agreement = game.agreement
    fate = Fate(secret_of("a real deal"))
    real = agreement.rules.deal(agreement.fields, fate.secret)
    state = game.new_initial_state()
    throws = dice("real")
    start = worth(agreement.form, real, agreement.reward)
    while True:
        tell(state, fate)
        twin = state.node.position.copy()
        twin.fate = fate
        assert str(twin) == str(real)
        earned = worth(agreement.form, real, agreement.reward) - start
        assert state.returns() == [earned] * game.num_players()
        assert state.is_terminal() == (real.decision() is None)
        if state.is_terminal():
            break
        assert state.current_player() == real.decision().seat
        assert state.legal_actions() == real.legal()
        action = thrown(state, throws)
        assert state.action_to_string(action) == agreement.rules.action_text(action)
        state.apply_action(action)
        real.advance(action)


# What a player is told


def twin_worlds(name: str, seed: str) -> Any:
    """Yield moments of a random game, each with a seat and a world that looks the same to it."""
    throws = dice(seed)
    state = dealt(name, seed)
    while not state.is_terminal():
        for seat in range(state.num_players()):
            yield state, seat, state.resample_from_infostate(seat, lambda: throws.word() / 2**32)
        played(state, throws, 3)


@pytest.mark.parametrize("name", SETUPS)
def test_an_imagined_world_looks_like_the_true_one(name: str) -> None:
    """Strings and tensors are exactly the same: they contain nothing hidden."""
    others = 0
    for state, seat, world in twin_worlds(name, "imagined"):
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.observation_string(seat) == state.observation_string(seat)
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.observation_tensor(seat) == state.observation_tensor(seat)
        assert world.current_player() == state.current_player()
        assert world.returns() == state.returns()
        if world.current_player() == seat:
            assert world.legal_actions() == state.legal_actions()
        others += str(world) != str(state)
    assert others


def test_in_an_imagined_world_the_others_know_no_true_card() -> None:
    """They are told what they hold in that world, and never what they really hold."""
    differ = 0
    for state, seat, world in twin_worlds(f"{SEPTENTRICK}(players=3)", "no true card"):
        other = (seat + 1) % 3
        told = world.information_state_string(other)
        assert told == f"{world.observation_string(other)}\n{world.observation_string(other)}"
        differ += world.observation_string(other) != state.observation_string(other)
    assert differ


def test_a_seat_not_involved_in_a_pass_is_not_told_its_cards() -> None:
    """Two games differ in what seat 2 gives to seat 3, and seat 3 passes on to seat 4."""
    one = dealt(f"{SEPTENTRICK}(players=5,captain=seat1)", "sealed")
    other = one.clone()
    while one.legal_actions()[0] >= PASS:
        one.apply_action(one.legal_actions()[0])
        other.apply_action(other.legal_actions()[-1 if other.current_player() == 1 else 0])
    for seat in (0, 4):
        assert one.information_state_string(seat) == other.information_state_string(seat)
        assert one.information_state_tensor(seat) == other.information_state_tensor(seat)
    for seat in (1, 2, 3):
        assert one.information_state_string(seat) != other.information_state_string(seat)
        assert one.information_state_tensor(seat) != other.information_state_tensor(seat)
    passes = [line for line in one.node.memory(0).splitlines() if line.startswith("passed ")]
    assert [line.split()[1] for line in passes if "?" not in line] == ["@1", "@5", "@1", "@5"]


def test_a_world_can_be_imagined_within_an_imagined_one() -> None:
    throws = dice("within")
    state = played(dealt(SETUPS[8], "within"), throws, 20)
    world = state.resample_from_infostate(1, lambda: throws.word() / 2**32)
    played(world, throws, 2)
    inner = world.resample_from_infostate(2, lambda: throws.word() / 2**32)
    assert inner.information_state_string(2) == world.information_state_string(2)
    assert played(inner, throws, 1000).is_terminal()


def test_before_the_deal_there_is_nothing_to_tell() -> None:
    state = loaded(SETUPS[8]).new_initial_state()
    throws = dice("before")
    while state.is_chance_node():
        for seat in range(4):
            assert state.information_state_string(seat) == state.observation_string(seat) == ""
            assert not any(state.information_state_tensor(seat))
        again = state.resample_from_infostate(0, lambda: 0.5)
        assert again.is_chance_node()
        assert not again.node.placed
        state.apply_action(thrown(state, throws))


def test_while_cards_are_shuffled_nobody_is_told_anything() -> None:
    state = dealt(f"{TITANIC}(players=2)", "shuffled")
    throws = dice("shuffled")
    shuffled = 0
    for _ in range(2000):
        if state.is_terminal():
            break
        before = [words(state)[-4:], state.observation_tensor(0)]
        state.apply_action(thrown(state, throws))
        if state.is_chance_node():
            shuffled += 1
            assert [words(state)[-4:], state.observation_tensor(0)] == before
            assert state.rewards() == [0.0, 0.0]
    assert shuffled


@pytest.mark.parametrize("name", SETUPS)
def test_a_player_forgets_nothing(name: str) -> None:
    """Memory grows with every step, and begins with everything remembered before."""
    throws = dice("memory")
    state = dealt(name, "memory")
    game = state.get_game()
    while not state.is_terminal():
        before = state.node
        memories = [before.memory(seat) for seat in range(game.num_players())]
        action = thrown(state, throws)
        state.apply_action(action)
        played(state, throws, 0)
        for seat, memory in enumerate(memories):
            news = state.node.memory(seat).removeprefix(memory)
            own = f"\n> {game.agreement.rules.action_text(action)}"
            assert state.node.memory(seat).startswith(memory)
            assert news.startswith(own) == (seat == before.seat)
    late = pickle.loads(pickle.dumps(state))
    assert words(late) == words(state)  # the same even if asked for only at the end


@pytest.mark.parametrize("name", SOME)
def test_worlds_once_told_apart_stay_told_apart(name: str) -> None:
    """The strings differ from the first difference in observations or news, and not before."""
    apart = 0
    for seed in range(4):
        for state, seat, world in twin_worlds(name, f"apart {seed}"):
            apart += play_side_by_side(state.clone(), world, seat, dice(f"side {seed}"))
    assert apart


def play_side_by_side(one: Any, other: Any, seat: int, throws: Dice) -> bool:
    """Take the same steps in two worlds while possible; return whether the seat noticed."""
    noticed = False
    while not one.is_terminal() and one.current_player() == other.current_player():
        both = [step for step in one.legal_actions() if step in other.legal_actions()]
        if not both:
            break
        step = both[throws.below(len(both))]
        one.apply_action(step)
        other.apply_action(step)
        if not isinstance(one.node, Moment) or not isinstance(other.node, Moment):
            continue
        sights = one.observation_string(seat), other.observation_string(seat)
        noticed |= sights[0] != sights[1] or one.node.news(seat) != other.node.news(seat)
        strings = one.information_state_string(seat), other.information_state_string(seat)
        assert (strings[0] != strings[1]) == noticed
    return noticed


def test_the_strings_of_two_players_are_never_the_same() -> None:
    state = dealt(f"{TITANIC}(players=3)", "two")
    assert len({state.information_state_string(seat) for seat in range(3)}) == 3
    assert len({state.observation_string(seat) for seat in range(3)}) == 3


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("name", [f"{TITANIC}(players=3)", f"{SEPTENTRICK}()"])
def test_the_tensor_has_named_pieces(name: str, recall: bool) -> None:
    state = played(dealt(name, "pieces"), dice("pieces"), 9)
    game = state.get_game()
    pieces = FORMS[game.agreement.form.game].pieces
    kind = pyspiel.IIGObservationType(perfect_recall=recall)
    observation = make_observation(game, kind)
    for seat in range(game.num_players()):
        observation.set_from(state, seat)
        assert {key: part.shape for key, part in observation.dict.items()} == {
            piece.name: piece.shape for piece in pieces
        }
        whole = np.concatenate([observation.dict[piece.name].ravel() for piece in pieces])
        assert (whole == observation.tensor).all()
        tensor = state.information_state_tensor if recall else state.observation_tensor
        assert observation.tensor.tolist() == tensor(seat)
        string = state.information_state_string if recall else state.observation_string
        assert observation.string_from(state, seat) == string(seat)
        assert observation.dict["active"][(state.current_player() - seat) % game.num_players()] == 1
    assert game.information_state_tensor_shape() == [len(observation.tensor)]


def test_a_spectator_sees_what_all_may_see() -> None:
    state = played(dealt(f"{SEPTENTRICK}()", "spectator"), dice("spectator"), 20)
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observation = make_observation(state.get_game(), kind)
    observation.set_from(state, 2)
    assert not observation.dict["hand"].any()
    assert observation.string_from(state, 2) == observation.string_from(state, 0)
    assert state.observation_string(2)[3:] not in observation.string_from(state, 2)


def test_nobody_sees_all_hands() -> None:
    everybody = pyspiel.PrivateInfoType.ALL_PLAYERS
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=everybody)
    assert make_observation(loaded(SEPTENTRICK), kind) is None
    with pytest.raises(SetupError):
        make_observation(loaded(SEPTENTRICK), None, {"all": True})


@pytest.mark.parametrize("name", ["lifeboat_titanic(crew=lee)", SEPTENTRICK])
def test_openspiel_writes_a_playthrough(name: str) -> None:
    """Its own tool makes every call that a game supports."""
    lines = playthrough(name, None, seed=7).splitlines()
    assert "IsTerminal() = True" in lines


# Copies, refusals, rewards, bounds


@pytest.mark.parametrize("decisions", [-1, 0, 7, 40])
@pytest.mark.parametrize("name", [SETUPS[3], SETUPS[8]])
@pytest.mark.parametrize("twin_of", TWINS)
def test_a_copy_goes_its_own_way(name: str, decisions: int, twin_of: Callable[[Any], Any]) -> None:
    """Copies are made in the middle of a shuffle, after the deal, and later in the game."""
    throws = dice("copy")
    state = loaded(name).new_initial_state()
    for _ in range(5):
        state.apply_action(thrown(state, throws))
    if decisions >= 0:
        played(state, throws, decisions)
    before = words(state)
    twin = twin_of(state)
    assert words(twin) == before
    steps = dice("own way")
    ends = played(twin, steps, 1000)
    assert ends.is_terminal()
    assert words(state) == before
    assert words(played(state, dice("own way"), 1000)) == words(ends)


@pytest.mark.parametrize("name", [SETUPS[3], SETUPS[8]])
@pytest.mark.parametrize("twin_of", TWINS)
def test_an_imagined_world_is_copied_with_its_memories(
    name: str, twin_of: Callable[[Any], Any]
) -> None:
    throws = dice("imagined")
    state = played(dealt(name, "imagined"), throws, 9)
    world = state.resample_from_infostate(1, lambda: throws.word() / 2**32)
    played(world, throws, 3)
    assert words(twin_of(world)) == words(world)


@pytest.mark.parametrize("name", SOME)
def test_an_illegal_action_is_refused_and_changes_nothing(name: str) -> None:
    throws = dice("illegal")
    state = loaded(name).new_initial_state()
    for _ in range(200):
        before = words(state)
        legal = set(state.legal_actions())
        illegal = next(number for number in range(10**4) if number not in legal)
        for number in (illegal, -2, 10**6):
            with pytest.raises(IllegalAction):
                state.apply_action(number)
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(pyspiel.INVALID_ACTION)
        with pytest.raises(pyspiel.SpielError):
            state.apply_action_with_legality_check(illegal)
        assert words(state) == before
        if state.is_terminal():
            break
        state.apply_action(thrown(state, throws))


@pytest.mark.parametrize("name", SETUPS)
def test_a_game_stays_within_its_bounds(name: str) -> None:
    """Everybody gets each reward, and the rewards add up to the result of the game."""
    game = loaded(name)
    throws = dice("bounds")
    for _ in range(3):
        state = game.new_initial_state()
        earned = decisions = chances = 0.0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            chances += state.is_chance_node()
            state.apply_action(thrown(state, throws))
            assert len(set(state.returns())) == len(set(state.rewards())) == 1
            assert game.min_utility() <= state.returns()[0] <= game.max_utility()
            earned += state.rewards()[0]
        assert earned == state.returns()[0]
        assert decisions <= game.max_game_length()
        assert chances <= game.max_chance_nodes_in_history()


# OpenSpiel's own search


def searcher(game: Any, simulations: int) -> Any:
    """Return OpenSpiel's IS-MCTS with its default settings."""
    random = np.random.RandomState(7)
    evaluator = RandomRolloutEvaluator(1, random)
    return ISMCTSBot(game, evaluator, 2.0, simulations, random_state=random)


@pytest.mark.parametrize(
    ("name", "simulations", "decisions"),
    [(f"{SEPTENTRICK}(players=3)", 4, 1000), (f"{TITANIC}(players=2)", 6, 12), (TITANIC, 6, 12)],
)
def test_openspiels_own_search_plays(name: str, simulations: int, decisions: int) -> None:
    """It imagines worlds by itself, without being given a resampler."""
    throws = dice("search")
    state = dealt(name, "search")
    bot = searcher(state.get_game(), simulations)
    while decisions and not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        played(state, throws, 0)
        decisions -= 1
    assert state.is_terminal() or not decisions


def test_without_openspiel_it_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import lifeboat.envs.spiel"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    advice = "lifeboat.envs.spiel needs OpenSpiel: in a clone, pip install '.[openspiel]'"
    assert run.stderr.rstrip().endswith(f"ModuleNotFoundError: {advice}")
