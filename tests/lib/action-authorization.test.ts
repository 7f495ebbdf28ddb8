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
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserBySessionId } = await import("#lib/platform/auth/sessions.ts");
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
  ["deleteCookbookAction", "kitchen/cookbooks/actions", (target) => ({ id: target.cookbook, locale })],
  ["restoreCookbookAction", "kitchen/cookbooks/actions", (target) => ({ id: target.trash, locale })],
  [
    "setVisibilityAction",
    "kitchen/cookbooks/actions",
    (target) => ({ id: target.cookbook, visibility: "public", locale }),
  ],
  [
    "shareInHouseholdAction",
    "kitchen/cookbooks/actions",
    (target) => ({ id: target.cookbook, shared: "true", locale }),
  ],
  ["setCoverAction", "kitchen/cookbooks/actions", (target) => ({ id: target.cookbook, item: target.item, locale })],
  [
    "removeItemAction",
    "kitchen/cookbooks/item-actions",
    (target) => ({ id: target.cookbook, item: target.item, locale }),
  ],
  [
    "addItemAction",
    "kitchen/cookbooks/item-actions",
    (target) => ({ id: target.otherCookbook, item: target.item, locale }),
  ],
  [
    "addItemAction",
    "kitchen/cookbooks/item-actions",
    (target, own) => ({ id: own.cookbook, item: target.draft, locale }),
  ],
  [
    "moveItemAction",
    "kitchen/cookbooks/item-actions",
    (target, own) => ({ id: target.cookbook, item: target.item, cookbook: own.otherCookbook, locale }),
  ],
  [
    "moveItemAction",
    "kitchen/cookbooks/item-actions",
    (target, own) => ({ id: own.cookbook, item: target.item, cookbook: target.otherCookbook, locale }),
  ],
  [
    "undoMoveItemAction",
    "kitchen/cookbooks/item-actions",
    (target) => ({ id: target.cookbook, item: target.moved, from: target.otherCookbook, locale }),
  ],
];

const content = { title: { de: "Neu" } };

/** Actions on drafts of recipes. */
const draftCases: ActionCase[] = [
  [
    "saveDraftAction",
    "content/recipe-drafts/draft/actions",
    "object",
    (target) => ({ id: target.recipeDraft, version: 1, content }),
  ],
  [
    "saveSectionAction",
    "content/recipe-drafts/draft/actions",
    "form",
    (target) => ({ id: target.recipeDraft, version: 1, section: "basics", locale, "title.de": "Neu" }),
  ],
  ...(["form", "object"] as const).flatMap((kind): ActionCase[] => [
    [
      "submitDraftAction",
      "content/recipe-drafts/draft/actions",
      kind,
      (target) => ({ id: target.recipeDraft, version: 1, locale }),
    ],
    [
      "deleteDraftAction",
      "content/recipe-drafts/draft/actions",
      kind,
      (target) => ({ id: target.recipeDraft, locale }),
    ],
    [
      "withdrawDraftAction",
      "content/recipe-drafts/draft/actions",
      kind,
      (target) => ({ id: target.submittedDraft, locale }),
    ],
    ["createRevisionAction", "content/recipe-drafts/draft/actions", kind, (target) => ({ id: target.moved, locale })],
  ]),
];

