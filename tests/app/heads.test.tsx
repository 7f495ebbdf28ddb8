import { createTranslator } from "next-intl";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";
import { beforeAll, expect, test, vi } from "vitest";
import { CategoryView } from "#app/[locale]/categories/[slug]/category-view.tsx";
import { CookbookView } from "#app/[locale]/cookbooks/[slug]/cookbook-view.tsx";
import PartnersPage from "#app/[locale]/partners/page.tsx";
import { UserView } from "#app/[locale]/users/[slug]/user-view.tsx";
import { createSeedCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import de from "#messages/de.json";
import { setUpDatabase } from "#tests/support/database.ts";
import { IntlLikesProvider } from "#tests/support/intl-provider.tsx";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

vi.mock("next-intl/server", () => ({
  getLocale: async () => "de",
  getTranslations: async (namespace?: "users") => createTranslator({ locale: "de", messages: de, namespace }),
}));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));
vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), usePathname: () => "/de" }));

setUpDatabase();
const keys = new SampleKeys();

beforeAll(async () => {
  vi.stubEnv("IMAGE_KEYS", "0123456789abcdef");
  await createSampleSite(keys, true);
});

async function render(page: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<IntlLikesProvider>{page}</IntlLikesProvider>, {
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  return new Response(stream).text();
}

/** Titles of the breadcrumbs, from their structured data. */
function crumbsIn(html: string): string[] {
  const [, data = "{}"] = /<script[^>]*ld\+json[^>]*>([^<]*BreadcrumbList[^<]*)</.exec(html) ?? [];
  return JSON.parse(data).itemListElement?.map(({ name }: { name: string }) => name);
}

const headIn = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? "";

test("the page of a partner belongs to the partners, and its head says what it makes", async () => {
  const html = await render(<UserView slug="muehlenhof" page={1} />);
  expect(crumbsIn(html)).toEqual(["Startseite", "Partner", "Mühlenhof"]);
  expect(headIn(html)).toMatch(/Mehl und Korn.*Schwerpunkte:.*Backen.*\/logos\/muehlenhof/s);
});

test("the head of an author has pictures of dishes, none of them as a face", async () => {
  const html = await render(<UserView slug="ofenwarm" page={1} />);
  expect(crumbsIn(html)).toEqual(["Startseite", "Autorinnen und Autoren", "Ofenwarm"]);
  const head = headIn(html);
  expect(head).toMatch(/Schwerpunkte:.*Backen, /s);
  expect(head.match(/<img/g)).toHaveLength(3);
  expect(head).not.toContain('class="avatar');
});

test("the head of a cookbook has its cover, its sentence, its size and its owner", async () => {
  await createSeedCookbook({
    userId: keys.id("user", "ofenwarm"),
    slug: "die-keksdose",
    titles: { de: "Die Keksdose" },
    summaries: { de: "Kleines Gebäck." },
    visibility: "public",
    itemIds: keys.ids("recipe", ["vanilla-crescents", "star-cookies"]),
  });
  const head = headIn(await render(<CookbookView slug="die-keksdose" page={1} />));
  expect(head).toContain(keys.id("picture", "vanilla-crescents"));
  expect(head).toMatch(/Die Keksdose.*Kleines Gebäck\..*2\sRezepte.*von.*Ofenwarm/s);
});

test("news stand where the menu has them, not below the stories", async () => {
  expect(crumbsIn(await render(<CategoryView slug="news" page={1} />))).toEqual(["Startseite", "Neues"]);
});

test("all cards of partners show as many new posts", async () => {
  const html = await render(await PartnersPage());
  const posts = html
    .split(/<article aria-labelledby="partner-/)
    .slice(1)
    .map((card) => card.split("<h4").length - 1);
  expect(posts).toEqual([1, 1, 1, 1]);
});
