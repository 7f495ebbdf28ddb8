import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { matchesWords } from "#lib/platform/db/matches-words.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

async function isFound(text: string, search: string): Promise<boolean | undefined> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${matchesWords(sql`${text}::text`, search)} as found`,
  );
  return rows[0]?.found;
}

test("every word of a search stands in the text, in any order and case", async () => {
  expect(await isFound("Ein Glas Quittensaft", "quitten GLAS")).toBe(true);
  expect(await isFound("Ein Glas Quittensaft", "quitten Tasse")).toBe(false);
  expect(await isFound("Ein Glas Quittensaft", "  ")).toBe(true);
});

test("the signs of a pattern stand for themselves", async () => {
  expect(await isFound("100 % Saft_1", "%")).toBe(true);
  expect(await isFound("Saft", "S%t")).toBe(false);
  expect(await isFound("Saft", "Sa_t")).toBe(false);
  expect(await isFound("a\\b", "\\")).toBe(true);
});
