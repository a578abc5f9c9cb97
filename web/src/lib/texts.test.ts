import { beforeAll, expect, it, vi } from "vitest";

vi.mock("virtual:languages", () => {
  const given = (text: string) => async () => ({ default: text });
  const missing = async () => Promise.reject(new TypeError("no such module"));
  const en = {
    words: given("hello = Hello"),
    rules: given("titanic-rule-T1 = Rule\n    .title = One"),
  };
  const fr = {
    words: given("hello = Bonjour"),
    rules: given("titanic-rule-T1 = Règle\n    .title = Un"),
  };
  return { LANGUAGES: { en, fr, de: { words: missing, rules: missing } } };
});

const { loadRules, ruleIds, ruleText, speak, t } = await import("./texts.svelte");

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

it("speaks another language when its words are there", async () => {
  await speak("en");
  expect(t("hello")).toBe("Hello");
  expect(await speak("fr")).toBe(true);
  expect([t("hello"), document.documentElement.lang]).toEqual(["Bonjour", "fr"]);
});

it("goes on in its language when the words of another do not come", async () => {
  await speak("en");
  await expect(speak("de")).rejects.toThrow();
  expect([t("hello"), document.documentElement.lang]).toEqual(["Hello", "en"]);
});

it("speaks the language that was asked for last", async () => {
  const [first, last] = await Promise.all([speak("en"), speak("fr")]);
  expect([first, last, t("hello")]).toEqual([false, true, "Bonjour"]);
});

it("has a rulebook when it is wanted, which then speaks the same language", async () => {
  await speak("en");
  expect(ruleText("titanic-rule-T1")).toBe("");
  await loadRules();
  expect([ruleText("titanic-rule-T1"), ruleIds("titanic")]).toEqual(["Rule", ["T1"]]);
  await speak("fr");
  expect(ruleText("titanic-rule-T1.title")).toBe("Un");
});
