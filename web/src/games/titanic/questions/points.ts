/** What a score consists of, so that a newcomer understands each part. */

import { t } from "../../../lib/texts.svelte";
import type { TitanicScore } from "../../../wire/types";

export interface Part {
  label: string;
  /** How the points come about. */
  why: string;
  points: number;
}

const sum = (points: number[]) => points.reduce((before, more) => before + more, 0);

export function pointsOf({ groups, page, rows }: TitanicScore, won: boolean): Part[] {
  const added = (points: number[]) => points.join(" + ");
  return [
    {
      label: t("web-ending-groups"),
      why: t("web-ending-groups.why", { points: added(groups) }),
      points: sum(groups),
    },
    { label: t("web-ending-page"), why: t("web-ending-page.why"), points: page },
    {
      label: t("web-ending-rows"),
      why: won ? t("web-ending-rows.why", { points: added(rows) }) : t("web-ending-rows.none"),
      points: sum(rows),
    },
  ];
}
