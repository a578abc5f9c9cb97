/** What a seat sees and what it can do, in any game. */

import type { Update } from "./types";

export type View = Update["views"][number];
export type Choice = View["legal"][number];
