import { callApi } from "#lib/platform/browser/api-client.ts";
import { storeJson, storeText } from "#lib/platform/browser/stores/device-storage.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { maxSavedRecipes } from "../limits.ts";
import { askWorker } from "../worker-request.ts";
import { keepSavedRecipe } from "./keep-page.ts";
import { isSavingData } from "./register-worker.ts";

/** In localStorage: for whom and when saved recipes were kept last. */
const storageKey = "savedRecipesKept";
const minIntervalMs = 300_000;
const size = "100";

interface Card {
  slug: string;
  type: string;
}

let isRunning = false;

/**
 * Keeps the recipes that the user likes or has in cookbooks, one after the other while the page is
 * idle, until the space is used up; those that are neither any more are deleted.
 */
export async function keepSavedRecipes(userId: string, locale: Locale): Promise<void> {
  if (isRunning || isSavingData() || !navigator.onLine || !isDue(userId, locale)) return;
  isRunning = true;
  try {
    const addresses = (await listSavedRecipes()).map((slug) => slugAddress(locale, "/recipes/[slug]", slug));
    await askWorker({ type: "retain", addresses, userId });
    for (const address of addresses) {
      await waitUntilIdle();
      if (!navigator.onLine) return;
      if ((await keepSavedRecipe(address, userId))?.isFull) break;
    }
    storeJson(storageKey, { userId, locale, at: currentTimeMs() });
  } catch {
    // No connection, or the session has ended: the next page tries again.
  } finally {
    isRunning = false;
  }
}

/** Forgets when recipes were kept: those of a user who has signed out are deleted. */
export function forgetSavedRecipes(): void {
  storeText(storageKey, null);
}

/** Slugs of the user's likes and entries of cookbooks in the language of the page. */
async function listSavedRecipes(): Promise<string[]> {
  const cards = await listLikes();
  for (const { id } of (await callApi("GET /users/me/cookbooks", { query: { size } })).data) {
    if (cards.length >= maxSavedRecipes) break;
    const { data } = await callApi("GET /users/me/cookbooks/{id}/items", { path: { id }, query: { size } });
    cards.push(...data.flatMap(({ item }) => item ?? []));
  }
  const slugs = cards.filter(({ type }) => type === "recipe").map(({ slug }) => slug);
  return [...new Set(slugs)].slice(0, maxSavedRecipes);
}

async function listLikes(): Promise<Card[]> {
  const cards: Card[] = [];
  for (let page = 1, pages = 1; page <= pages && cards.length < maxSavedRecipes; page += 1) {
    const answer = await callApi("GET /profile-likes", { query: { page: String(page) } });
    cards.push(...answer.data);
    pages = answer.meta.pagination.pages;
  }
  return cards;
}

function isDue(userId: string, locale: Locale): boolean {
  try {
    const last = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return last?.userId !== userId || last.locale !== locale || currentTimeMs() - last.at > minIntervalMs;
  } catch {
    // Without storage, once per page load would be too often.
    return false;
  }
}

function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 200);
  });
}
