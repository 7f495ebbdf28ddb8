import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

const before = `
  insert into report_decisions (target_type, target_address, target_title, action, text)
    values ('address', '//evil.example/anmelden', '', 'dismiss', '');
  insert into reports (reference, target_type, target_address, reason, text, locale) values
    ('M-1', 'address', '//evil.example/anmelden', 'spam', '', 'de'),
    ('M-2', 'address', '///evil.example//a', 'spam', '', 'de'),
    ('M-3', 'address', '/de/grundlagen', 'spam', '', 'de');
`;

test("0063 makes the addresses of reports those of pages of this site", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0063_report-addresses");
  await query(url, before);
  await migrateDatabase(url);
  const addresses = "select target_address as address from";
  expect(await query(url, `${addresses} reports order by reference`)).toEqual([
    { address: "/evil.example/anmelden" },
    { address: "/evil.example//a" },
    { address: "/de/grundlagen" },
  ]);
  expect(await query(url, `${addresses} report_decisions`)).toEqual([{ address: "/evil.example/anmelden" }]);
  await drop();
}, 30_000);
