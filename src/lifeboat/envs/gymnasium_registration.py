"""Registration of the environments with Gymnasium."""

from __future__ import annotations

from gymnasium.envs.registration import register, registry

SOLO = "lifeboat/TitanicSolo-v1"
TITANIC = "lifeboat/TitanicSelfPlay-v1"
SEPTENTRICK = "lifeboat/SeptentrickSelfPlay-v1"


def register_all() -> None:
    """Register the environments with Gymnasium, unless they are already registered."""
    if SOLO in registry:
        return
    many = "lifeboat.envs.gymnasium_vector:GamesAtOnce"
    alone = "lifeboat.envs.gymnasium_solo:titanic_alone"
    register(SOLO, "lifeboat.envs.gymnasium_solo:TitanicSolo", vector_entry_point=alone)
    register(TITANIC, vector_entry_point=many, kwargs={"game": "titanic"})
    register(SEPTENTRICK, vector_entry_point=many, kwargs={"game": "septentrick"})
