import { beforeAll, beforeEach, expect, test } from "vitest";
import { listRecipeHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { expireRecipe, publishRecipe, scheduleRecipe } from "#lib/content/recipe-drafts/publication/mutations.ts";
import { publishCopy } from "#lib/content/recipe-drafts/publication/publish-copy-mutations.ts";
import { acceptDraft, rejectDraft } from "#lib/content/recipe-drafts/review/mutations.ts";
import { discardCopy, startCopy } from "#lib/content/recipe-drafts/working-copy/copy-mutations.ts";
import { addRule, removeRule } from "#lib/content/search/rules/mutations.ts";
import { decideComment } from "#lib/people/comments/decision-mutations.ts";
import { createObjection, decideObjection } from "#lib/people/reports/objection-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { reportObjections } from "#lib/platform/db/tables/community/reports.ts";
import { auditLog } from "#lib/platform/db/tables/company/audit-log.ts";
import { createReviewFixtures, type ReviewFixtures } from "#tests/lib/content/recipe-drafts/fixtures.ts";
import { createDish, createReader, write } from "#tests/lib/people/comments/fixtures.ts";
import { decide, report } from "#tests/lib/people/reports/fixtures.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { listLines } from "./fixtures.ts";

setUpDatabase();

let fixtures: ReviewFixtures;
let editor: string;
beforeAll(async () => {
  fixtures = await createReviewFixtures();
  editor = fixtures.editor;
});
beforeEach(() => db.delete(auditLog));

/** The lines, in order. */
const list = async () =>
  (await listLines()).reverse().map(({ actorId, action, subjectType, subjectId, subjectName }) => {
    expect(actorId).toBe(editor);
    return [action, subjectType, subjectId, subjectName];
  });

test("a submitted recipe has a line when it is returned, accepted, taken off and published again", async () => {
  const title = { de: "Käsespätzle", en: "Cheese noodles" };
  const returned = await fixtures.submitNew({ title });
  await rejectDraft({ ...returned, userId: editor, reason: "Zu kurz.", notes: {} });
  const submitted = await fixtures.submitNew({ title });
  const { itemId: recipeId } = await acceptDraft({ ...submitted, ...fixtures.decision, userId: editor });
  await expireRecipe({ recipeId, userId: editor });
  await publishRecipe({ recipeId, userId: editor });
  await scheduleRecipe({ recipeId, userId: editor, publishAt: new Date(Date.now() + 86_400_000) });
  expect(await list()).toEqual([
    ["reject", "recipe", returned.draftId, "Käsespätzle"],
    ["accept", "recipe", recipeId, "Käsespätzle"],
    ["unpublish", "recipe", recipeId, "Käsespätzle"],
    ["publish", "recipe", recipeId, "Käsespätzle"],
    ["schedule", "recipe", recipeId, "Käsespätzle"],
  ]);
  expect((await listLines())[0]?.details).toEqual({ day: expect.stringMatching(/^\d{4}-/) });
});

test("editing a recipe that readers have is a change, and its publication part of the history", async () => {
  const { recipeId } = await fixtures.publishNew();
  await db.delete(auditLog);
  const discarded = await startCopy(recipeId, editor, "published");
  await discardCopy(discarded.id, editor);
  const { id: copyId, version, baseId } = await startCopy(recipeId, editor, "published");
  const publication = { copyId, userId: editor, version, seenRevisionId: baseId, findings: 0, reason: "" };
  await publishCopy({ ...publication, languages: ["de", "en"], publishAt: null });
  expect((await list()).map(([action]) => action)).toEqual(["update", "update", "update", "publish"]);
  const [latest] = await listRecipeHistory(recipeId);
  expect(latest).toMatchObject({ action: "publish", draftId: null });
});

test("a comment has a line when it is held back and shown again", async () => {
  const { id } = await write(await createReader(), await createDish());
  const decision = { editorId: editor, id, version: 1, note: "" };
  await decideComment({ ...decision, decision: "hide", reason: "spam" });
  await decideComment({ ...decision, decision: "restore" });
  expect(await list()).toEqual([
    ["unpublish", "comment", id, "Spätzle"],
    ["restore", "comment", id, "Spätzle"],
  ]);
});

test("a decision about a report has a line, and so has what it does to content and account", async () => {
  const author = await createReader();
  const dish = await createDish(author);
  const { decisionId: hide } = await decide(editor, (await report(dish)).id, { action: "hide" });
  const other = await createDish(author);
  const { decisionId: dismiss } = await decide(editor, (await report(other)).id, { action: "dismiss" });
  const userReport = await report(author, { type: "user" });
  const { decisionId: ban, target } = await decide(editor, userReport.id, { action: "ban" });
  // Lines of one transaction have the same time.
  expect((await list()).sort()).toEqual(
    [
      ["unpublish", "recipe", dish, "Spätzle"],
      ["decide", "report", hide, "Spätzle"],
      ["decide", "report", dismiss, "Spätzle"],
      ["ban", "account", author, target?.title],
      // Names of accounts are for admins, and these lines are not.
      ["decide", "report", ban, ""],
    ].sort(),
  );
});

test("a decision about an objection has a line", async () => {
  const first = await createReader({ newType: "editor" });
  const { decisionId } = await decide(first, (await report(await createDish())).id);
  await createObjection({ decisionId, reportId: null }, { text: "Doch.", locale: "de" });
  const [objection] = await db.select().from(reportObjections);
  await db.delete(auditLog);
  await decideObjection({ editorId: editor, objectionId: objection?.id ?? "", isAccepted: false, text: "Nein." });
  expect(await list()).toEqual([["reject", "objection", decisionId, "Spätzle"]]);
});

test("an editor whose role has ended meanwhile changes no rule of the search", async () => {
  const check = { queries: [], before: 1, after: 1 };
  const rule = { phrase: "schmand", meaning: "sahne" };
  const added = { locale: "de", rule, typed: "Schmand", check, reason: "" } as const;
  const former = await createReader();
  await expect(addRule({ ...added, editorId: former })).rejects.toThrow("forbidden");
  expect(await addRule({ ...added, editorId: editor })).toBeNull();
  const line = (await listLines()).at(-1);
  await expect(removeRule("synonym", line?.subjectId ?? "", former)).rejects.toThrow("forbidden");
  expect(await listLines()).toHaveLength(1);
});

test("a rule of the search has a line when it is added and removed", async () => {
  const check = { queries: [], before: 1, after: 1 };
  const rule = { phrase: "rahm", meaning: "sahne" };
  const added = { locale: "de", rule, typed: "Rahm", check, reason: "", editorId: editor } as const;
  expect(await addRule(added)).toBeNull();
  const [line] = await listLines();
  await removeRule("synonym", line?.subjectId ?? "", editor);
  await removeRule("synonym", line?.subjectId ?? "", editor);
  expect(await list()).toEqual([
    ["create", "search_rule", line?.subjectId, "Rahm"],
    ["delete", "search_rule", line?.subjectId, "Rahm"],
  ]);
});
