import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAllowedByRules, parseRobots } from "#lib/content/recipe-import/page/robots-rules.ts";

const isAllowed = (robots: string, path: string) =>
  isAllowedByRules(parseRobots(robots, "ExampleBot"), new URL(path, "https://example.org"));

describe("groups", () => {
  test.each([
    ["", true],
    ["User-agent: *\nDisallow: /", false],
    ["User-agent: *\nDisallow:", true],
    ["User-agent: OtherBot\nDisallow: /", true],
    ["user-AGENT : examplebot/2.1 # us\nDISALLOW:/", false],
    ["User-agent: *\nDisallow: /\n\nUser-agent: ExampleBot\nAllow: /", true],
    ["User-agent: ExampleBot\nUser-agent: OtherBot\nDisallow: /", false],
    ["User-agent: ExampleBot\n\nUser-agent: OtherBot\nDisallow: /", false],
    ["User-agent: ExampleBot\nDisallow: /a\nUser-agent: OtherBot\nDisallow: /", true],
    ["User-agent: ExampleBot\nDisallow: /a\n\nUser-agent: ExampleBot\nDisallow: /", false],
    ["User-agent: ExampleBot\nSitemap: https://example.org/s.xml\nDisallow: /", false],
    ["User-agent: ExampleBotImages\nDisallow: /", true],
    ["User-agent: ExampleBot\n\nUser-agent: *\nDisallow: /", false],
    ["Disallow: /", true],
    ["<html>User-agent: *</html>\r\nDisallow: /", true],
    ["User-agent: *\rDisallow: /", false],
  ])("%j: %s", (robots, expected) => {
    expect(isAllowed(robots, "/rezept")).toBe(expected);
  });
});

describe("patterns", () => {
  test.each([
    ["/rezept", "/rezepte/1", false],
    ["/rezept", "/Rezept", true],
    ["/rezept$", "/rezept", false],
    ["/rezept$", "/rezepte", true],
    ["/*.php", "/a/b.php?c", false],
    ["/*.php$", "/a/b.php?c", true],
    ["/*.php$", "/a.php/b.php", false],
    ["/a*b*c", "/a-b-b-c-d", false],
    ["/a*b*c", "/a-c-b", true],
    ["/a*a$", "/a", true],
    ["*", "/a", false],
    ["/*?print=", "/a?print=1", false],
    ["/küche", "/k%C3%BCche", false],
    ["/k%c3%bcche", "/küche", false],
    ["/%7Eanna", "/~anna", false],
    ["/a%2Fb", "/a/b", true],
    ["rezept", "/rezept", true],
  ])("Disallow: %s, %s: %s", (pattern, path, expected) => {
    expect(isAllowed(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(expected);
  });

  test("the longest one decides, and the one that allows among equals", () => {
    const robots = "User-agent: *\nAllow: /a/b\nDisallow: /a\nDisallow: /c\nAllow: /c\nAllow: /d\nDisallow: /d";
    expect(["/a", "/a/b", "/c", "/d", "/e"].map((path) => isAllowed(robots, path))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test("match like regular expressions", () => {
    const pattern = fc
      .string({ unit: fc.constantFrom("a", "b", "*", "$", "/"), maxLength: 12 })
      .map((text) => `/${text}`);
    const path = fc
      .string({ unit: fc.constantFrom("a", "b", "/"), maxLength: 12 })
      .map((text) => `/-${text}`.replace("-", ""));
    fc.assert(
      fc.property(pattern, path, (robotsPattern, urlPath) => {
        const source = robotsPattern.replaceAll("$", "\\$").replaceAll("*", ".*").replace(/\\\$$/, "$");
        const url = new URL("https://example.org");
        url.pathname = urlPath;
        const rules = parseRobots(`User-agent: *\nDisallow: ${robotsPattern}`, "ExampleBot");
        expect(isAllowedByRules(rules, url)).toBe(!new RegExp(`^${source}`).test(url.pathname));
      }),
    );
  });
});

test("a hostile file ends and is not multiplied", () => {
  const stars = `Disallow: /${"*a".repeat(1000)}b\n`.repeat(250);
  expect(isAllowed(`User-agent: *\n${stars}`, `/${"a".repeat(1900)}`)).toBe(true);
  const agents = "User-agent: *\n".repeat(20_000) + "Disallow: /b\n".repeat(2000);
  expect(parseRobots(agents, "ExampleBot")).toHaveLength(2000);
});

test("a file with more rules than any site has allows nothing, and is compared with no path", () => {
  const rules = parseRobots(`User-agent: *\n${"Allow: *zza\n".repeat(46_000)}`, "ExampleBot");
  expect(rules).toHaveLength(1);
  expect(isAllowedByRules(rules, new URL(`https://example.org/${"z".repeat(1970)}`))).toBe(false);
});
