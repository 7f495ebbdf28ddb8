import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import {
  domainOf,
  floorOf,
  type Import,
  isSeedContent,
  listCommentLines,
  listImports,
  productFiles,
  roomOf,
  trackedFiles,
} from "./support/source-tree.ts";

/**
 * Rooms of `lib`, lowest first, with their bases, lowest first. A file imports its own domain,
 * rooms below, and the bases of its room; a base imports those before it only. Of other domains of
 * its room it imports what `pairs` allow.
 */
const rooms: Record<string, string[]> = {
  platform: [
    "time",
    "config",
    "consent",
    "tracing",
    "redis",
    "text",
    "i18n",
    "cache",
    "http",
    "workers",
    "db",
    "audit-log",
    "user-events",
    "jobs",
    "routing",
    "media",
    "mail",
    "auth",
    "desk-resources",
    "site-settings",
    "seo",
    "share-images",
    "api-client",
    "browser",
    "offline",
    "security-headers",
  ],
  server: ["edge", "supervisor", "backup", "commands"],
  measures: ["units", "kitchen-text", "markup"],
  content: ["search-index", "deletions"],
  people: ["users"],
  kitchen: [],
  business: [],
  desk: [],
  api: [],
};
const order = Object.keys(rooms);

/**
 * An accepted draft becomes a recipe or story, and what is found in published texts is found in
 * drafts. Files with content are stored by the rules of what they hold, and what the desk deletes
 * is kept as such files have it. Admins ban accounts with the statement of reasons of a decision
 * about a report; a decision hides comments.
 */
const pairs: Record<string, string[]> = {
  "content-transfer": ["recipes", "stories", "feeds", "hotline"],
  deletions: ["content-transfer"],
  findings: ["stories"],
  "recipe-drafts": ["recipes", "findings"],
  "story-drafts": ["stories", "findings"],
  accounts: ["reports"],
  reports: ["comments"],
};
/** Files of a domain that only `app` may import. */
const isServerRole = (path: string) => /\/(?:[\w-]+-)?(?:queries|mutations)(?:-\w+)?\.ts$|\/rows\.ts$/.test(path);
/** What every domain builds on: no domain of its own, and free in the names of its files. */
const isFoundation = (path: string) =>
  ["platform", "server", "measures"].includes(roomOf(path)) || domainOf(path) === "search-index";

/** Cards show likes and cookbooks; passing these through every list would hide them. */
const sharedComponents: Record<string, string[]> = { cards: ["likes", "cookbooks"] };
/** Drafts have the fields of a recipe, and begin with one that was read elsewhere. */
const isDraftInput = (path: string) => /^lib\/content\/(?:recipe-import|recipes\/content)\//.test(path);

/** Why an import is not allowed, or null when it is. */
function findViolation({ from, to }: Import): string | null {
  if (floorOf(to) === "tests") return "nothing imports tests";
  if (domainOf(to) === "seed" && domainOf(from) !== "seed") return "nothing imports the seed";
  if (floorOf(from) === "app" || !from.includes("/")) return null;
  if (floorOf(to) === "app") return "app is the top layer";
  if (floorOf(from) === "components") return findComponentViolation(from, to);
  if (floorOf(to) === "components") return "lib does not import components";
  if (floorOf(to) === "messages")
    return domainOf(from) === "i18n" ? null : "messages are read through lib/platform/i18n";
  if (domainOf(from) === "seed" || domainOf(from) === domainOf(to)) return null;
  return findRoomViolation(from, to);
}

function findRoomViolation(from: string, to: string): string | null {
  const [domain, target] = [domainOf(from), domainOf(to)];
  if (roomOf(from) !== roomOf(to)) {
    return order.indexOf(roomOf(to)) < order.indexOf(roomOf(from)) ? null : "a room imports rooms below it";
  }
  const bases = rooms[roomOf(from)] ?? [];
  if (pairs[domain]?.includes(target)) return null;
  const lower = bases.includes(domain) ? bases.slice(0, bases.indexOf(domain)) : bases;
  return lower.includes(target) ? null : "a domain imports the bases of its room only";
}

