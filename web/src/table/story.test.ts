import { describe, expect, it, vi } from "vitest";
import { api } from "../lib/net/api";
import type { LiveTable } from "../lib/net/live-table.svelte";
import type { Line } from "../wire/types";
import { Story } from "./story.svelte";

vi.mock("../lib/net/api", () => ({ api: { log: vi.fn() } }));

function line(number: number, what = "played"): Line {
  const said = { player: "", text: "", sentences: [String(number)], happened: [] };
  return { number, what, seat: 0, person: 0, ...said };
}

function table(log: Line[]): LiveTable {
  return { id: "t", log } as unknown as LiveTable;
}

describe("the log of a table", () => {
  it("goes on live where what was fetched ends", async () => {
    vi.mocked(api.log).mockResolvedValue([line(1), line(2)]);
    const story = new Story(table([line(2), line(3)]));
    await story.load();
    expect(story.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("is what came live where nothing can be fetched", async () => {
    vi.mocked(api.log).mockRejectedValue(new Error());
    const story = new Story(table([line(3), line(4, "said")]));
    await story.load();
    expect(story.lines).toHaveLength(2);
    expect(story.talk.map(({ number }) => number)).toEqual([4]);
  });

  it("keeps what was known if it can't be fetched again", async () => {
    vi.mocked(api.log).mockResolvedValueOnce([line(1), line(2)]);
    const story = new Story(table([line(3)]));
    await story.load();
    vi.mocked(api.log).mockRejectedValueOnce(new Error());
    await story.load();
    expect(story.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("is fetched with every welcome, and told in the words that came last", async () => {
    const live = table([line(1), line(3)]);
    const story = new Story(live);
    let answer = (_: Line[]) => {};
    const late = new Promise<Line[]>((resolve) => (answer = resolve));
    vi.mocked(api.log).mockReturnValueOnce(late);
    live.onwelcome?.();
    const again = [line(1), line(2)].map((one) => ({ ...one, sentences: ["again"] }));
    vi.mocked(api.log).mockResolvedValueOnce(again);
    live.onwelcome?.();
    await vi.waitFor(() => expect(story.lines).toHaveLength(3));
    answer([line(1)]);
    await late;
    expect(story.lines.map(({ sentences }) => sentences[0])).toEqual(["again", "again", "3"]);
  });
});
