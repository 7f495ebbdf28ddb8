import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { beforeAll, expect, test, vi } from "vitest";
import { createStep } from "#lib/content/recipe-drafts/draft/list-changes.ts";
import { deskContentSchema, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { deleteDueUsers } from "#lib/people/accounts/deletion/delete-user-mutations.ts";
import { requestDeletion } from "#lib/people/accounts/deletion/mutations.ts";
import { restoreAccount } from "#lib/people/accounts/deletion/restore-mutations.ts";
import { banAccount } from "#lib/people/accounts/desk/mutations.ts";
import { verifyUserPassword } from "#lib/people/accounts/queries.ts";
import { getUser } from "#lib/people/users/queries.ts";
import { profileChannel } from "#lib/people/users/role-mutations.ts";
import { createWebSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { sessions } from "#lib/platform/db/tables/accounts.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { recipeRevisions, recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { reportDecisions, reportObjections } from "#lib/platform/db/tables/community/reports.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { itemStats } from "#lib/platform/db/tables/likes.ts";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { uploadPicture } from "#lib/platform/media/pictures/upload-mutations.ts";
import { findSlug, listItemSlugs } from "#lib/platform/routing/slugs.ts";
import { createCookbook } from "#tests/lib/kitchen/cookbooks/fixtures.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordAnnouncements } from "#tests/lib/platform/cache/record-expiry.ts";
import { createMember, mailsTo, newEmail, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { createFullUser, createPhoto } from "#tests/support/full-user.ts";

setUpDatabase();

let dataDir: string;
let recipeId: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "data-"));
  vi.stubEnv("DATA_DIR", dataDir);
  recipeId = await createTestRecipe(await createAnna(), { texts: { de: recipeTexts("spaetzle", "Käsespätzle") } });
});

function daysAgo(userId: string, days: number) {
  return db
    .update(users)
    .set({ deletionRequestedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(users.id, userId));
}

const countsOf = async (itemId: string) => {
  const { likeCount, ratingCount, ratingSum } = itemStats;
  return (
    await db.select({ likeCount, ratingCount, ratingSum }).from(itemStats).where(eq(itemStats.itemId, itemId))
  )[0];
};

/** Every row of every table that contains this text. */
async function findTraces(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of rows) {
    const hits = await db.execute(
      sql`select from ${sql.identifier(name)} t where strpos(to_jsonb(t)::text, ${text}) > 0`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

test("ends sessions, hides the profile and sends the day of the deletion", async () => {
  const member = await createMember({ locale: "en" });
  const session = await createWebSession(member.id, "Firefox");
  expect(await getUser("de", member.slug)).not.toBeNull();
  expect(await requestDeletion(member.id)).toBe(member.slug);
  expect(await findUserBySessionId(session)).toBeNull();
  // The sessions are deleted, not only ignored during the delay.
  expect(await db.$count(sessions, eq(sessions.userId, member.id))).toBe(0);
  expect(await getUser("de", member.slug)).toBeNull();
  const day = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString("en-GB", {
    dateStyle: "long",
    timeZone: "Europe/Berlin",
  });
  const [mail] = await mailsTo(member.email);
  expect(mail?.subject?.replaceAll("\u00a0", " ")).toContain(day);
});

test("does not postpone the deletion when requested again", async () => {
  const { id } = await createMember();
  await requestDeletion(id);
  await daysAgo(id, 10);
  const [before] = await db.select().from(users).where(eq(users.id, id));
  await requestDeletion(id);
  const [after] = await db.select().from(users).where(eq(users.id, id));
  expect(after?.deletionRequestedAt).toEqual(before?.deletionRequestedAt);
});

test("signing in has every server show the profile again, once", async () => {
  const { id, slug } = await createMember();
  const heard = vi.fn();
  const stop = listen(profileChannel, heard);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), 10_000);
  expect(await restoreAccount(id)).toBe(false);
  await requestDeletion(id);
  expect(await restoreAccount(id)).toBe(true);
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[], [slug]]), 10_000);
  await stop();
});

test("verifies the password of a user who has one", async () => {
  const { id } = await createMember();
  expect(await verifyUserPassword(id, password)).toBe(true);
  expect(await verifyUserPassword(id, "")).toBe(false);
  const [outsider] = await db
    .insert(users)
    .values({ slug: "von-aussen", name: "Von außen" })
    .returning({ id: users.id });
  expect(await verifyUserPassword(outsider?.id ?? "", "")).toBe(true);
});

