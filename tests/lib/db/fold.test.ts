import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { ownDatabase } from "#tests/support/database.ts";

ownDatabase();

async function fold(text: string, locale: string): Promise<unknown> {
  const { rows } = await db.execute(sql`select fold(${text}, ${locale}) as folded`);
  return rows[0]?.folded;
}

async function matches(text: string, asked: string, locale: string): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select to_tsvector(search_config(${locale}), fold(${text}, ${locale}))
      @@ plainto_tsquery(search_config(${locale}), fold(${asked}, ${locale})) as found`);
  return rows[0]?.found;
}

describe("fold", () => {
  test.each(["Kürbis", "Kuerbis", "Kurbis", "KÜRBIS", "Ku\u0308rbis"])("%s is kurbis in German", async (word) => {
    expect(await fold(word, "de")).toBe("kurbis");
  });

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
  ])("%s becomes %s", async (word, folded, locale) => {
    expect(await fold(word, locale)).toBe(folded);
  });

  test("words that stop being stop words without their umlauts are left out", async () => {
    expect(await matches("Kuchen ohne Backen", "Kuchen für ohne über", "de")).toBe(true);
    expect(await matches("Äpfel und Nüsse", "aepfel", "de")).toBe(true);
    expect(await matches("Kürbissuppe", "Kuerbissuppen", "de")).toBe(true);
  });
});
