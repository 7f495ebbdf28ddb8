import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { normalizeText, stem } from "#lib/measures/kitchen-text/normalize.ts";
import { db } from "#lib/platform/db/client.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

describe("normalizeText", () => {
  test.each(["Kürbis", "GRIEẞBREI", "Crème brûlée", "Smørrebrød", "Ku\u0308rbis", "Äpfel, Öl und Œuf", "blaue Möhre"])(
    "normalizes %s like the SQL function",
    async (text) => {
      for (const locale of ["de", "en"] as const) {
        const { rows } = await db.execute<{ normalized: string }>(
          sql`select normalize_text(${text}, ${locale}) as normalized`,
        );
        expect(normalizeText(text, locale)).toBe(rows[0]?.normalized);
      }
    },
  );
});

test("stems singular and plural alike", () => {
  for (const form of ["berries", "berry"]) expect(stem(form, "en")).toBe("berry");
  expect(stem("cookies", "en")).toBe(stem("cookie", "en"));
});
