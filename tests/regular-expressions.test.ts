import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test, vi } from "vitest";
import { config } from "../middleware.ts";
import { explainSlowness } from "./support/linear-time/slow-pattern.ts";
import { productFiles } from "./support/source-tree.ts";

/**
 * A text that takes quadratic time keeps all other readers waiting, because Node.js answers them
 * from one thread. No regular expression of the product may, also where a text is short today.
 */
const harmless: Record<string, string> = {
  "lib/platform/security-headers/script-hashes.ts": "reads pages that React has written, in which every script ends",
  "lib/content/stories/inline-markup.ts": "bold text ends before the next two asterisks, by a lookahead",
};

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

function listLiterals(file: string): Pattern[] {
  const found: Pattern[] = [];
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  new Visitor({
    Literal(node) {
      if ("regex" in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  return found;
}

/** Modules that make expressions when they are loaded, and what they make. */
async function listComposed(): Promise<Pattern[]> {
  const files = productFiles.filter(
    (file) =>
      file.startsWith("lib/") && /\bconst .+ = .*new RegExp\(|^ +new RegExp\(/m.test(readFileSync(file, "utf8")),
  );
  const found: Pattern[] = [];
  for (const file of files) {
    const construct = (Original: typeof RegExp, args: [string, string?]) => {
      const made = new Original(...args);
      found.push({ file, source: made.source, flags: made.flags });
      return made;
    };
    vi.stubGlobal("RegExp", new Proxy(RegExp, { construct }));
    await import(`../${file}`);
    vi.unstubAllGlobals();
  }
  return found;
}

function explain({ file, source, flags }: Pattern): string[] {
  const why = explainSlowness(source, flags);
  return why && !harmless[file] ? [`${file}: ${why} in /${source}/${flags}`] : [];
}

test("regular expressions take linear time", () => {
  const literals = productFiles.flatMap(listLiterals);
  expect(literals.length).toBeGreaterThan(500);
  expect(literals.flatMap(explain)).toEqual([]);
});

test("patterns of paths that the framework makes expressions of take linear time", () => {
  expect(config.matcher.map((source) => explainSlowness(`^${source}$`, ""))).toEqual([null, null]);
});

test("regular expressions that modules put together take linear time", async () => {
  const composed = await listComposed();
  expect(composed.length).toBeGreaterThan(30);
  expect(composed.flatMap(explain)).toEqual([]);
});

test.each([
  [String.raw`\s+$`, "its beginning is tried at every blank of a run"],
  [String.raw`^(.+?)\s*(\d+)$`, "a text of blanks can be shared in many ways"],
  ["^(?:a|aa)*b", "exponential"],
  ["<a[^>]*>", "repeats its beginning"],
])("%s does not: %s", (source) => {
  expect(explainSlowness(source, "")).not.toBeNull();
});

test.each([String.raw`(?<!\s)\s+$`, String.raw`^\s*\d+$`, "<a[^<>]*>", String.raw`\s{0,3}$`])("%s does", (source) => {
  expect(explainSlowness(source, "")).toBeNull();
});
