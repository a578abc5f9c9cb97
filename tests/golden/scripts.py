"""The scripts of the golden playthroughs: a position and the actions taken from it.

There is one for every action card and every crew member, with the follow-up questions it can ask.
"""

from __future__ import annotations

from typing import NamedTuple


class Script(NamedTuple):
    """Where a playthrough begins, and what is played."""

    start: str
    actions: str


LINES = "decks=s2,f4|s9/f9,s4+|f7,f6+/s12|f8/-/-/-"
"""Three lines with hidden cards; decks 4 to 6 are empty."""

TITANIC = {
    "card-get-ready": Script(
        f"{LINES} stack=f1,s1+,f5,s17,f2+,* hands=get-ready",
        "get-ready top:f1 top:f5 bottom:s17 bottom:s1+ bottom:f2+ rescue:2 f1>g1",
    ),
    "card-come-on": Script(f"{LINES} hands=come-on,come-on", "come-on f1+>g1 come-on f2>g1"),
    "card-come-back": Script(
        f"{LINES} discard=s1,f1,s8+ hands=come-back,come-back,come-back",
        "come-back s8+>1 come-back f1>g1 come-back s1>g3",
    ),
    "card-your-turn": Script(
        f"{LINES} boat=f12,f11 hands=your-turn,your-turn",
        "your-turn:2 choose:f9 your-turn:b choose:f12",
    ),
    "card-same-lines": Script(
        f"{LINES} hands=same-lines,same-lines", "same-lines:23 same-lines:14"
    ),
    "card-wait": Script(f"{LINES} boat=f12,f11? hands=wait,wait", "wait:2 wait:b"),
    "card-save-time": Script(f"{LINES} discard=s1,f1,s8+ hands=save-time", "save-time rescue:4"),
    "card-plan-a": Script(f"{LINES} hands=plan-a", "plan-a take:boat boat:2x1 2>3 b>3"),
    "card-plan-b": Script(
        f"{LINES} hands=plan-b used=wait,come-on", "plan-b take:come-on come-on f1>g1"
    ),
    "card-boat": Script(f"{LINES} hands=boat", "boat:2x1 2>3 b>3 rescue:1"),
    "card-mystery-f": Script(
        f"{LINES} groups=f1/-/-/- stack=f2+,* hands=mystery-f", "mystery-f:g1 rescue:1 f2+>?"
    ),
    "card-mystery-s": Script(
        "decks=s2,f4|s9/s?,s4+|f7,f6+/s12|f8/-/-/- known=2:s? hands=wait stack=s5+,s4,*",
        "2>3 wait:2 name:5 rescue:4",
    ),
    "crew-murdoch": Script(
        f"crew=murdoch {LINES} stack=s1,f1,s3,s2+,f13,f12,*",
        "rescue:4 s1>g3 s2+>g3 stop rescue:2 f13>4 f12>4 rescue:4",
    ),
    "crew-lee": Script(f"crew=lee {LINES} stack=s3,s5,f3,*", "rescue:3"),
    "crew-lowe": Script(
        f"crew=lowe {LINES} groups=f1,f2/f1+,f2+/-/- stack=s3,s5,f3+,s6,s6+,*",
        "ability exchange:f2 ability stop",
    ),
    "crew-boxhall": Script(f"crew=boxhall {LINES} stack=s3,s5,f3,*", "rescue:3"),
    "crew-latimer": Script(
        f"crew=lee,latimer {LINES} groups=f1+,f2+/-/-/- stack=f3+,s3,f4+,*",
        "rescue:1 f3+>g1 rescue:2",
    ),
    "crew-fleet": Script(
        f"crew=fleet {LINES} stack=s3,s5,f3,* actions=wait,boat,plan-a,*", "rescue:3 take:boat"
    ),
    "crew-smith": Script(
        f"crew=smith,lee {LINES} hands=wait/boat,plan-a", "ability give:0 give:1 give:0 rescue:1"
    ),
    "ability-in-place-of-the-turn": Script(
        f"crew=smith,lowe ability=turn {LINES} hands=wait/boat stack=s3,s5,f3+,s6,s6+,*",
        "2>3 rescue:1 s3>2 ability ability give:1 give:0 rescue:1",
    ),
    "crew-phillips": Script(
        f"crew=phillips,lee {LINES} hands=-/plan-b,boat used=wait", "plan-b@1 take:wait rescue:1"
    ),
    "crew-pitman": Script(f"crew=pitman,lee {LINES} stack=s3,s5,f3,s6,*", "rescue:3 rescue:1"),
    "crew-lightoller": Script(
        f"crew=lightoller,pitman {LINES} stack=s3,s5,f3,s6,s10,* actions=plan-a,wait,*",
        "rescue:2 plan-a take:come-on rescue:2",
    ),
    "flood-and-reshuffle": Script(
        "crew=boxhall turned=2 decks=f12,s5|s9,s8/f9,f4|f7/s12|f8/-/-/- stack=- discard=*",
        "rescue rescue:1",
    ),
    "last-page": Script(
        "crew=lee turned=10 decks=-/-/-/-/f9|f8/- groups=f1,f2/-/-/- stack=- discard=*", "rescue"
    ),
}

SEPTENTRICK = {
    "whole-game": Script(
        "players=3 "
        "captain=3 "
        "asks=trump "
        "seat=3 "
        "hands=d4,d5,t1,t3,t4,c3,c4,c5,s2,s3,p1,p2,p2/"
        "d2,d6,d7,t2,c6,c7,s4,s5,p1,p2,p3,r,r/"
        "d1,d3,t5,t6,t7,c1,c2,s1,s6,s7,p2,p3,p4 "
        "fate=c072dda996aac589fcb9b479e6c7be6f0f14d563eadc320dc465db52e4f625f2",
        "trump:circle pass:d1,s1 pass:t4,s2 pass:s5,r keep:r keep:d1 keep:s2 "
        "d3 d4 d7 c7 c1 c4 s2 s7 s3 r c3 c6 t2 t4 t3 t6 t1 p2 t7 s5 s1 c2 c5 r d5 d6 t5 d2 p4 "
        "d1 s4 s6 p2 p3 p2 p1",
    ),
}

SCRIPTS = {"titanic": TITANIC, "septentrick": SEPTENTRICK}
