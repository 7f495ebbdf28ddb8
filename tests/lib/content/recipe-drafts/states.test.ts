import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Actor,
  canReadDraft,
  isPermitted,
  publicationStates,
  type RecipeAction,
  type RecipeStatus,
  recipeActions,
  toPublicationState,
  transition,
} from "#lib/content/recipe-drafts/states.ts";
import { userTypes } from "#lib/platform/db/tables/users.ts";
import { expectTransition } from "./state-model.ts";

const actors: Actor[] = userTypes.flatMap((newType) => [
  { newType, isAuthor: true },
  { newType, isAuthor: false },
  { newType, isAuthor: true, needsEditor: true },
]);
const author: Actor = { newType: "community", isAuthor: true };
const editor: Actor = { newType: "editor", isAuthor: false };
const statuses: RecipeStatus[] = ([null, "draft", "submitted", "rejected"] as const).flatMap((draft) =>
  [null, ...publicationStates].map((publication) => ({ draft, publication })),
);

test("every action of every user in every status follows the rules", () => {
  for (const status of statuses) {
    for (const action of recipeActions) {
      for (const actor of actors) {
        const where = `${JSON.stringify(status)} ${action} ${JSON.stringify(actor)}`;
        expect(transition(status, action, actor), where).toEqual(expectTransition(status, action, actor));
        expect(isPermitted(action, actor), where).toBe(
          statuses.some((any) => expectTransition(any, action, actor).code !== "forbidden"),
        );
      }
    }
  }
});

/** A recipe that only changes by transitions, with what has happened to it. */
interface Recipe {
  status: RecipeStatus;
  done: { action: RecipeAction; actor: Actor }[];
  reached: Set<string>;
}

class Act implements fc.Command<RecipeStatus, Recipe> {
  readonly action: RecipeAction;
  readonly actor: Actor;

  constructor(action: RecipeAction, actor: Actor) {
    this.action = action;
    this.actor = actor;
  }

  check(): boolean {
    return true;
  }

  run(model: RecipeStatus, recipe: Recipe): void {
    const expected = expectTransition(model, this.action, this.actor);
    const before = recipe.status;
    const actual = transition(before, this.action, this.actor);
    expect(actual).toEqual(expected);
    if (!actual.ok) return;
    Object.assign(model, expected.status);
    recipe.status = actual.status;
    recipe.done.push(this);
    recipe.reached.add(String(actual.status.draft ?? actual.status.publication));
    this.checkInvariants(before, recipe);
  }

  /** What readers rely on, in whichever order things happen. */
  private checkInvariants(before: RecipeStatus, { status, done }: Recipe): void {
    const isReviewed = done.some(({ action }) => action === "accept");
    const isContributed = done.some(({ action, actor }) => action === "submit" && actor.newType === "contributor");
    expect(status.publication === null || isReviewed || isContributed).toBe(true);
    // What is published stays so, until an editor expires it.
    if (before.publication !== null) expect(status.publication).not.toBeNull();
    if (before.publication === "live" && !["schedule", "expire"].includes(this.action)) {
      expect(status.publication).toBe("live");
    }
  }

  toString(): string {
    return `${this.action} by ${this.actor.isAuthor ? "author" : "other"} (${this.actor.newType})`;
  }
}

test("a recipe behaves like the model through any sequence of actions", () => {
  const anyAct = fc
    .tuple(fc.constantFrom(...recipeActions), fc.constantFrom(...actors))
    .map(([action, actor]) => new Act(action, actor));
  // Chance alone seldom lets an author submit and an editor decide.
  const usualAct = fc.oneof(
    fc.constantFrom("edit" as const, "submit" as const).map((action) => new Act(action, author)),
    fc
      .constantFrom("accept" as const, "accept" as const, "reject" as const, "schedule" as const)
      .map((action) => new Act(action, editor)),
  );
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.commands([anyAct, usualAct], { maxCommands: 120 }), (commands) => {
      const start = (): RecipeStatus => ({ draft: "draft", publication: null });
      const recipe: Recipe = { status: start(), done: [], reached };
      fc.modelRun(() => ({ model: start(), real: recipe }), commands);
    }),
  );
  // The sequences are long enough to get everywhere.
  expect([...reached].sort()).toEqual(["draft", "expired", "live", "null", "rejected", "scheduled", "submitted"]);
});

describe("drafts are read", () => {
  test.each(actors)("by $newType, author: $isAuthor, needs an editor: $needsEditor", (actor) => {
    expect(canReadDraft(actor)).toBe(actor.isAuthor || actor.newType === "editor" || actor.newType === "admin");
  });
});

test("time alone leads from scheduled to live to expired", () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const days = [1, 2, 3, 4, 5, 6].map((day) => toPublicationState(at(3), at(5), at(day)));
  expect(days).toEqual(["scheduled", "scheduled", "live", "live", "expired", "expired"]);
  expect(toPublicationState(at(3), null, at(30))).toBe("live");
  expect(toPublicationState(at(9), at(5), at(6))).toBe("expired");
});
