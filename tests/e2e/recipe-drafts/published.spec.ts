import { address } from "#lib/routing/address.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";
import { fillAcceptance, openAs } from "./desk.ts";
import { allPlaces, listPlaces } from "./public-places.ts";
import { storeSubmittedDraft } from "./stored-draft.ts";

const t = messages.de.recipeReviews;
const list = address("de", "/desk/published-recipes");

test("an editor ends and repeats the publication of a recipe without a draft", async ({ browser, request }) => {
  test.setTimeout(180_000);
  const [author, editor] = [await createAccount(), await createAccount({ newType: "editor" })];
  const draft = await storeSubmittedDraft(author.id);
  const place = { slug: `suppe-${draft.marker}`, word: draft.marker };
  const desk = await openAs(browser, editor, `${address("de", "/desk")}/rezepte/${draft.id}`);
  await fillAcceptance(desk);
  await desk.getByRole("button", { name: t.accept.submit }).click();
  await expect.poll(() => listPlaces(request, place)).toEqual(allPlaces);
  // Like a recipe of the sample content, it has no draft and no history.
  await query(dataDir, "delete from recipe_drafts where id = $1", [draft.id]);

  await visit(desk, list);
  await expectAccessible(desk, "published recipes at the desk");
  await desk.getByLabel(t.published.search, { exact: true }).fill(draft.marker);
  await desk.getByRole("main").getByRole("button", { name: t.published.submit, exact: true }).click();
  await desk.getByRole("main").getByRole("link", { name: draft.title }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText(draft.title);
  await expect(desk.getByText(t.history.none)).toBeVisible();
  await expectAccessible(desk, "a published recipe at the desk");

  await desk.getByRole("button", { name: t.publication.expire }).click();
  await expect(desk.getByText(t.history.action.expire.replace("{name}", editor.name))).toBeVisible();
  await expect.poll(() => listPlaces(request, place)).toEqual([]);
  await desk.getByRole("button", { name: t.publication.publish }).click();
  await expect(desk.getByText(t.history.action.publish.replace("{name}", editor.name))).toBeVisible();
  await expect.poll(() => listPlaces(request, place)).toEqual(allPlaces);
  await desk.getByRole("button", { name: t.publication.expire }).click();
  await expect.poll(() => listPlaces(request, place)).toEqual([]);
});

test("published recipes at the desk are hidden from other users", async ({ browser, request }) => {
  const signedOut = await request.get(list, { maxRedirects: 0 });
  expect(signedOut.headers().location).toBe(`${address("de", "/login")}?next=${encodeURIComponent(list)}`);
  const [recipe] = await query<{ id: string }>(dataDir, "select item_id as id from recipes limit 1");
  const reader = await openAs(browser, await createAccount(), address("de", "/profile/likes"));
  for (const path of [list, `${list}/${recipe?.id}`]) {
    expect((await reader.request.get(path)).status(), path).toBe(404);
  }
});
