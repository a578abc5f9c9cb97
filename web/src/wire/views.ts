/** What a seat sees and what it can do, whichever game it is. */

import type { Update } from "./types";

export type View = Update["views"][number];
export type Choice = View["legal"][number];
