import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findPasswordWeakness } from "#lib/people/accounts/passwords/password-weakness.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";

const owner = { name: "Zoë Müller-Lüdenscheid", email: "zoe.kocht@kuechenbrief.example" };
const weaknessOf = (password: string) => findPasswordWeakness(password, owner);

afterEach(() => setSiteSettings({}));

describe("findPasswordWeakness", () => {
  test.each([
    "password",
    "Football1",
    "sunshine1",
    "iloveyou1",
    "passwort123",
    "Passwort1!",
    "p4ssw0rt2024",
    "hallo123",
    "Hallo!2023",
    "schatz1990",
    "fussball1",
    "Fußball04!",
    "schatz19901204",
    "Sommer2026!",
    "hallowelt",
    "ichliebedich1",
    "schatzimausi",
    "München1860",
    "Schlüssel123456",
    "passwortpasswort",
    "monkeydragon1",
    "lieblinglieblingliebling",
    "12hallo34",
  ])("refuses %s, which many people have", async (password) => {
    expect(await weaknessOf(password)).toBe("common");
  });

  test.each([
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "121212121212",
    "xkqxkqxkqxkq",
    "aaaabbbb",
    "111222333",
    "!!!!!!!!!!",
    "        ",
    "yxcvbnmasdf",
    "poiuztrewq",
    "lkjhgfdsa1",
    "qwertzasdfgyxcvb",
    "1q2w3e4r5t",
    "1qay2wsx3edc",
    "abcdefghijkl",
    "zyxwvutsrq",
    "hgfedcba",
    "98765432109876",
    "19901204",
    "24.12.1990",
    "19902000",
  ])("refuses %s, which is a repetition, a row or a date", async (password) => {
    expect(await weaknessOf(password)).toMatch(/^(?:pattern|common)$/);
  });

  test("tells repetitions and rows from what many people have", async () => {
    for (const password of ["aaaaaaaaaaaaa", "xkqxkqxkqxkq", "lkjhgfdsa1"]) {
      expect(await weaknessOf(password)).toBe("pattern");
    }
  });

  test.each([
    "Tischlein2026",
    "tischlein!1",
    "T1schlein99",
    "tischleintischlein",
    "Lüdenscheid1",
    "luedenscheid99",
    "Ludenscheid!1990",
    "ZoeMüller1",
    "zoemueller2024",
    "MüllerHallo1",
    "zoe.kocht1",
    "kuechenbrief",
    "Küchenbrief22",
    "zoe.kocht@kuechenbrief.example",
  ])("refuses %s, which says who has it or where", async (password) => {
    expect(await weaknessOf(password)).toBe("personal");
  });

  test("knows the name that the site has been given", async () => {
    expect(await weaknessOf("Pfannenglück 26")).toBeNull();
    setSiteSettings({ name: "Pfannenglück" });
    expect(await weaknessOf("Pfannenglück 26")).toBe("personal");
    expect(await weaknessOf("pfannenglueck1")).toBe("personal");
  });

  test.each([
    "Quittengelee 1893",
    "Ein ganzer Satz",
    "another one entirely",
    "Birnenmus 1",
    "kq7xw2pa",
    "Holunderblüte",
    "Zoë backt am Sonntag Brot",
    "Tischlein hat 12 krumme Beine",
    "correct horse battery staple",
    "蘑菇汤很好喝我爱它们",
  ])("accepts %s", async (password) => {
    expect(await weaknessOf(password)).toBeNull();
  });

  test("accepts every sentence of four different words", async () => {
    const words = [
      "hallo",
      "Sommer",
      "monkey",
      "Apfel",
      "Fenster",
      "dragon",
      "Gurke",
      "Löffel",
      "teapot",
      "Regen",
      "blue",
    ];
    const sentence = fc.uniqueArray(fc.constantFrom(...words), { minLength: 4, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(sentence, fc.constantFrom(" ", "-", ""), async (parts, separator) => {
        expect(await weaknessOf(parts.join(separator))).toBeNull();
      }),
    );
  });

  test("accepts no word with a year or a few digits behind it", async () => {
    const words = fc.constantFrom("passwort", "Schatz", "fussball", "Zoë", "tischlein", "qwertz", "Lieblings");
    const ends = fc.oneof(
      fc.integer({ min: 1920, max: 2039 }).map(String),
      fc.integer({ min: 0, max: 999 }).map(String),
    );
    await fc.assert(
      fc.asyncProperty(words, ends, fc.constantFrom("", "!"), async (word, end, sign) => {
        expect(await weaknessOf(`${word}${end}${sign}`)).not.toBeNull();
      }),
    );
  });

  // U+FDFA is eighteen characters in the form that is judged.
  test.each(["a", "ab", "aab", "1!", "😀", "abcdefghijkl", "\ufdfa"])("is not stalled by many of %s", async (unit) => {
    const lookUp = vi.spyOn(Map.prototype, "get");
    await weaknessOf(unit.repeat(128).slice(0, 128));
    expect(lookUp.mock.calls.length).toBeLessThan(20_000);
    lookUp.mockRestore();
  });
});