/** Every action on a resource of a user. */
const actionCases: ActionCase[] = [
  ...formAndObjectCases.flatMap(([name, file, createInput]): ActionCase[] => [
    [name, file, "form", createInput],
    [name, file, "object", createInput],
  ]),
  [
    "renameCookbookAction",
    "kitchen/cookbooks/actions",
    "form",
    (target) => ({ id: target.cookbook, title: "Meins", summary: "", locale }),
  ],
  [
    "setNoteAction",
    "kitchen/cookbooks/item-actions",
    "form",
    (target) => ({ id: target.cookbook, item: target.item, note: "x", locale }),
  ],
  [
    "reorderItemsAction",
    "kitchen/cookbooks/item-actions",
    "object",
    (target) => ({ id: target.cookbook, ids: [target.item] }),
  ],
  [
    "createCookbookWithItemAction",
    "kitchen/cookbooks/save-actions",
    "object",
    (target) => ({ title: "Neu", item: target.draft, locale }),
  ],
  [
    "saveFormAction",
    "kitchen/cookbooks/save-actions",
    "form",
    (target) => ({ title: "Neu", item: target.draft, locale }),
  ],
  [
    "saveFormAction",
    "kitchen/cookbooks/save-actions",
    "form",
    (target) => ({ cookbook: target.otherCookbook, item: target.item, locale }),
  ],
  ["setLikeAction", "people/likes/actions", "form", (target) => ({ id: target.draft, liked: "true" })],
  ["setRatingAction", "people/ratings/actions", "form", (target) => ({ id: target.item, stars: "1" })],
  ["setRatingAction", "people/ratings/actions", "form", (target) => ({ id: target.item, stars: "" })],
  ["saveNoteAction", "kitchen/notes/actions", "object", (target) => ({ recipe: target.item, text: "Neu." })],
  ["saveNoteAction", "kitchen/notes/actions", "object", (target) => ({ recipe: target.item, text: "" })],
  [
    "saveAdaptationAction",
    "kitchen/adaptations/actions",
    "form",
    (target) => ({ id: target.item, version: 1, locale, "tries.0.date": "2026-05-04", "tries.0.note": "Zu süß." }),
  ],
  [
    "autosaveAdaptationAction",
    "kitchen/adaptations/actions",
    "object",
    (target) => ({
      id: target.item,
      version: 1,
      locale,
      content: { "tries.0.date": "2026-05-04", "tries.0.note": "Zu süß." },
    }),
  ],
  ["deleteAdaptationAction", "kitchen/adaptations/actions", "form", (target) => ({ id: target.item, locale })],
  [
    "changeListAction",
    "kitchen/shopping-lists/actions",
    "object",
    (target) => ({ type: "change", items: [{ id: target.wanted, ticked: true }] }),
  ],
  [
    "changeListAction",
    "kitchen/shopping-lists/actions",
    "object",
    (target) => ({ type: "remove", ids: [target.wanted] }),
  ],
  ...draftCases,
  [
    "createCommentAction",
    "people/comments/actions",
    "form",
    (target) => ({ itemId: target.item, text: "Sehr gut.", photoIds: target.picture, locale }),
  ],
  [
    "editCommentAction",
    "people/comments/actions",
    "form",
    (target) => ({ id: target.comment, version: "1", text: "Mehr Salz.", locale }),
  ],
  ["deleteCommentAction", "people/comments/actions", "form", (target) => ({ id: target.comment })],
  [
    "setCommentLikeAction",
    "people/comments/actions",
    "form",
    (target) => ({ id: target.likedComment, liked: "false" }),
  ],
  ["endSessionAction", "people/accounts/actions", "form", (target) => ({ session: target.session, locale })],
];

/**
 * Actions that write what a page or a device has kept for one user, who may not be the one that is
 * signed in when it arrives.
 */
const writers = [
  "setLikeAction",
  "setRatingAction",
  "saveFormAction",
  "changeListAction",
  "saveNoteAction",
  "autosaveAdaptationAction",
  "createCommentAction",
  "editCommentAction",
  "setCommentLikeAction",
];
const writerCases: ActionCase[] = [
  ...actionCases.filter(([name]) => writers.includes(name)),
  ["changeUnitsAction", "people/users/actions", "object", () => ({ units: "us" })],
];

async function runAction(
  [name, file, kind]: ActionCase,
  sessionId: string | null,
  input: Input,
  writerId?: string,
): Promise<string> {
  const action = (await import(/* @vite-ignore */ `#lib/${file}.ts`))[name];
  currentSession.id = sessionId;
  const result = await callAction(action, kind, input, writerId).catch((error: Error) => error.message);
  return JSON.stringify(result ?? null);
}

// biome-ignore lint/complexity/noBannedTypes: actions are loaded by name
async function callAction(action: Function, kind: ActionCase[2], input: Input, writerId?: string): Promise<unknown> {
  if (kind === "object") return writerId === undefined ? action(input) : action(input, writerId);
  const form = new FormData();
  if (writerId !== undefined) form.set("user", writerId);
  for (const [field, value] of Object.entries(input)) form.set(field, String(value));
  // Some take the form alone, and refuse a state in its place.
  const result = await action({ status: "open" }, form);
  return result?.code === "invalid" ? action(form) : result;
}

