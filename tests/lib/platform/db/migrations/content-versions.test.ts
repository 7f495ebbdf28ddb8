import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

const present = "11111111-1111-4111-8111-111111111111";
const purged = "22222222-2222-4222-8222-222222222222";
const kept = "33333333-3333-4333-8333-333333333333";
const deletedAt = "2026-11-01T10:00:00Z";

const before = `
  insert into users (id, slug, name, new_type) values ('${present}', 'ada', 'Ada', 'contributor');
  insert into deleted_entries (kind, label, data, deleted_at) values
    ('author', '{"de": "Kim", "en": "Kim"}', '{"entry": {"key": "kim"}}', '${deletedAt}'),
    ('menu', '{"de": "Kim", "en": "Kim"}', '{}', '${deletedAt}');
  insert into audit_log (created_at, action, subject_type, subject_id, subject_name, details) values
    ('2026-01-01', 'update', 'author', '${present}', 'Ada', '{"from": "ada-alt"}'),
    ('2026-01-02', 'update', 'author', '${purged}', 'Zora', '{"from": "zora-alt", "to": "zora", "reason": "x", "n": 1}'),
    ('2026-01-03', 'create', 'partner', '${purged}', 'Zoras Hof', '{}'),
    ('2026-01-04', 'delete', 'author', '${purged}', 'Kim', '{}'),
    ('2026-01-05', 'update', 'author', '${kept}', 'Kim', '{"to": "kim"}'),
    ('${deletedAt}', 'delete', 'author', '${kept}', 'Kim', '{}'),
    ('2026-11-02', 'update', 'partner', null, '', '{}'),
    ('2026-11-03', 'update', 'tag', '${purged}', 'Herbst', '{}');
`;

test("0066 forgets deleted authors and partners in the audit log, but those that can be restored", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0066_content-versions");
  await query(url, before);
  await migrateDatabase(url);
  const lines = await query<{ id: string | null; name: string; details: object }>(
    url,
    "select subject_id as id, subject_name as name, details from audit_log order by created_at",
  );
  expect(lines.map(({ name, details }) => [name, details])).toEqual([
    ["Ada", { from: "ada-alt" }],
    ["", { n: 1 }],
    ["", {}],
    ["", {}],
    ["Kim", { to: "kim" }],
    ["Kim", {}],
    ["", {}],
    ["Herbst", {}],
  ]);
  const ids = lines.map(({ id }) => id);
  expect(ids).toEqual([present, ids[1], ids[2], ids[3], kept, kept, null, purged]);
  expect(new Set([ids[1], ids[2], ids[3], purged]).size).toBe(4);
  // The job that purges the entry forgets its author.
  expect(await query(url, "select kind, data ->> 'authorId' as id from deleted_entries order by kind")).toEqual([
    { kind: "author", id: kept },
    { kind: "menu", id: null },
  ]);
  await drop();
}, 30_000);
