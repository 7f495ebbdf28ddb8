import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  type Actors,
  actors,
  createActors,
  createPublicRecipe,
  createResources,
  createUser,
  missingIds,
  type OwnedResources,
  stateOf,
} from "#tests/support/owned-resources.ts";

// Actions identify the user by cookie, which the tests replace.
const currentSession = vi.hoisted(() => ({ id: null as string | null }));
vi.mock("#lib/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/auth/sessions.ts");
  return {
    getSessionUser: async () => (currentSession.id ? findUserBySessionId(currentSession.id) : null),
    signOutCurrentSession: async () => {},
    signInUser: async () => {},
  };
});
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ set() {}, delete() {} }),
}));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), refresh() {}, revalidateTag() {} }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirected to ${href}`);
  },
}));

setUpDatabase();

let people: Actors;
let recipeId: string;

beforeAll(async () => {
  recipeId = await createPublicRecipe();
  people = await createActors(recipeId);
});

type Input = Record<string, unknown>;
type ActionCase = [
  name: string,
  file: string,
  kind: "form" | "object",
  createInput: (target: OwnedResources, own: OwnedResources) => Input,
];

const locale = "de";

/** Actions that a form without script posts to and a component calls with an object. */
const formAndObjectCases: [name: string, file: string, createInput: ActionCase[3]][] = [
  ["deleteCookbookAction", "cookbooks/actions", (target) => ({ id: target.cookbook, locale })],
  ["restoreCookbookAction", "cookbooks/actions", (target) => ({ id: target.trash, locale })],
  ["setVisibilityAction", "cookbooks/actions", (target) => ({ id: target.cookbook, visibility: "public", locale })],
  ["setCoverAction", "cookbooks/actions", (target) => ({ id: target.cookbook, item: target.item, locale })],
  ["removeItemAction", "cookbooks/item-actions", (target) => ({ id: target.cookbook, item: target.item, locale })],
  ["addItemAction", "cookbooks/item-actions", (target) => ({ id: target.otherCookbook, item: target.item, locale })],
  ["addItemAction", "cookbooks/item-actions", (target, own) => ({ id: own.cookbook, item: target.draft, locale })],
  [
    "moveItemAction",
    "cookbooks/item-actions",
    (target, own) => ({ id: target.cookbook, item: target.item, cookbook: own.otherCookbook, locale }),
  ],
  [
    "moveItemAction",
    "cookbooks/item-actions",
    (target, own) => ({ id: own.cookbook, item: target.item, cookbook: target.otherCookbook, locale }),
  ],
  [
    "undoMoveItemAction",
    "cookbooks/item-actions",
    (target) => ({ id: target.cookbook, item: target.moved, from: target.otherCookbook, locale }),
  ],
];

/** Every action on a resource of a user. */
const actionCases: ActionCase[] = [
  ...formAndObjectCases.flatMap(([name, file, createInput]): ActionCase[] => [
    [name, file, "form", createInput],
    [name, file, "object", createInput],
  ]),
  [
    "renameCookbookAction",
    "cookbooks/actions",
    "form",
    (target) => ({ id: target.cookbook, title: "Meins", summary: "", locale }),
  ],
  [
    "setNoteAction",
    "cookbooks/item-actions",
    "form",
    (target) => ({ id: target.cookbook, item: target.item, note: "x", locale }),
  ],
  ["reorderItemsAction", "cookbooks/item-actions", "object", (target) => ({ id: target.cookbook, ids: [target.item] })],
  [
    "createCookbookWithItemAction",
    "cookbooks/save-actions",
    "object",
    (target) => ({ title: "Neu", item: target.draft, locale }),
  ],
  ["setLikeAction", "likes/actions", "form", (target) => ({ id: target.draft, liked: "true" })],
  ["setRatingAction", "ratings/actions", "form", (target) => ({ id: target.item, stars: "1" })],
  ["setRatingAction", "ratings/actions", "form", (target) => ({ id: target.item, stars: "" })],
  ["saveNoteAction", "notes/actions", "object", (target) => ({ recipe: target.item, text: "Neu." })],
  ["saveNoteAction", "notes/actions", "object", (target) => ({ recipe: target.item, text: "" })],
  [
    "changeListAction",
    "shopping-lists/actions",
    "object",
    (target) => ({ type: "change", items: [{ id: target.wanted, ticked: true }] }),
  ],
  ["changeListAction", "shopping-lists/actions", "object", (target) => ({ type: "remove", ids: [target.wanted] })],
  ["endSessionAction", "accounts/actions", "form", (target) => ({ session: target.session, locale })],
];

async function runAction([name, file, kind]: ActionCase, sessionId: string | null, input: Input): Promise<string> {
  const action = (await import(/* @vite-ignore */ `#lib/${file}.ts`))[name];
  currentSession.id = sessionId;
  const result = await callAction(action, kind, input).catch((error: Error) => error.message);
  return JSON.stringify(result ?? null);
}

