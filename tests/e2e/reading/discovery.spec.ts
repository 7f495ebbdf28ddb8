import { locales } from "#lib/platform/i18n/locales.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { whatToCookAddress } from "#lib/platform/routing/what-to-cook-address.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { parseHtml } from "../support/html.ts";
import { sendRequest } from "../support/send-request.ts";
import { toPlainText } from "../support/visit.ts";

const { search, ui, cards } = messages.de;

/** A page as it arrives, with what it streams. */
const readPage = async (path: string) => parseHtml((await sendRequest(path)).text);
const hrefsOf = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute("href"));
const listCards = (page: Document) => hrefsOf(page.querySelectorAll("article a"));
/** The link with a text. */
const findLink = (page: ParentNode, text: string) =>
  [...page.querySelectorAll("a")].find((link) => toPlainText(link.textContent).startsWith(text))?.getAttribute("href");

test("a search without umlauts finds words with umlauts, in recipes and stories", async () => {
  const found = await readPage("/de/suche?search=Kuerbis");
  const titles = [...found.querySelectorAll("article :is(h2, h3)")].map((title) => toPlainText(title.textContent));
  expect(titles.filter((title) => /kürbis/i.test(title)).length).toBeGreaterThan(1);
  const types = found.querySelector(`nav[aria-label="${search.results.types}"]`);
  const stories = findLink(types as ParentNode, search.results.stories);
  expect(stories).toBe("/de/suche?search=Kuerbis&type=stories");
  expect(listCards(await readPage(stories ?? ""))[0]).toMatch(/^\/de\/stories\//);
});

test("a search without results offers popular recipes and the hotline", async () => {
  const found = await readPage("/de/suche?search=Quastenflosser");
  expect(found.body.textContent).toContain(search.results.none.replace("{search}", "Quastenflosser"));
  expect(found.body.textContent).toContain(search.results.popular);
  expect(listCards(found).filter((href) => href?.startsWith("/de/rezepte/"))).not.toEqual([]);
  expect(findLink(found, search.results.missingAction)).toBe("/de/l/kochhotline");
});

test("every combination of what to cook has results, and near matches are marked as such", async () => {
  for (const locale of locales) {
    const found = await readPage(whatToCookAddress(locale, ["vegan", "breakfast", "for-children"]));
    expect(listCards(found).length).toBeGreaterThanOrEqual(4);
    const { results } = messages[locale].whatToCook;
    expect(found.body.textContent).toContain(results.noMore);
    expect(findLink(found, messages[locale].pantry.link.page)).toBe(addresses("/use-up")[locale]);
  }
});

test("a list has pages", async () => {
  const first = await readPage("/de/rezepte");
  expect(new Set(listCards(first)).size).toBe(24);
  const pagesOf = (page: Document) => page.querySelector(`nav[aria-label="${ui.pagination.label}"]`) as ParentNode;
  const next = hrefsOf(pagesOf(first).querySelectorAll("a[rel=next]"));
  expect(next).toEqual(["/de/rezepte?page=2"]);
  const second = await readPage("/de/rezepte?page=2");
  expect(second.title).toMatch(/Seite\s2/);
  expect(pagesOf(second).querySelector("[aria-current=page]")?.textContent).toBe("2");
  expect(new Set([...listCards(first), ...listCards(second)]).size).toBeGreaterThan(40);
  expect(hrefsOf(pagesOf(second).querySelectorAll("a[rel=prev]"))).toEqual(["/de/rezepte"]);
  expect(first.querySelector("h1")?.textContent).toBe(cards.recipes.title);
});
