/** What the results of SOS Titanic show besides the score. */

import { t } from "../../lib/texts.svelte";
import type { Breakdown, Figure } from "../game";

/** How many pages of the booklet were turned. */
export const pages: Figure = {
  title: "web-result-pages",
  mean: "web-statistics-pages",
  of: (counted) => counted.pages,
};

export const byLayout: Breakdown = {
  caption: "web-statistics-by-layout",
  tallies: ({ tallies }) => tallies,
  name: ({ layout }) => t(`titanic-layout-${layout}`),
};