function findComponentViolation(from: string, to: string): string | null {
  const domain = domainOf(from);
  if (floorOf(to) === "components") {
    const allowed = ["ui", domain, ...(sharedComponents[domain] ?? [])];
    return allowed.includes(domainOf(to)) ? null : "only app composes components of several domains";
  }
  if (floorOf(to) === "messages") return null;
  if (domain === "ui" && /\/(?:auth\/|browser\/(?:session|use-session))/.test(to)) return "ui knows no session";
  if (isServerRole(to)) return "only app calls queries";
  if (isFoundation(to)) return domainOf(to) === "db" ? "components do not import the database" : null;
  if (domain === "recipe-drafts" && isDraftInput(to)) return null;
  return domainOf(to) === domain ? null : "a component imports its own domain only";
}

describe("imports", () => {
  test("follow the layers", () => {
    const imports = productFiles.flatMap(listImports);
    expect(imports.length).toBeGreaterThan(1000);
    expect(
      imports.flatMap((one) => (findViolation(one) ? [`${one.from} → ${one.to}: ${findViolation(one)}`] : [])),
    ).toEqual([]);
  });

  test.each([
    ["lib/content/recipes/mutations.ts", "lib/people/likes/schema.ts"],
    ["lib/content/recipes/mutations.ts", "lib/content/recipe-drafts/draft.ts"],
    ["lib/platform/db/client.ts", "lib/content/recipes/queries.ts"],
    ["lib/platform/text/slugify.ts", "lib/platform/i18n/locales.ts"],
    ["components/content/recipes/step.tsx", "lib/content/recipes/queries.ts"],
    ["components/content/recipes/step.tsx", "lib/content/recipe-import/import-recipe.ts"],
    ["components/content/recipe-drafts/editor.tsx", "lib/content/recipes/recipe.ts"],
    ["components/content/recipes/step.tsx", "components/content/cards/card.tsx"],
    ["components/ui/button.tsx", "lib/platform/browser/session-store.ts"],
    ["components/people/likes/like-button.tsx", "components/content/cards/card.tsx"],
    ["lib/content/recipes/queries.ts", "components/ui/icon.tsx"],
    ["app/page.tsx", "lib/seed/seed.ts"],
  ])("from %s to %s are refused", (from, to) => {
    expect(findViolation({ from, to })).not.toBeNull();
  });
});

