import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { commentExportParts } from "#lib/people/users/comment-export-queries.ts";
import { auditExportParts } from "#lib/people/users/export/audit-export-queries.ts";
import { reportExportParts } from "#lib/people/users/export/report-export-queries.ts";
import { exportUser } from "#lib/people/users/export.ts";
import { db } from "#lib/platform/db/client.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createFullUser } from "#tests/support/full-user.ts";
import { unzip } from "#tests/support/unzip.ts";

setUpDatabase();

/** Columns with secrets, the next attempt of a mail, and the address of those who were invited. */
const secret = [
  "password_hash",
  "token_hash",
  "outbox.id",
  "outbox.text",
  "outbox.html",
  "outbox.next_attempt_at",
  "account_invitations.email",
];

let user: Awaited<ReturnType<typeof createFullUser>>;
let files: Map<string, Buffer>;

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
  const dish = await createTestRecipe(await createAnna(), { texts: { de: recipeTexts("spaetzle", "Käsespätzle") } });
  user = await createFullUser(dish);
  const stream = await exportAs("editor", user);
  files = unzip(Buffer.from(await new Response(stream).arrayBuffer()));
});

const exportAs = (newType: UserType, { id, email }: { id: string; email: string }) =>
  exportUser({ id, email, newType });

const json = () => [...files].flatMap(([name, bytes]) => (name.endsWith(".json") ? [bytes.toString()] : [])).join("\n");

interface Reference {
  table: string;
  column: string;
}

/** Who follows the user is data of the followers: the export has their number. */
const dataOfOthers = ["follows.author_id"];

/** These rows are content of the site; what the user did is in the audit log. */
const contentOfSite = ["deleted_entries.deleted_by", "feed_revisions.actor_id", "preview_links.created_by"];

/** Every column that refers to users or contains an e-mail address. */
async function references(): Promise<Reference[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('email', 'recipient')`);
  return rows.filter(({ table, column }) => ![...dataOfOthers, ...contentOfSite].includes(`${table}.${column}`));
}

test("finds the tables that refer to users", async () => {
  const found = (await references()).map(({ table, column }) => `${table}.${column}`);
  expect(found).toEqual(expect.arrayContaining(["sessions.user_id", "items.author_id", "outbox.recipient"]));
});

test("contains the rows of every table that refers to the user", async () => {
  for (const { table, column } of await references()) {
    const needle = column.endsWith("_id") ? user.id : user.email;
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(table)} t where ${sql.identifier(column)}::text = ${needle}`);
    expect(rows.length, `no row of the test user in ${table}`).toBeGreaterThan(0);
    for (const { row } of rows) {
      for (const text of textsOf(row, table)) expect(json().includes(text), `${table}: ${text}`).toBe(true);
    }
  }
});

test("contains recipes with texts, cookbooks with notes and comments with photos", () => {
  expect(json()).toContain("Saure Spätzle");
  expect(json()).toContain("mehr Zitrone");
  expect(files.get("tischlein/likes.json")?.toString()).toContain("Käsespätzle");
  const [rating] = JSON.parse(files.get("tischlein/ratings.json")?.toString() ?? "[]");
  expect(rating).toMatchObject({ stars: 4, title: "Käsespätzle" });
  const [comment, ...others] = JSON.parse(files.get("tischlein/comments.json")?.toString() ?? "[]");
  expect(comment).toMatchObject({ text: "Mit Essig noch besser.", title: "Käsespätzle" });
  expect(comment).toMatchObject({ photos: [{ position: 0 }], decisions: [{ decision: "approve" }] });
  expect(others).toEqual([]);
});

test("contains followed authors by name and the number of followers", () => {
  expect(JSON.parse(files.get("tischlein/follows.json")?.toString() ?? "")).toMatchObject({
    following: [{ userId: user.id, name: "Anna" }],
    followerCount: 1,
    digest: { consent: "v1" },
  });
});

test("contains the pictures", async () => {
  const pictures = [...files].filter(([name]) => name.startsWith("tischlein/pictures/"));
  expect(pictures).toHaveLength(4);
  const widths = await Promise.all(pictures.map(async ([, bytes]) => (await sharp(bytes).metadata()).width));
  expect(widths.sort()).toEqual([400, 500, 600, 800]);
});

test("contains no secrets", async () => {
  const { rows } = await db.execute<{ secret: string }>(sql`
    select password_hash as secret from credentials where user_id = ${user.id}
    union all select token_hash from sessions where user_id = ${user.id} and token_hash is not null
    union all select token_hash from mail_tokens where user_id = ${user.id}`);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) expect(json()).not.toContain(row.secret);
});

test("of ten exports at once one runs, eight wait, and one is refused", async () => {
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => exportAs("editor", user)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => reason)).toMatchObject([{ code: "overloaded" }]);
  for (const result of results) if (result.status === "fulfilled") await result.value.cancel();
});

test("contains nothing of other users", async () => {
  const other = await createMember();
  const zip = Buffer.from(await new Response(await exportAs("community", other)).arrayBuffer());
  const text = [...unzip(zip).values()].join("\n");
  expect(text).toContain(other.email);
  expect(text).not.toContain(user.email);
  expect(text).not.toContain("Saure Spätzle");
});

test("a former editor gets the own acts at the desk without what they were about", async () => {
  const parts = await auditExportParts["audit-log"]?.({ id: user.id, email: user.email, newType: "community" });
  expect(parts).toMatchObject({
    own: [{ createdAt: expect.any(Date), action: "create", subjectType: "tag" }],
    about: [{ action: "ban", details: { reason: "Zora warb für Essig." } }],
  });
  expect(JSON.stringify(parts)).not.toContain("Sauer macht lustig");
});

test("a former editor gets the own decisions about reports without whom they were about", async () => {
  const person = { id: user.id, email: user.email, newType: "community" as const };
  const work = (await reportExportParts["report-work"]?.(person)) as { decisions: object[]; objections: object[] };
  expect(work.decisions).toEqual([{ id: expect.any(String), action: "dismiss", createdAt: expect.any(Date) }]);
  expect(work.objections).toEqual([{ id: expect.any(String), state: "rejected", decidedAt: expect.any(Date) }]);
});

test("leaves out what editors have noted for each other, but for editors", async () => {
  const notesOf = async (newType: UserType) => {
    const parts = await commentExportParts.comments?.({ id: user.id, email: user.email, newType });
    const [comment] = parts as { decisions: { note?: string }[] }[];
    return comment?.decisions.map(({ note }) => note);
  };
  expect(await notesOf("community")).toEqual([undefined]);
  expect(await notesOf("editor")).toEqual([expect.any(String)]);
});

test("leaves out the addresses of those whom the user has invited", async () => {
  const invitations = await auditExportParts.invitations?.({ id: user.id, email: user.email, newType: "editor" });
  expect(invitations).toMatchObject({ sent: [{ newType: "editor" }], received: [{ email: user.email }] });
  expect(JSON.stringify(invitations)).not.toContain("tokenHash");
  expect((invitations as { sent: object[] }).sent[0]).not.toHaveProperty("email");
});

/** Every text in a row as in JSON, times as JavaScript formats them. */
function textsOf(value: unknown, path: string): string[] {
  if (secret.some((name) => `.${path}`.endsWith(`.${name}`))) return [];
  if (typeof value === "string") {
    const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+\+\d\d:\d\d$/.test(value);
    return [JSON.stringify(isTime ? new Date(value).toISOString() : value)];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
}
