import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../settings.svelte", () => ({ settings: { language: "en" }, ownKey: () => "key" }));

const { Refused, Unreachable } = await import("./api");
const { part, partAgain } = await import("./parts");

const lost = () => Promise.reject(new TypeError("no such module"));
const refused = () =>
  Promise.reject(
    new Refused({ code: "x", words: "No." } as InstanceType<typeof Refused>["refusal"]),
  );

const reload = vi.fn();
const fetch = vi.fn();

beforeEach(() => {
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", fetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe("a part of the client", () => {
  it("says that it is unreachable if it can't be fetched", async () => {
    await expect(part(lost)).rejects.toBeInstanceOf(Unreachable);
    await expect(part(refused)).rejects.toBeInstanceOf(Refused);
    await expect(part(async () => 5)).resolves.toBe(5);
  });

  it("comes when it is there again", async () => {
    await expect(partAgain(async () => 5)).resolves.toBe(5);
    expect(reload).not.toHaveBeenCalled();
  });

  it("waits for the server", async () => {
    fetch.mockRejectedValue(new TypeError());
    await expect(partAgain(lost)).rejects.toBeInstanceOf(Unreachable);
    expect(reload).not.toHaveBeenCalled();
  });

  it("comes with a new page where the server has another version", async () => {
    fetch.mockResolvedValue(new Response("[]"));
    await expect(partAgain(lost)).rejects.toBeInstanceOf(Unreachable);
    expect(reload).toHaveBeenCalledOnce();
  });
});
