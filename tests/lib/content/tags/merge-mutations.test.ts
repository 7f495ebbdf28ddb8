import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { mergeTags, updateDeskTag } from "#lib/content/tags/desk-mutations.ts";
import { findDeskTag } from "#lib/content/tags/desk-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { contentChanges } from "#lib/platform/db/tables/api-resources/content-changes.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { itemTags } from "#lib/platform/db/tables/items.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createDraft, createEditor, createModule, createTag, createTaggedRecipe, tagContent } from "./fixtures.ts";

setUpDatabase();

let editorId: string;
beforeAll(async () => {
  editorId = await createEditor();
});

const tagsOf = async (itemId: string) =>
  (await db.select().from(itemTags).where(eq(itemTags.itemId, itemId)).orderBy(asc(itemTags.tagId))).map(
    ({ tagId }) => tagId,
  );

describe("merging two tags", () => {
  test("moves recipes, drafts, modules and addresses, also former ones", async () => {
    const from = await createTag(editorId, "Pikant", { type: "season" });
    const into = await createTag(editorId, "Scharf", { type: "season" });
    await updateDeskTag({ editorId, id: from, version: 1 }, tagContent("Feurig", { type: "season" }));
    const [one, both, none] = [
      await createTaggedRecipe([from]),
      await createTaggedRecipe([from, into]),
      await createTaggedRecipe([into]),
    ];
    const draft = await createDraft({ tagIds: [from, into] });
    const search = { type: "recipe", sort: "newest", size: 4 } as const;
    const byKey = await createModule({ ...search, tagKey: "pikant-en" });
    const byFacet = await createModule({
      ...search,
      filters: { season: ["scharf-en", "pikant-en"], meal: ["pikant-en"] },
    });
    const before = await db.select().from(contentChanges).where(eq(contentChanges.targetId, one));

    const change = await mergeTags({ editorId, id: from, version: 2 }, into);

    expect(change.id).toBe(into);
    expect(change.itemIds?.toSorted()).toEqual([one, both].toSorted());
    expect(await tagsOf(one)).toEqual([into]);
    expect(await tagsOf(both)).toEqual([into]);
    expect(await tagsOf(none)).toEqual([into]);
    const [row] = await db.select().from(itemTags).where(eq(itemTags.itemId, one));
    expect(row?.publishedAt, "lists are read by this date").toEqual(new Date("2026-01-01T12:00:00Z"));
    const [stored] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, draft));
    expect(stored).toMatchObject({ version: 2, content: { tagIds: [into] } });
    const modules = Object.fromEntries((await db.select().from(feedModules)).map(({ id, data }) => [id, data]));
    expect(modules[byKey]).toMatchObject({ search: { tagKey: "scharf-en" } });
    expect(modules[byFacet]).toMatchObject({ search: { filters: { season: ["scharf-en"], meal: ["pikant-en"] } } });
    for (const slug of ["pikant", "feurig", "feurig-en"]) {
      expect(await findSlug("/tags/[slug]", "de", slug)).toBe("scharf");
    }
    expect(await findDeskTag(from)).toBeNull();
    expect(await findDeskTag(into)).toMatchObject({ version: 2 });
    const isMerge = and(eq(auditLog.action, "merge"), eq(auditLog.subjectId, into));
    const log = await db.select().from(auditLog).where(isMerge);
    expect(log).toMatchObject([{ actorId: editorId, subjectId: into, details: { merged: "Feurig", uses: 2 } }]);
    const after = await db.select().from(contentChanges).where(eq(contentChanges.targetId, one));
    expect(after.map(({ changedAt }) => changedAt)).not.toEqual(before.map(({ changedAt }) => changedAt));
  });

  test("keeps the order of a draft's other tags", async () => {
    const from = await createTag(editorId, "Warm");
    const into = await createTag(editorId, "Heiß");
    const others = [await createTag(editorId, "Kalt"), await createTag(editorId, "Lau")] as const;
    const draft = await createDraft({ tagIds: [others[1], from, others[0]] });
    await mergeTags({ editorId, id: from, version: 1 }, into);
    const [stored] = await db.select().from(recipeDrafts).where(eq(recipeDrafts.id, draft));
    expect(stored?.content.tagIds).toEqual([others[1], into, others[0]]);
  });

  test("is not possible with itself, another group or a hidden one, nor for what the site needs", async () => {
    const from = await createTag(editorId, "Nussig");
    const otherGroup = await createTag(editorId, "Nuss", { type: "occasion" });
    const hidden = await createTag(editorId, "Intern", { isHidden: true });
    for (const into of [from, otherGroup, hidden]) {
      await expect(mergeTags({ editorId, id: from, version: 1 }, into)).rejects.toMatchObject({ code: "unsuitable" });
    }
    const textOf = (title: string) => ({ slug: "", title, summary: "" });
    const healthy = await createTag(editorId, "", { texts: { de: textOf("gesund"), en: textOf("healthy") } });
    await expect(mergeTags({ editorId, id: healthy, version: 1 }, from)).rejects.toMatchObject({ code: "builtIn" });
    await mergeTags({ editorId, id: from, version: 1 }, healthy);
  });

  test("is for editors who know the current version", async () => {
    const from = await createTag(editorId, "Salzig");
    const into = await createTag(editorId, "Würzig");
    const reader = await createReader();
    const target = { editorId, id: from, version: 1 };
    await expect(mergeTags({ ...target, editorId: reader }, into)).rejects.toMatchObject({ code: "forbidden" });
    await expect(mergeTags({ ...target, version: 2 }, into)).rejects.toMatchObject({ code: "conflict" });
    await mergeTags(target, into);
    await expect(mergeTags(target, into)).rejects.toMatchObject({ code: "missing" });
  });
});
