import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createRevision } from "#lib/content/recipe-drafts/draft/create-revision-mutations.ts";
import { deleteDraft, saveDraft } from "#lib/content/recipe-drafts/draft/mutations.ts";
import { getDraft } from "#lib/content/recipe-drafts/draft/queries.ts";
import { submitDraft, withdrawDraft } from "#lib/content/recipe-drafts/draft/submission-mutations.ts";
import { DraftError } from "#lib/content/recipe-drafts/errors.ts";
import { expireRecipe, publishRecipe, scheduleRecipe } from "#lib/content/recipe-drafts/publication/mutations.ts";
import { acceptDraft, rejectDraft } from "#lib/content/recipe-drafts/review/mutations.ts";
import { type RecipeAction, type RecipeStatus, recipeActions } from "#lib/content/recipe-drafts/states.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAuthor, createReviewFixtures, createUpload, type ReviewFixtures } from "./fixtures.ts";
import { expectTransition } from "./state-model.ts";

setUpDatabase();

const authorTypes = ["community", "contributor", "editor"] as const satisfies UserType[];

let fixtures: ReviewFixtures;
const authors: { id: string; newType: UserType; pictureId: string }[] = [];

beforeAll(async () => {
  fixtures = await createReviewFixtures();
  for (const newType of authorTypes) {
    const id = await createAuthor(newType);
    authors.push({ id, newType, pictureId: await createUpload(id) });
  }
});

/** What should be stored. */
interface Model {
  status: RecipeStatus;
  draftTitle: string;
  /** Of the recipe, whether readers see it or not. */
  acceptedTitle: string | null;
}

/** What is stored, by its ids. */
interface Stored {
  author: { id: string; newType: UserType };
  draftId: string;
  recipeId: string | null;
}

const readDraft = ({ draftId }: Stored) => getDraft(draftId, { id: fixtures.editor, newType: "editor" });

async function edit(stored: Stored, userId: string, title: string): Promise<void> {
  let draft = await readDraft(stored);
  if (stored.recipeId && (!draft || draft.state === "accepted")) {
    stored.draftId = (await createRevision(stored.recipeId, userId)).id;
    draft = await readDraft(stored);
  }
  if (!draft) throw new DraftError("missing");
  const content = { ...draft.content, title: { de: title, en: "" } };
  await saveDraft({ draftId: draft.id, userId, version: draft.version, content });
}

/** Does one thing by the mutations. */
async function act(stored: Stored, action: RecipeAction, userId: string, title: string): Promise<void> {
  const { draftId } = stored;
  const version = (await readDraft(stored))?.version ?? 0;
  // Before the first publication there is none to change.
  const recipeId = stored.recipeId ?? draftId;
  const run: Record<RecipeAction, () => Promise<unknown>> = {
    edit: () => edit(stored, userId, title),
    submit: () => submitDraft({ draftId, userId, version }),
    withdraw: () => withdrawDraft({ draftId, userId }),
    delete: () => deleteDraft({ draftId, userId }),
    accept: () => acceptDraft({ draftId, userId, version, ...fixtures.decision }),
    reject: () => rejectDraft({ draftId, userId, version, reason: "Nein.", notes: {} }),
    publish: () => publishRecipe({ recipeId, userId }),
    schedule: () => scheduleRecipe({ recipeId, userId, publishAt: new Date(Date.now() + 86_400_000) }),
    expire: () => expireRecipe({ recipeId, userId }),
  };
  const change = (await run[action]()) as { itemId?: string } | null | undefined;
  stored.recipeId = change?.itemId ?? stored.recipeId;
}

/** What readers see of the recipe; null for nothing. */
async function readPublicTitle({ recipeId }: Stored): Promise<string | null> {
  if (!recipeId) return null;
  const [row] = await db
    .select({ title: itemTexts.title })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.locale, "de")))
    .where(and(eq(items.id, recipeId), isPublicItem()));
  return row?.title ?? null;
}

let titles = 0;

class Act implements fc.AsyncCommand<Model, Stored> {
  readonly action: RecipeAction;
  readonly isAuthor: boolean;

  constructor(action: RecipeAction, isAuthor: boolean) {
    this.action = action;
    this.isAuthor = isAuthor;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, stored: Stored): Promise<void> {
    const { action, isAuthor } = this;
    const newType = isAuthor ? stored.author.newType : "editor";
    const expected = expectTransition(model.status, action, { newType, isAuthor });
    const title = `Fassung ${++titles}`;
    const userId = isAuthor ? stored.author.id : fixtures.editor;
    const error = await act(stored, action, userId, title).catch((thrown: unknown) => thrown);
    if (expected.status) {
      expect(error).toBeUndefined();
      if (action === "edit") model.draftTitle = title;
      const isAccepted = action === "accept" || (action === "submit" && expected.status.draft === null);
      if (isAccepted) model.acceptedTitle = model.draftTitle;
      Object.assign(model, { status: expected.status });
    } else if (model.status.draft !== null) {
      // A draft that is gone is missing instead, and its deletion is repeatable.
      const isMissing = model.status.publication === null && ["publish", "schedule", "expire"].includes(action);
      expect(error).toBeInstanceOf(DraftError);
      expect(error).toMatchObject({ code: isMissing ? "missing" : expected.code });
    }
    await this.compare(model, stored);
  }

  private async compare({ status, draftTitle, acceptedTitle }: Model, stored: Stored): Promise<void> {
    const draft = await readDraft(stored);
    const open = draft?.state === "accepted" ? null : draft;
    expect(open?.state ?? null).toBe(status.draft);
    if (open) expect(open.content.title.de).toBe(draftTitle);
    if (draft) expect(draft.publication).toBe(status.publication);
    expect(await readPublicTitle(stored)).toBe(status.publication === "live" ? acceptedTitle : null);
  }

  toString = () => `${this.action} by ${this.isAuthor ? "the author" : "an editor"}`;
}

test("stored recipes follow the states through any sequence of actions", async () => {
  const anyAct = fc
    .tuple(fc.constantFrom(...recipeActions), fc.boolean())
    .map(([action, isAuthor]) => new Act(action, isAuthor));
  const usualAct = fc.constantFrom(
    new Act("edit", true),
    new Act("submit", true),
    new Act("accept", false),
    new Act("accept", false),
    new Act("reject", false),
  );
  const commands = fc.commands([anyAct, usualAct], { maxCommands: 40, size: "max" });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...authorTypes), commands, async (newType, sequence) => {
      const author = authors.find((one) => one.newType === newType);
      if (!author) throw new Error("no author");
      const title = `Fassung ${++titles}`;
      const { id: draftId } = await fixtures.draftBy(author.id, { pictureId: author.pictureId, title: { de: title } });
      await fc.asyncModelRun(() => {
        const status: RecipeStatus = { draft: "draft", publication: null };
        return {
          model: { status, draftTitle: title, acceptedTitle: null },
          real: { author, draftId, recipeId: null },
        };
      }, sequence);
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 120_000);