test("keeps all content during the delay", async () => {
  const { id } = await createMember();
  await requestDeletion(id);
  await daysAgo(id, 13);
  await deleteDueUsers();
  expect(await db.$count(users, eq(users.id, id))).toBe(1);
});

test("deletes the user from every table and the storage after the delay", async () => {
  const othersPictures = await db.$count(pictures);
  const user = await createFullUser(recipeId);
  const [before] = await db.select().from(users).where(eq(users.id, user.id));
  const sent = await db.execute<{ id: string }>(sql`select picture_id as id from uploads where user_id = ${user.id}`);
  const files = async () => (await readdir(dataDir, { recursive: true })).join("\n");
  expect(sent.rows).toHaveLength(4);
  for (const { id } of sent.rows) expect(await files()).toContain(id);
  expect(await countsOf(recipeId)).toEqual({ likeCount: 1, ratingCount: 1, ratingSum: 4 });
  await requestDeletion(user.id);
  await daysAgo(user.id, 15);

  const elsewhere = vi.fn(async () => {});
  await deleteDueUsers(elsewhere);
  expect(elsewhere).toHaveBeenCalledExactlyOnceWith(user.id);

  const [last, ...others] = await mailsTo(user.email);
  expect(last?.subject).toBe("Dein Konto wurde gelöscht");
  expect(others).toEqual([]);
  await db.delete(outbox);
  const needles = [user.id, user.email, user.slug, before?.pictureId, ...sent.rows.map(({ id }) => id), ...user.works];
  for (const needle of needles) {
    const traces = await findTraces(needle ?? "");
    // The law requires invoices to be kept as they were sent (§ 14b UStG), but not the account.
    const isOnInvoice = needle === user.email || needle === user.slug;
    expect(traces.filter((table) => !(isOnInvoice && table === "plus_invoices"))).toEqual([]);
    expect(await files()).not.toContain(needle);
  }
  expect(await findTraces("Saure Spätzle")).toEqual([]);
  expect(await findTraces("Mit Essig noch besser")).toEqual([]);
  expect(await findTraces("frueher-")).toEqual([]);
  expect(await findTraces("Der Knopf klemmt")).toEqual([]);
  expect(await countsOf(recipeId)).toEqual({ likeCount: 0, ratingCount: 0, ratingSum: 0 });
  expect(await db.$count(pictures)).toBe(othersPictures);
});

test("deletes the pictures of the user although drafts of another user name them", async () => {
  const [{ id }, stranger] = [await createMember(), await createMember()];
  const [named, used] = [await uploadPicture(id, await createPhoto()), await uploadPicture(id, await createPhoto())];
  for (const draft of [{ title: { de: named.id } }, { pictureId: used.id }]) {
    await db.insert(recipeDrafts).values({ authorId: stranger.id, content: draftContentSchema.parse(draft) });
  }
  await daysAgo(id, 15);
  await deleteDueUsers();
  expect(await db.$count(users, eq(users.id, id))).toBe(0);
  expect(await db.$count(pictures, inArray(pictures.id, [named.id, used.id]))).toBe(0);
});

test("deletes the pictures of the user that only the desk has, out of recipes that stay", async () => {
  const [{ id }, dishId] = [await createMember(), await createDish()];
  const [unused, shown] = [await uploadPicture(id, await createPhoto()), await uploadPicture(id, await createPhoto())];
  await db.update(items).set({ pictureId: shown.id }).where(eq(items.id, dishId));
  const step = { ...createStep(), pictureId: shown.id };
  const content = deskContentSchema.parse({ pictureId: unused.id, chefsNote: { de: unused.id }, steps: [step] });
  await db.insert(recipeWorkingCopies).values({ recipeId: dishId, content });
  await db.insert(recipeRevisions).values({ recipeId: dishId, origin: "desk", content });
  await daysAgo(id, 15);
  await deleteDueUsers();
  const own = inArray(pictures.id, [unused.id, shown.id]);
  expect(await db.select({ id: pictures.id }).from(pictures).where(own)).toEqual([{ id: shown.id }]);
  const left = { pictureId: null, chefsNote: { de: unused.id }, steps: [{ pictureId: shown.id }] };
  const [copy, revision] = [
    await db.select().from(recipeWorkingCopies).where(eq(recipeWorkingCopies.recipeId, dishId)),
    await db.select().from(recipeRevisions).where(eq(recipeRevisions.recipeId, dishId)),
  ];
  expect(copy).toMatchObject([{ version: 2, content: left }]);
  expect(revision).toMatchObject([{ content: left }]);
});

