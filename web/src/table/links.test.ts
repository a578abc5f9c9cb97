import { describe, expect, it } from "vitest";
import { addressOf } from "./links";

describe("a pasted link", () => {
  it("leads to its table, on whatever host it was made", () => {
    expect(addressOf("https://example.org/table/aB3_-xyz09")).toBe("/table/aB3_-xyz09");
  });
  it("keeps its invitation", () => {
    expect(addressOf(" http://localhost:1912/table/abc#invite=Key_1 ")).toBe(
      "/table/abc#invite=Key_1",
    );
  });
  it("can be the code of a table alone", () => {
    expect(addressOf("aB3_-xyz09aaaaa1")).toBe("/table/aB3_-xyz09aaaaa1");
  });
  it("is refused where it names no table", () => {
    expect(addressOf("https://example.org/")).toBeNull();
    expect(addressOf("hello there")).toBeNull();
    expect(addressOf("")).toBeNull();
  });
});
