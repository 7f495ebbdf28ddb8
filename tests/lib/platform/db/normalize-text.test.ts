import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

async function normalizeText(text: string, locale: string): Promise<unknown> {
  const { rows } = await db.execute(sql`select normalize_text(${text}, ${locale}) as folded`);
  return rows[0]?.folded;
}

async function matches(text: string, query: string, locale: string): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select to_tsvector(search_config(${locale}), normalize_text(${text}, ${locale}))
      @@ plainto_tsquery(search_config(${locale}), normalize_text(${query}, ${locale})) as found`);
  return rows[0]?.found;
}

describe("normalize_text", () => {
  test.each(["Kürbis", "Kuerbis", "Kurbis", "KÜRBIS", "Ku\u0308rbis"])(
    "turns %s into kurbis in German",
    async (word) => {
      expect(await normalizeText(word, "de")).toBe("kurbis");
    },
  );

  test.each([
    ["Grießbrei", "griessbrei", "de"],
    ["GRIEẞBREI", "griessbrei", "de"],
    ["Crème brûlée", "creme brulee", "de"],
    ["Crème BRÛLÉE", "creme brulee", "en"],
    ["Smørrebrød", "smorrebrod", "en"],
    ["ŒUF", "oeuf", "en"],
    ["blue", "blue", "en"],
    ["", "", "de"],
    ["§ 5 Æ", "§ 5 ae", "en"],
  ])("turns %s into %s", async (word, folded, locale) => {
    expect(await normalizeText(word, locale)).toBe(folded);
  });

  test("removes German stop words written without umlauts", async () => {
    expect(await matches("Kuchen ohne Backen", "Kuchen für ohne über", "de")).toBe(true);
    expect(await matches("Äpfel und Nüsse", "aepfel", "de")).toBe(true);
    expect(await matches("Kürbissuppe", "Kuerbissuppen", "de")).toBe(true);
  });
});