/** Replaces ids, which are part of redirects. */
function withoutIds(result: string, resources: OwnedResources): string {
  // The time of the answer says nothing either.
  const text = result.replace(/"savedAt":\d+/, '"savedAt":0');
  return Object.values(resources).reduce((rest, id) => rest.replaceAll(id, "…"), text);
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

  test.each(writerCases)(
    "%s of %s with a %s changes nothing for another user than that of the page",
    async (...actionCase) => {
      const [, , , createInput] = actionCase;
      const [signedIn, writer] = [await createUser(), await createUser()];
      const own = await createResources(signedIn, recipeId);
      const before = await stateOf(signedIn);
      await runAction(actionCase, signedIn.sessionId, createInput(own, own), writer.id);
      expect(await stateOf(signedIn)).toBe(before);
      await runAction(actionCase, signedIn.sessionId, createInput(own, own), signedIn.id);
      expect(await stateOf(signedIn)).not.toBe(before);
    },
  );

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

/**
 * Actions on the own account, which take no id, actions without a user, and those of editors, whose
 * tests stand at their own paths.
 */
const otherActions = [
  "decideCommentAction",
  "signUpAction",
  "signInAction",
  "signOutAction",
  "signInWithProviderAction",
  "connectAccountAction",
  "disconnectAccountAction",
  "confirmEmailAction",
  "requestResetAction",
  "resetPasswordAction",
  "changePasswordAction",
  "endSessionsAction",
  "changeEmailAction",
  "confirmNewEmailAction",
  "restoreEmailAction",
  "deleteAccountAction",
  "changeProfileAction",
  "changeAppearanceAction",
  "changeUnitsAction",
  "removePictureAction",
  "savePreferencesAction",
  "deletePreferencesAction",
  "importPreferencesAction",
  "dismissQuizAction",
  "subscribeAction",
  "unsubscribeAction",
  "confirmSubscriptionAction",
  "setNewsletterAction",
  "createCookbookAction",
  "loadSaveModalAction",
  "acceptRecipeAction",
  "rejectRecipeAction",
  "changePublicationAction",
  "withdrawRecipeLanguageAction",
  // Recipes at the desk belong to all editors;
  // tests/lib/content/recipe-drafts/working-copy/actions.test.ts.
  "startCopyAction",
  "createCopyAction",
  "saveCopyAction",
  "saveCopyFormAction",
  "lintCopyAction",
  "discardCopyAction",
  "publishCopyAction",
  "cancelPlannedAction",
  "restoreRevisionAction",
  "applyBulkAction",
  "undoBulkAction",
  // tests/lib/business/ads/actions.test.ts
  "saveHouseAdAction",
  "endHouseAdAction",
  // Pictures of the site belong to all editors; tests/lib/content/pictures/actions.test.ts.
  "savePictureAction",
  "deletePictureAction",
  "restorePictureAction",
  "replacePictureAction",
  "uploadPicturesAction",
  "uploadReplacementAction",
  // Clips belong to all editors; tests/lib/content/clips/actions.test.ts.
  "saveClipAction",
  "deleteClipAction",
  "searchPostersAction",
  // Of admins; tests/lib/content/content-transfer/actions.test.ts.
  "checkImportAction",
  "confirmImportAction",
  "discardImportAction",
  // Of admins; tests/lib/desk/setup/release-mutations.test.ts.
  "releaseDueWorkAction",
  // Of admins; tests/lib/desk/setup/actions.test.ts.
  "testMailAction",
  "testStorageAction",
  // Of admins; tests/lib/platform/site-settings/settings.test.ts.
  "saveIdentityAction",
  "saveLanguagesAction",
  "saveColorsAction",
  "saveLogoAction",
  "saveImprintAction",
  // They act on the contract and payments of the signed-in user;
  // tests/lib/business/plus/actions.test.ts.
  "placeOrderAction",
  "startTrialAction",
  "cancelContractAction",
  "declareCancellationAction",
  "decideTestPaymentAction",
  "advanceTestClockAction",
  "confirmWithdrawalAction",
  "declareWithdrawalAction",
  "withdrawContractAction",
  // The household of the signed-in user; tests/lib/business/plus/household/actions.test.ts.
  "inviteAction",
  "resendInvitationAction",
  "revokeInvitationAction",
  "removeMemberAction",
  "leaveHouseholdAction",
  "acceptInvitationAction",
  // It adds to the list of the signed-in user; tests/lib/kitchen/shopping-lists/actions.test.ts.
  "addRecipeAction",
  // It creates a draft of the user's own; tests/lib/kitchen/adaptations/actions.test.ts.
  "submitAdaptationAction",
  "sendFeedbackAction",
  "sendQuestionAction",
  "readRecipePageAction",
  // Objections carry a signed token; for decisions see
  // tests/lib/people/reports/desk-actions.test.ts.
  "loadUnsentTextsAction",
  "sendReportAction",
  "sendNoticeAction",
  "sendObjectionAction",
  // Issues of the newsletter belong to all editors;
  // tests/lib/business/newsletters/issues/actions.test.ts.
  "createIssueAction",
  "saveIssueAction",
  "sendTestIssueAction",
  "sendIssueAction",
  "deleteIssueAction",
  "planIssueAction",
  "cancelPlanAction",
  "decideReportsAction",
  "decideObjectionAction",
  // They know the user by the session only; tests/lib/business/contact/actions.test.ts.
  "sendContactAction",
  "loadSenderAction",
  // Of editors; tests/lib/content/hotline/desk-actions.test.ts and
  // tests/lib/business/vacancies/actions.test.ts.
  "answerQuestionAction",
  "rejectQuestionAction",
  "saveVacancyAction",
  "endVacancyAction",
  // Of editors; tests/lib/content/feeds/desk, tests/lib/desk/calendar and
  // tests/lib/desk/preview-links.
  "arrangeFeedAction",
  "restoreFeedAction",
  "saveModuleAction",
  "fixRecipeAction",
  "searchReferencesAction",
  "moveEntryAction",
  "createPreviewLinkAction",
  "revokePreviewLinkAction",
  // The catalogue belongs to all editors; actions.test.ts in the folders of tests/lib.
  "saveTagAction",
  "deleteTagAction",
  "mergeTagAction",
  "saveCategoryAction",
  "moveCategoryAction",
  "deleteCategoryAction",
  "mergeCategoryAction",
  "saveIngredientAction",
  "deleteIngredientAction",
  "mergeIngredientAction",
  "saveDietsAction",
  "addRedirectAction",
  "removeRedirectAction",
  // tests/lib/content/deletions/actions.test.ts.
  "restoreEntryAction",
  "saveAuthorAction",
  "deleteAuthorAction",
  "searchAuthorPicturesAction",
  "savePartnerAction",
  "arrangePartnersAction",
  "removePartnerAction",
  "saveMenuAction",
  "arrangeMenuAction",
  "deleteMenuAction",
  "searchMenuItemsAction",
  "saveUtensilAction",
  "deleteUtensilAction",
  "mergeUtensilAction",
  // tests/lib/content/search/rules/actions.test.ts.
  "addSearchRuleAction",
  "removeSearchRuleAction",
  // Of admins; tests/lib/people/accounts/desk/actions.test.ts.
  "changeRoleAction",
  "banAccountAction",
  "liftBanAction",
  "endAccountSessionAction",
  "endAccountSessionsAction",
  "resendConfirmationAction",
  // Of admins, and of those who hold a link; tests/lib/people/accounts/invitations/actions.test.ts.
  "inviteAccountAction",
  "resendAccountInvitationAction",
  "revokeAccountInvitationAction",
  "acceptAccountInvitationAction",
  "acceptWithNewAccountAction",
  // Stories belong to all editors; tests/lib/content/story-drafts/actions.test.ts.
  "createStoryAction",
  "saveStoryAction",
  "publishStoryAction",
  "unpublishStoryAction",
  "restoreStoryAction",
  "searchStoryItemsAction",
  "searchStoryPicturesAction",
  // What partners may do with stories; tests/lib/content/story-drafts/submission/actions.test.ts.
  "submitStoryAction",
  "withdrawStoryAction",
  "returnStoryAction",
  "deleteStoryAction",
  "restoreDeletedStoryAction",
  "withdrawStoryLanguageAction",
  // Authors are public; tests/lib/people/follows/actions.test.ts.
  "setFollowAction",
  "setDigestAction",
  "unsubscribeFromDigestAction",
];
