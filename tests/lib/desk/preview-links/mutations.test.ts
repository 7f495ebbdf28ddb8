import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { getRecipe, getStoredRecipe } from "#lib/content/recipes/queries.ts";
import { previewAddress, readLinkId } from "#lib/desk/preview-links/link-token.ts";
import { createPreviewLink, revokePreviewLink } from "#lib/desk/preview-links/mutations.ts";
import { findPreviewTarget, listPreviewLinks } from "#lib/desk/preview-links/queries.ts";
import { maxPreviewLinks } from "#lib/desk/preview-links/subject.ts";
import { db } from "#lib/platform/db/client.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { previewLinks } from "#lib/platform/db/tables/planning/preview-links.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let editorId: string;

beforeAll(async () => {
  editorId = (await createMember({ newType: "editor" })).id;
});

async function createScheduled() {
  const slug = randomUUID();
  const id = await createTestRecipe((await createMember()).id, { texts: { de: recipeTexts(slug, "Stollen") } });
  await db
    .update(items)
    .set({ publishedAt: new Date("2099-01-01") })
    .where(eq(items.id, id));
  return { slug, id, subject: { type: "item" as const, id } };
}

/** The token of the address that an editor sends. */
async function readToken(id: string): Promise<string> {
  const [link] = await db.select().from(previewLinks).where(eq(previewLinks.id, id));
  if (!link) throw new Error("no link");
  return new URL(previewAddress("de", link), "http://site.invalid").searchParams.get("token") ?? "";
}

describe("a link to a preview", () => {
  test("shows a recipe that readers do not see yet", async () => {
    const { id, slug, subject } = await createScheduled();
    const linkId = await createPreviewLink(editorId, subject);
    expect(readLinkId(await readToken(linkId))).toBe(linkId);
    expect(await findPreviewTarget(linkId)).toMatchObject({ type: "item", itemType: "recipe", id });
    expect(await getRecipe("de", slug)).toBeNull();
    expect((await getStoredRecipe("de", id))?.title).toBe("Stollen");
    expect(await getStoredRecipe("en", id)).toBeNull();
    expect(await db.$count(auditLog, eq(auditLog.subjectId, id))).toBe(1);
  });

  test("is valid for seven days", async () => {
    const { subject } = await createScheduled();
    const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
    const linkId = await createPreviewLink(editorId, subject, eightDaysAgo);
    expect(readLinkId(await readToken(linkId))).toBeNull();
    expect(await findPreviewTarget(linkId)).toBeNull();
    expect(await listPreviewLinks(subject)).toEqual([]);
  });

  test("shows nothing once it is revoked", async () => {
    const { subject } = await createScheduled();
    const [first, second] = [await createPreviewLink(editorId, subject), await createPreviewLink(editorId, subject)];
    await revokePreviewLink(editorId, first);
    expect(await findPreviewTarget(first)).toBeNull();
    expect((await listPreviewLinks(subject)).map(({ id }) => id)).toEqual([second]);
    await expect(revokePreviewLink(editorId, first)).rejects.toMatchObject({ code: "missing" });
  });

  test("with a changed token is none", async () => {
    const { subject } = await createScheduled();
    const [a, b] = [await createPreviewLink(editorId, subject), await createPreviewLink(editorId, subject)];
    expect(readLinkId((await readToken(a)).replace(a, b))).toBeNull();
    expect(readLinkId(undefined)).toBeNull();
  });
});

describe("no link is made", () => {
  test("by users who are no editors, who revoke none either", async () => {
    const { subject } = await createScheduled();
    const reader = await createMember({ newType: "contributor" });
    const linkId = await createPreviewLink(editorId, subject);
    await expect(createPreviewLink(reader.id, subject)).rejects.toMatchObject({ code: "forbidden" });
    await expect(revokePreviewLink(reader.id, linkId)).rejects.toMatchObject({ code: "forbidden" });
    expect(await findPreviewTarget(linkId)).not.toBeNull();
  });

  test("to what does not exist, and above the limit", async () => {
    const missing = { type: "draft" as const, id: randomUUID() };
    await expect(createPreviewLink(editorId, missing)).rejects.toMatchObject({ code: "missing" });
    const { subject } = await createScheduled();
    for (let count = 0; count < maxPreviewLinks; count += 1) await createPreviewLink(editorId, subject);
    await expect(createPreviewLink(editorId, subject)).rejects.toMatchObject({ code: "full" });
  });
});
