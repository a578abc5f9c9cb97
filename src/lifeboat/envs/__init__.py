"""Both games in the forms that learning programs know.

PettingZoo: ``titanic_v1`` and ``septentrick_v1``. Gymnasium: importing this package registers
``lifeboat/TitanicSolo-v1`` and its like. OpenSpiel: import ``spiel``.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from lifeboat.envs.gymnasium_registration import register_all

    register_all()