describe("files", () => {
  const read = (file: string) => readFileSync(file, "utf8");
  const isDomain = (file: string) => floorOf(file) === "lib" && !isFoundation(file) && domainOf(file) !== "seed";

  test("stand in a folder of lib", () => {
    expect(productFiles.filter((file) => /^lib\/[^/]+$/.test(file))).toEqual([]);
  });

  test("are named by a role or a noun of the domain", () => {
    const vague = /\/(index|utils?|helpers?|common|misc|types?|constants?|service|manager|data|model)\.tsx?$/;
    expect(productFiles.filter((file) => vague.test(file))).toEqual([]);
  });

  test("read the database in queries only", () => {
    const reading = /\b(?:db|tx|transaction)\s*\.(?:select|selectDistinct|selectDistinctOn|\$count|query)\b/;
    const readers = productFiles.filter((file) => isDomain(file) && reading.test(read(file)));
    expect(readers.filter((file) => !isServerRole(file) && !/\/(jobs|rows)\.ts$/.test(file))).toEqual([]);
  });

  test("write to the database in mutations only", () => {
    const writing = /\b(?:db|tx|transaction)\s*\.(?:insert|update|delete)\(/;
    const writers = productFiles.filter((file) => isDomain(file) && writing.test(read(file)));
    expect(writers.filter((file) => !/mutations/.test(file))).toEqual([]);
  });

  test("that declare server actions are named actions", () => {
    const declaring = productFiles.filter((file) => /^"use server";/m.test(read(file)));
    expect(declaring.filter((file) => !/(?:^|[/-])actions\.ts$/.test(file) && floorOf(file) === "lib")).toEqual([]);
  });

  test("read the time in lib/platform/time/clock.ts, which tests can set", () => {
    const reading = /\bnew Date\(\)|\bDate\.now\b|\bcurrent_(?:timestamp|date|time)\b|\blocaltimestamp\b/i;
    // A comment of the database's clock names what it does not cover, and a build has no site.
    const allowed = ["lib/platform/db/clock.ts", "lib/platform/time/clock.ts", "next.config.ts"];
    expect(productFiles.filter((file) => reading.test(read(file)))).toEqual(allowed);
  });

  test("use localStorage by lib/platform/browser/stores/device-storage.ts, which throws nothing", () => {
    const using = /^(?!\s*(?:\/\/|\/?\*)).*\blocalStorage\b/m;
    // They have to know whether it is blocked, or are scripts of their own.
    const allowed = [
      "components/platform/consent/leave-tools.ts",
      "lib/platform/browser/first-paint/init-scripts.ts",
      "lib/platform/browser/stores/device-storage.ts",
      "lib/platform/offline/device/keep-saved-recipes.ts",
    ];
    expect(productFiles.filter((file) => using.test(read(file)))).toEqual(allowed);
  });

  test("normalize texts by lib/platform/text/normalize-unicode.ts, in linear time", () => {
    // A password has at most a few hundred characters, and none of them may be dropped.
    const allowed = ["lib/platform/auth/password-hash.ts", "lib/platform/text/normalize-unicode.ts"];
    const callers = productFiles.filter((file) => /\.normalize\((?:"|form|\))/.test(read(file)));
    expect(callers.toSorted()).toEqual(allowed);
  });

  // That saves lines where a limit counts them, and hides what an object has.
  test("spread no literal into another", () => {
    const spread = /\.\.\.\{|\.\.\.(?:\(\[[^[\]]*\] as const\)|\[[^[\]]*\])(?=[\s,\])])/;
    const files = trackedFiles.filter((file) => /\.tsx?$/.test(file) && file !== "tests/floors.test.ts");
    expect(files.filter((file) => spread.test(read(file)))).toEqual([]);
  });

  // Functions have at most 100 lines: biome.json.
  test("have at most 200 lines", () => {
    const lengths = productFiles
      .filter((file) => !isSeedContent(file))
      .map((file) => [file, read(file).split("\n").length]);
    expect(lengths.filter(([, lines]) => Number(lines) > 201)).toEqual([]);
  });

  test("number at most 25 in a folder", () => {
    const counts = new Map<string, number>();
    for (const file of trackedFiles) {
      if (/^(public|docs|tools)\//.test(file) || isSeedContent(file) || file.includes("db/migrations/")) continue;
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
    counts.delete(".");
    expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
  });

  test("that test lie at the path of what they test", () => {
    const tests = trackedFiles.filter((file) => /^tests\/(app|components|lib)\/.*\.test\.tsx?$/.test(file));
    const isMirrored = (file: string) => {
      const path = file.replace(/^tests\//, "").replace(/\.test\.tsx?$/, "");
      return [`${path}.ts`, `${path}.tsx`, path, dirname(path)].some((candidate) => existsSync(candidate));
    };
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((file) => !isMirrored(file))).toEqual([]);
  });
});

describe("words", () => {
  const sources = trackedFiles.filter((file) => /^(app|components|lib|tests)\/.*\.tsx?$/.test(file));
  /** Retired names and metaphors; reviewers judge words of prose such as "letter" and "door". */
  const retired =
    /\b(?:larders?|letterbox|doorways?|mostSure|esteem|wishes|hearts|nobodys?|somebodys?|anybody|everybody|whoever|whatever)\b/i;

  test("of file names and code are standard terms", () => {
    expect(
      trackedFiles.filter((file) => /larder|letterbox|doorway|wishes|hearts/.test(file) && !isSeedContent(file)),
    ).toEqual([]);
    const found = sources
      .filter((file) => !file.startsWith("lib/seed/") && file !== "tests/floors.test.ts")
      .flatMap((file) => listCommentLines(readFileSync(file, "utf8")).map((line) => `${file}: ${line.trim()}`))
      .filter((line) => retired.test(line));
    expect(found).toEqual([]);
  });

  test("of comments end at column 100", () => {
    const long = sources
      .filter((file) => !isSeedContent(file))
      .flatMap((file) =>
        readFileSync(file, "utf8")
          .split("\n")
          .map((line, index) => ({ at: `${file}:${index + 1}`, line })),
      )
      .filter(
        ({ line }) =>
          /^\s*(\/\/|\/?\*)/.test(line) && line.length > 100 && !/https?:\/\/\S{60,}|biome-ignore/.test(line),
      );
    expect(long.map(({ at }) => at)).toEqual([]);
  });
});

test("formats of numbers and dates are kept, not made for each use", () => {
  const own = ["lib/platform/i18n/intl-formats.ts", "lib/platform/time/time-zone.ts"];
  const makers = trackedFiles
    .filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !own.includes(file))
    .filter((file) =>
      /new Intl\.(?:NumberFormat|DateTimeFormat)|\.toLocale(?:Date|Time)?String\(/.test(readFileSync(file, "utf8")),
    );
  expect(makers).toEqual([]);
});
