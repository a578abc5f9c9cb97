"""Both games as environments for programs that learn.

For PettingZoo, import ``titanic_v1`` or ``septentrick_v1`` from here. For Gymnasium, importing
this package registers ``lifeboat/TitanicSolo-v1``, ``lifeboat/TitanicSelfPlay-v1`` and
``lifeboat/SeptentrickSelfPlay-v1``. For OpenSpiel, importing ``lifeboat.envs.spiel`` registers
both games.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from lifeboat.envs.gymnasium_registration import register_all

    register_all()
