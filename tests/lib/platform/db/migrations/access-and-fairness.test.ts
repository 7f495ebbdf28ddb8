import { expect, test } from "vitest";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
import { createDatabase, query } from "#tests/support/database.ts";
import { migrateUpTo } from "#tests/support/migrations.ts";

const hidden = "11111111-1111-4111-8111-111111111111";
const admin = "22222222-2222-4222-8222-222222222222";
const editor = "33333333-3333-4333-8333-333333333333";

const before = `
  insert into users (id, slug, name, new_type) values
    ('${admin}', 'ada', 'Ada', 'admin'), ('${editor}', 'edda', 'Edda', 'editor');
  insert into cookbooks (id, slug, user_id, titles, visibility) values
    ('${hidden}', 'geheim', '${admin}', '{}', 'public'),
    ('${admin}', '${admin}', '${admin}', '{}', 'private'),
    ('${editor}', '${hidden}', '${editor}', '{}', 'public');
  insert into report_decisions (target_type, target_address, target_title, action, ground, text, editor_id) values
    ('user', '/a', '', 'ban', 'terms', 'of an admin', '${admin}'),
    ('user', '/b', '', 'warn', 'terms', 'no ban', '${admin}'),
    ('user', '/c', '', 'ban', 'terms', 'of an editor', '${editor}');
`;

test("0065 frees the ids of cookbooks from the slugs of others, and tells whose bans are of admins", async () => {
  const { url, drop } = await createDatabase("template0");
  await migrateUpTo(url, "0065_access-and-fairness");
  await query(url, before);
  await migrateDatabase(url);
  const slugs = await query<{ slug: string }>(url, "select slug from cookbooks order by id");
  expect(slugs.map(({ slug }) => slug)).toEqual([
    "geheim",
    admin,
    expect.stringMatching(new RegExp(`^id-${hidden}-[0-9a-f]{32}$`)),
  ]);
  expect(await query(url, "select text from report_decisions where is_by_admin")).toEqual([{ text: "of an admin" }]);
  await drop();
}, 30_000);