test("what a deleted user has written expires in every process, and their addresses lead nowhere", async () => {
  const { id, slug } = await createMember();
  const [own, commented] = [await createDish(id), await createDish()];
  await write(id, commented);
  const [cookbookSlug = ""] = (await createCookbook(id, "Kuchen", { visibility: "public" })).publicSlugs;
  const [ownSlug = ""] = (await listItemSlugs(own)).map((one) => one.slug);
  const find = async () => [
    await findSlug("/recipes/[slug]", "de", ownSlug),
    await findSlug("/cookbooks/[slug]", "de", cookbookSlug),
  ];
  expect(await find()).toEqual([ownSlug, cookbookSlug]);
  const lists = ["cards", "categories", "cookbooks", "feeds", "ingredients", "menus", "tags", "users"];
  const expired = [...lists, ...(await itemTags(own)), ...(await itemTags(commented)), `user:${slug}`].toSorted();
  const announced = await recordAnnouncements();
  const storedAt = Date.now() - 1;
  await daysAgo(id, 15);
  await deleteDueUsers();
  expect(expired.filter((tag) => !areTagsExpired([tag], storedAt))).toEqual([]);
  await vi.waitFor(() => expect(announced()).toEqual(expired), 10_000);
  expect(await find()).toEqual([null, null]);
});

test("of a ban stays what was decided, and nothing that tells about whom", async () => {
  const member = await createMember({ name: "Zora Zimt" });
  const adminId = await createReader({ newType: "admin", email: newEmail(), emailConfirmedAt: new Date() });
  await requestDeletion(member.id);
  const reasons = { reason: "Zora Zimt verkauft Pillen.", ground: "terms", rule: "Abschnitt 3", until: null } as const;
  await banAccount({ adminId, id: member.id }, reasons);
  const [ban] = await db.select().from(reportDecisions).where(eq(reportDecisions.authorId, member.id));
  const decisionId = ban?.id ?? "";
  await db.insert(reportObjections).values({ decisionId, text: "Ich, Zora Zimt, war es nicht.", locale: "de" });
  await daysAgo(member.id, 15);
  await deleteDueUsers();
  await db.delete(outbox);
  for (const needle of [member.id, member.email, member.slug, "Zora Zimt"])
    expect(await findTraces(needle)).toEqual([]);
  const [kept] = await db.select().from(reportDecisions).where(eq(reportDecisions.id, decisionId));
  expect(kept).toMatchObject({
    action: "ban",
    ground: "terms",
    rule: "Abschnitt 3",
    editorId: adminId,
    authorId: null,
  });
});

test("keeps a user who has come back while others were deleted", async () => {
  const [first, second] = [await createMember(), await createMember()];
  await createDish(second.id);
  await daysAgo(first.id, 20);
  await daysAgo(second.id, 15);
  await deleteDueUsers(async () => void (await restoreAccount(second.id)));
  expect(await db.$count(users, eq(users.id, first.id))).toBe(0);
  expect(await db.$count(users, and(eq(users.id, second.id), isNull(users.bannedAt)))).toBe(1);
  expect(await db.$count(items, eq(items.authorId, second.id))).toBe(1);
});

test("deletes other users when one deletion fails", async () => {
  const [stuck, other] = [await createMember(), await createMember()];
  await daysAgo(stuck.id, 20);
  await daysAgo(other.id, 15);
  // An invalid address for a mail.
  await db.update(users).set({ email: "not an address" }).where(eq(users.id, stuck.id));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await deleteDueUsers();
  log.mockRestore();
  expect(await db.$count(users, eq(users.id, stuck.id))).toBe(1);
  expect(await db.$count(users, eq(users.id, other.id))).toBe(0);
  // The next run repeats it.
  await db.update(users).set({ email: stuck.email }).where(eq(users.id, stuck.id));
  await deleteDueUsers();
  expect(await db.$count(users, eq(users.id, stuck.id))).toBe(0);
});