// biome-ignore lint/complexity/noBannedTypes: actions are loaded by name
function callAction(action: Function, kind: ActionCase[2], input: Input): Promise<unknown> {
  if (kind === "object") return action(input);
  const form = new FormData();
  for (const [field, value] of Object.entries(input)) form.set(field, String(value));
  return action.length === 2 ? action({ status: "open" }, form) : action(form);
}

/** Replaces ids, which are part of redirects. */
function withoutIds(result: string, resources: OwnedResources): string {
  return Object.values(resources).reduce((text, id) => text.replaceAll(id, "…"), result);
}

describe("server actions", () => {
  test.each(actionCases)("%s of %s with a %s", async (...actionCase) => {
    const [, , , createInput] = actionCase;
    const owner = await createUser();
    const target = await createResources(owner, recipeId);
    const before = await stateOf(owner);
    await runAction(actionCase, null, createInput(target, target));
    expect(await stateOf(owner), "signed out").toBe(before);
    for (const actor of actors) {
      const { own, sessionId } = people[actor];
      const ids = missingIds(recipeId);
      const missing = withoutIds(await runAction(actionCase, sessionId, createInput(ids, own)), ids);
      const foreign = withoutIds(await runAction(actionCase, sessionId, createInput(target, own)), target);
      expect(foreign, `${actor}: foreign as missing`).toBe(missing);
      expect(await stateOf(owner), actor).toBe(before);
    }
    await runAction(actionCase, owner.sessionId, createInput(target, target));
    expect(await stateOf(owner), "owner").not.toBe(before);
  });

  test("cover every action on resources of users", () => {
    const names = globSync("lib/**/*actions.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^export (?:async function|const) (\w+Action)\b/gm)].map(
        ([, name = ""]) => name,
      ),
    );
    const tested = new Set(actionCases.map(([name]) => name));
    expect(names.filter((name) => !tested.has(name) && !otherActions.includes(name)).sort()).toEqual([]);
    expect([...tested, ...otherActions].filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** Actions on the own account, which take no id, and actions without a user. */
const otherActions = [
  ...["signUpAction", "signInAction", "signOutAction", "signInWithProviderAction", "disconnectAccountAction"],
  ...["confirmEmailAction", "requestResetAction", "resetPasswordAction", "changePasswordAction", "endSessionsAction"],
  ...["changeEmailAction", "confirmNewEmailAction", "deleteAccountAction"],
  ...["changeProfileAction", "changeAppearanceAction", "changeUnitsAction", "removePictureAction"],
  ...["savePreferencesAction", "deletePreferencesAction", "importPreferencesAction", "dismissQuizAction"],
  ...["subscribeAction", "unsubscribeAction", "confirmSubscriptionAction", "setNewsletterAction"],
  ...["createCookbookAction", "loadSaveModalAction"],
  ...["sendFeedbackAction", "sendQuestionAction"],
];
