import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Foundations of lib/: one word, singular; files directly in lib/ are such too. Every other folder (but seed) is a domain. */
const foundations = ["auth", "db", "front", "i18n", "mail", "measure", "media", "search", "seo", "share"];
const isFoundation = (path: string) => /^lib\/[^/]+\.ts$/.test(path) || foundations.includes(roomOf(path));

/** Role files that only the floor of the URLs may call. */
const serverRoles = /\/(queries|mutations|rows|filter|lists)\.ts$/;

const sources = globSync(["app/**/*.{ts,tsx}", "components/**/*.{ts,tsx}", "lib/**/*.ts", "middleware.ts"]);

interface Import {
  from: string;
  to: string;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(file, "utf8").replace(/^import type [^;]+;$/gm, "");
  return [...code.matchAll(/(?:from|import\()\s*"(#[^"]+|\.{1,2}\/[^"]+)"|^import "(#[^"]+)";$/gm)].map((match) => ({
    from: file,
    to: resolveImport(file, match[1] ?? match[2] ?? ""),
  }));
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

const floorOf = (path: string) => path.split("/")[0] ?? "";
const roomOf = (path: string) => (path.split("/")[1] ?? "").replace(/\.tsx?$/, "");

/** Why an import may not be, or null where it may. */
function objection({ from, to }: Import): string | null {
  if (floorOf(to) === "tests") return "nobody imports tests";
  if (roomOf(to) === "seed" && roomOf(from) !== "seed") return "the seed is an entrance, not a library";
  if (floorOf(from) === "app" || from === "middleware.ts") return null;
  if (floorOf(to) === "app") return "app is the top floor";
  if (floorOf(from) === "components") return objectionOfComponent(from, to);
  if (floorOf(to) === "components") return "lib does not know what is seen";
  if (floorOf(to) === "messages") return roomOf(from) === "i18n" ? null : "words are read through i18n";
  if (roomOf(from) === "seed") return null;
  if (isFoundation(to) || roomOf(to) === roomOf(from)) return null;
  return isFoundation(from) ? "a foundation knows no domain" : "a domain knows no other domain";
}

/** A card is where domains meet: hearts and bookmarks stand on every one, and passing them through every list of cards would bury them. */
const meetingPlaces: Record<string, string[]> = { cards: ["likes", "cookbooks"] };

function objectionOfComponent(from: string, to: string): string | null {
  const room = roomOf(from);
  if (floorOf(to) === "components") {
    return ["ui", room, ...(meetingPlaces[room] ?? [])].includes(roomOf(to))
      ? null
      : "only app introduces one domain to another";
  }
  if (floorOf(to) === "messages") return null;
  if (serverRoles.test(to)) return "only app calls queries";
  if (isFoundation(to)) return roomOf(to) === "db" ? "components do not know the database" : null;
  return roomOf(to) === room ? null : "a component knows its own domain only";
}

describe("floors", () => {
  test("there is something to look at", () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(300);
  });

  test("everybody imports downwards", () => {
    const broken = sources
      .flatMap(importsOf)
      .flatMap((found) => (objection(found) ? [`${found.from} → ${found.to}: ${objection(found)}`] : []));
    expect(broken).toEqual([]);
  });

  test("planted violations are found", () => {
    const planted = [
      { from: "lib/likes/mutations.ts", to: "lib/recipes/schema.ts" },
      { from: "lib/db/client.ts", to: "lib/recipes/queries.ts" },
      { from: "components/recipes/step.tsx", to: "lib/recipes/queries.ts" },
      { from: "components/recipes/step.tsx", to: "components/cards/card.tsx" },
      { from: "components/recipes/step.tsx", to: "components/likes/like-button.tsx" },
      { from: "components/likes/like-button.tsx", to: "components/cards/card.tsx" },
      { from: "lib/recipes/queries.ts", to: "components/ui/icon.tsx" },
      { from: "app/page.tsx", to: "lib/seed/seed.ts" },
    ];
    for (const violation of planted) expect(objection(violation), JSON.stringify(violation)).not.toBeNull();
  });

  test("no index file only re-exports", () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });
});
