import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { createTranslator } from "next-intl";
import { renderToReadableStream } from "react-dom/server.edge";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Feed } from "#app/[locale]/feed/feed.tsx";
import { db } from "#lib/platform/db/client.ts";
import { feedModules, type ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";
import { createAd } from "#tests/lib/business/ads/fixtures.ts";
import { recipeOf } from "#tests/support/catalogue.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { IntlLikesProvider } from "#tests/support/intl-provider.tsx";
import { insertedModules } from "#tests/support/sample/feeds.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

const messages = { de, en };
const reader = vi.hoisted(() => ({ locale: "de" as Locale }));
vi.mock("next-intl/server", () => ({
  getLocale: async () => reader.locale,
  getTranslations: async (namespace: "feeds.more") =>
    createTranslator({ locale: reader.locale, messages: messages[reader.locale], namespace }),
}));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => null }));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

setUpDatabase();
const keys = new SampleKeys();

beforeAll(async () => {
  vi.stubEnv("IMAGE_KEYS", "0123456789abcdef");
  await createSampleSite(keys, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Renders the home page as HTML. */
async function render(locale: Locale = "de"): Promise<string> {
  reader.locale = locale;
  const stream = await renderToReadableStream(
    <IntlLikesProvider locale={locale}>
      <Feed locale={locale} name="home" hasTitle />
    </IntlLikesProvider>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  await stream.allReady;
  return new Response(stream).text();
}

/** A module with the language and the times between which it is shown. */
interface PlannedModule {
  data: ModuleData;
  locale?: Locale;
  startsAt?: string;
  endsAt?: string;
}

const replaceHome = (modules: PlannedModule[]) => importEntry("feeds", { key: "home", modules });

/** Stores these modules as the home page and renders it. */
async function show(modules: (ModuleData | PlannedModule)[], locale: Locale = "de"): Promise<string> {
  await replaceHome(modules.map((module) => ("data" in module ? module : { data: module })));
  return render(locale);
}

const both = (word: string) => ({ de: word, en: word });
const unknownId = randomUUID();
const recipe = (key: string) => keys.id("recipe", key);
const story = (key: string) => keys.id("story", key);
const categories = (heading: string): ModuleData => ({
  type: "categories_collection",
  heading: both(heading),
  categoryIds: [keys.id("category", "pasta")],
});
const positionsOf = (html: string, words: string[]) => words.map((word) => html.indexOf(`>${word}<`));
const titles = (html: string) =>
  [...html.matchAll(/<h[1-3][^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, title]) => title?.replaceAll("\u00ad", ""));

describe("each type of module", () => {
  const cases: [string, () => ModuleData, Record<Locale, RegExp>][] = [
    [
      "recipe",
      () => ({ type: "recipe", overline: both("Heute"), itemIds: [recipe("borscht")] }),
      { de: /<h1[^>]*>Borschtsch.*Zum Rezept/s, en: /<h1[^>]*>Borscht.*See the recipe/s },
    ],
    [
      "article",
      () => ({ type: "article", heading: both("Lesen"), leadId: story("story-eggs"), itemIds: [story("salt")] }),
      { de: /href="\/de\/stories\/.*href="\/de\/stories\//s, en: /href="\/en\/stories\/.*href="\/en\/stories\//s },
    ],
    [
      "collection",
      () => ({
        type: "collection",
        heading: both("Sammlung"),
        text: both("Gehört zusammen."),
        pictureId: keys.id("picture", "story-citrus"),
        itemIds: [recipe("hummus")],
        links: [{ title: both("Zitronen"), ingredientId: keys.id("ingredient", "lemon") }],
        more: "/ingredients",
      }),
      {
        de: /Alle Zutaten.*Gehört zusammen\..*\/de\/zutaten\/.*Zitronen.*\/de\/rezepte\//s,
        en: /All ingredients.*\/en\/ingredients\/.*\/en\/recipes\//s,
      },
    ],
    [
      "author_carousel",
      () => ({
        type: "author_carousel",
        heading: both("Wer"),
        userIds: keys.ids("user", ["ofenwarm", "team-tischlein"]),
      }),
      { de: /role="group".*tabindex="0".*\/de\/users\/.*Ofenwarm.*Team/is, en: /\/en\/users\/.*Ofenwarm/s },
    ],
    [
      "categories_collection",
      () => categories("Worauf"),
      { de: /Worauf.*\/de\/kategorien\/pasta/s, en: /\/en\/categories\/pasta/ },
    ],
    [
      "link_collection",
      () => ({
        type: "link_collection",
        heading: both("Wege"),
        links: [{ title: both("Grundlagen"), route: "/basics" }],
        isSponsored: true,
      }),
      { de: /Anzeige.*href="\/de\/grundlagen"/s, en: /Sponsored.*href="\/en\/basics"/s },
    ],
    [
      "player",
      () => ({
        type: "player",
        heading: both("Acht Sekunden"),
        text: both("Eis."),
        videoId: keys.id("video", "clip-negroni"),
        itemId: recipe("negroni"),
      }),
      { de: /Abspielen.*Acht Sekunden.*\/de\/rezepte\/negroni/s, en: /\/en\/recipes\/negroni/ },
    ],
    [
      "featured_search",
      () => ({
        type: "featured_search",
        heading: both("Gesucht"),
        terms: { de: ["Käse & Kuchen", "Käse & Kuchen"], en: ["pumpkin"] },
      }),
      { de: /\/de\/suche\?search=K%C3%A4se%20%26%20Kuchen/, en: /\/en\/search\?search=pumpkin/ },
    ],
    [
      "shopping_tip",
      () => ({ type: "shopping_tip", itemId: story("tip-pan-cast-iron") }),
      { de: /Shopping-Tipp.*Zum Tipp/s, en: /Shopping tip.*Read the tip/s },
    ],
    [
      "what_to_cook_today",
      () => ({ type: "what_to_cook_today" }),
      { de: /action="\/de\/was-koche-ich-heute"/, en: /action="\/en\/what-to-cook-today"/ },
    ],
    ["onboarding", () => ({ type: "onboarding" }), { de: /href="\/de\/quiz"/, en: /href="\/en\/quiz"/ }],
    [
      "partners",
      () => ({ type: "partners", heading: both("Partner") }),
      { de: /Partner.*\/de\/users\/kupferkessel/s, en: /\/en\/users\/kupferkessel/ },
    ],
  ];

  test.each(cases)("%s", async (_, module, expected) => {
    for (const locale of locales) expect(await show([module()], locale)).toMatch(expected[locale]);
  });

  test("newsletter", async () => {
    expect(await show([{ type: "newsletter" }])).toContain("<form");
  });

  test("renders an advertisement only when the slot has one", async () => {
    const module = { type: "advertisement", slot: "content_1" } as const;
    expect(await show([module])).not.toContain("data-ad-slot");
    await createAd({ language: "de" });
    expect(await show([module])).toContain('data-ad-slot="content_1"');
    expect(await show([module], "en")).not.toContain("data-ad-slot");
    // A second place for the same slot would stay empty.
    expect((await show([module, module])).match(/data-ad-slot/g)).toHaveLength(1);
  });

  test("the home page of a new site has each of seven things once; others are added by editors", () => {
    const types = insertedModules("home").flatMap(({ data }) => (data.type === "advertisement" ? [] : data.type));
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([
      "recipe",
      "what_to_cook_today",
      "automated",
      "article",
      "collection",
      "automated",
      "newsletter",
    ]);
  });
});

describe("a saved search", () => {
  const saved = (search: Partial<Extract<ModuleData, { type: "automated" }>["search"]>): ModuleData => ({
    type: "automated",
    heading: both("Gefunden"),
    more: "/recipes",
    search: { type: "recipe", sort: "relevance", size: 8, ...search },
  });
  const found = async (search: Parameters<typeof saved>[0], locale: Locale = "de") =>
    titles(await show([saved(search)], locale)).slice(2);

  test("finds by words in each language", async () => {
    const words = { de: "Kürbissuppe", en: "borscht" };
    expect((await found({ words }))[0]).toMatch(/kürbissuppe/i);
    expect((await found({ words }, "en"))[0]).toMatch(/Borscht/);
  });

  test("combines facets, a category and an order", async () => {
    const categoryId = keys.id("category", "dinner");
    const quick = await found({ filters: { diet: ["vegan"], time: ["30"] }, categoryId, sort: "time" });
    expect(quick.length).toBeGreaterThan(0);
    expect(quick).not.toEqual(await found({ filters: { diet: ["vegan"] }, categoryId, sort: "title" }));
    expect(await found({ filters: { diet: ["nonsense"] } })).toEqual([]);
  });

  test("sorts by rating", async () => {
    const best = ["Mapo", "Shakshuka", "Ramen"];
    for (const [place, word] of best.entries()) {
      await db.execute(sql`update search_docs set rating = ${5 - place / 10} from item_texts
        where item_texts.item_id = search_docs.item_id and locale = 'de' and type = 'recipe' and title ilike ${`%${word}%`}`);
    }
    const shown = await found({ sort: "rating", size: 3 });
    expect(shown).toEqual(best.map((word) => expect.stringContaining(word)));
  });

  test("links to all results", async () => {
    const search = { words: { de: "Suppe", en: "soup" }, filters: { diet: ["vegan"] } };
    const module = { ...saved(search), more: "/search" } as ModuleData;
    expect(await show([module])).toContain("/de/suche?search=Suppe&amp;type=recipes&amp;ernaehrung=vegan");
    expect(await show([module], "en")).toContain("/en/search?search=soup&amp;type=recipes&amp;diet=vegan");
  });

  test("filters by tag and community up to its size", async () => {
    expect(await found({ tagKey: "vegan", sort: "newest", size: 2 })).toHaveLength(2);
    const html = await show([saved({ community: true, sort: "newest" })]);
    expect(html).toMatch(/Küchenkraut|Löffelweise|Sonntagstisch/);
    expect(html).not.toContain("Team Tischlein");
  });

  test("leaves out the recipe that the page shows in large, and still has its number of cards", async () => {
    const newest = await found({ sort: "newest", size: 3 });
    const large: ModuleData = { type: "recipe", overline: both("Heute"), itemIds: [recipe("star-cookies")] };
    const html = await show([large, saved({ sort: "newest", size: 3 })]);
    const repeated = "Zimtsterne";
    expect(newest).toContain(repeated);
    expect(titles(html).filter((title) => title === repeated)).toHaveLength(1);
    expect(titles(html)).toEqual(expect.arrayContaining(newest));
    expect(html.match(/<article/g)).toHaveLength(3);
  });

  test("finds only stories of the magazine, and nothing for a deleted category", async () => {
    expect((await found({ type: "article", sort: "newest" })).length).toBeGreaterThan(3);
    expect(await show([saved({ categoryId: unknownId })])).not.toContain("Gefunden");
  });
});

describe("order, language and schedule", () => {
  test("keeps the order of the editors, older modules first", async () => {
    expect(
      positionsOf(await show([categories("Eins"), categories("Zwei"), categories("Drei")]), ["Eins", "Zwei", "Drei"]),
    ).toEqual(positionsOf(await render(), ["Eins", "Zwei", "Drei"]).toSorted((a, b) => a - b));
    await db.delete(feedModules);
    const rows = [
      { id: "ffffffff-0000-4000-8000-000000000000", word: "Zuerst", createdAt: new Date("2026-01-01") },
      { id: "00000000-0000-4000-8000-000000000000", word: "Danach", createdAt: new Date("2026-01-02") },
    ];
    for (const { word, ...row } of rows.toReversed()) {
      await db.insert(feedModules).values({ ...row, feed: "home", position: 7, data: categories(word) });
    }
    const [first = 0, then = 0] = positionsOf(await render(), ["Zuerst", "Danach"]);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(then);
  });

  test("shows a module in its language only", async () => {
    const modules: PlannedModule[] = [{ data: categories("Nur deutsch"), locale: "de" }, { data: categories("Beide") }];
    expect(await show(modules)).toContain("Nur deutsch");
    const english = await show(modules, "en");
    expect(english).not.toContain("Nur deutsch");
    expect(english).toContain("Beide");
  });

  test("shows a module between its start and end", async () => {
    const noon = new Date("2026-11-20T11:00:00Z");
    const evening = new Date("2026-11-20T17:00:00Z");
    const at = async (instant: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: instant });
      const plan = { startsAt: noon.toISOString(), endsAt: evening.toISOString() };
      return (await show([{ data: categories("Mittags"), ...plan }])).includes("Mittags");
    };
    expect(await at(noon.getTime() - 1)).toBe(false);
    expect(await at(noon.getTime())).toBe(true);
    expect(await at(evening.getTime() - 1)).toBe(true);
    expect(await at(evening.getTime())).toBe(false);
  });

  test("changes recipe and date at midnight in Berlin, also on days of 23 and 25 hours", async () => {
    const daily: ModuleData = {
      type: "recipe",
      overline: both("Rezept des Tages"),
      itemIds: [recipe("borscht"), recipe("hummus"), recipe("negroni")],
    };
    const at = async (instant: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
      const html = await show([daily]);
      return [titles(html)[0], /Rezept des Tages · ([^<]*)/.exec(html)?.[1]];
    };
    expect(await at("2026-03-29T21:59:59Z")).toEqual([expect.any(String), "Sonntag, 29.\u00a0März"]);
    expect(await at("2026-03-29T22:00:00Z")).toEqual([expect.any(String), "Montag, 30.\u00a0März"]);
    expect((await at("2026-03-29T22:00:00Z"))[0]).not.toBe((await at("2026-03-29T21:59:59Z"))[0]);
    expect((await at("2026-10-25T22:59:59Z"))[0]).toBe((await at("2026-10-24T22:00:00Z"))[0]);
    expect((await at("2026-10-25T23:00:00Z"))[0]).not.toBe((await at("2026-10-25T22:59:59Z"))[0]);
  });

  test("shows no recipe of another season in any month", async () => {
    const summer = ["paella", "spaghetti-pomodoro"];
    const winter = ["borscht", "ramen-bowl"];
    const daily: ModuleData = {
      type: "recipe",
      overline: both("Rezept des Tages"),
      itemIds: [...summer, ...winter].map(recipe),
    };
    await replaceHome([{ data: daily }]);
    const hrefs = (dishes: string[]) =>
      dishes.map((key) => slugAddress("de", "/recipes/[slug]", recipeOf(key).slug.de));
    const days = Array.from({ length: 12 }, (_, month) => [1, 2, 27, 28].map((day) => Date.UTC(2026, month, day, 12)));
    for (const now of days.flat().map((day) => new Date(day))) {
      vi.useFakeTimers({ toFake: ["Date"], now });
      const html = await render();
      const isWinter = [11, 12, 1, 2].includes(now.getUTCMonth() + 1);
      const isSummer = [6, 7, 8, 9].includes(now.getUTCMonth() + 1);
      if (isWinter) for (const href of hrefs(summer)) expect(html, now.toISOString()).not.toContain(href);
      if (isSummer) for (const href of hrefs(winter)) expect(html, now.toISOString()).not.toContain(href);
    }
  }, 60_000);

  test("presets the next meal", async () => {
    const at = async (instant: string) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date(instant) });
      const html = await show([{ type: "what_to_cook_today" }]);
      return [...html.matchAll(/<option value="([^"]+)" selected/g)].map(([, value]) => value);
    };
    expect(await at("2026-11-20T06:00:00Z")).toContain("fruhstuck");
    expect(await at("2026-11-20T10:00:00Z")).toContain("mittagessen");
    expect(await at("2026-11-20T14:00:00Z")).toContain("abendessen");
  });
});

describe("deleted content", () => {
  test("leaves no empty section and keeps the title of the page", async () => {
    const heading = both("Leer");
    const html = await show([
      { type: "recipe", overline: heading, itemIds: [unknownId] },
      { type: "article", heading, leadId: unknownId, itemIds: [unknownId] },
      {
        type: "collection",
        heading,
        text: heading,
        pictureId: unknownId,
        itemIds: [unknownId],
        links: [{ title: heading }],
      },
      { type: "author_carousel", heading, userIds: [unknownId] },
      { type: "categories_collection", heading, categoryIds: [unknownId] },
      { type: "link_collection", heading, links: [{ title: heading, itemId: unknownId }], isSponsored: true },
      { type: "player", heading, text: heading, videoId: unknownId, itemId: unknownId },
      { type: "featured_search", heading, terms: { de: [], en: [] } },
      { type: "shopping_tip", itemId: unknownId },
    ]);
    expect(html).not.toContain("Leer");
    expect(titles(html)).toEqual([de.feeds.home.title]);
  });

  test("is left out of its module only", async () => {
    const html = await show([
      { type: "recipe", overline: both("Weg"), itemIds: [unknownId] },
      { type: "recipe", overline: both("Da"), itemIds: [unknownId, recipe("hummus")] },
      {
        type: "article",
        heading: both("Lesen"),
        leadId: unknownId,
        itemIds: [story("salt")],
      },
      {
        type: "link_collection",
        heading: both("Wege"),
        links: [
          { title: both("Fort"), categoryId: unknownId },
          { title: both("Hier"), route: "/basics" },
        ],
        isSponsored: false,
      },
    ]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>Cremiger Hummus/);
    expect(html).toContain("Lesen");
    expect(html).toContain("Hier");
    expect(html).not.toContain("Fort");
  });

  test("skips a recipe that is a draft again", async () => {
    const itemIds = [recipe("borscht"), recipe("hummus")];
    await db
      .update(items)
      .set({ state: "draft" })
      .where(eq(items.id, recipe("borscht")));
    expect(await show([{ type: "recipe", overline: both("Tag"), itemIds }])).toContain("Hummus");
    await db.update(items).set({ state: "live" }).where(inArray(items.id, itemIds));
  });

  test("logs an invalid module and shows the others", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await show([categories("Heil")]);
    for (const data of [
      { type: "recipe", overline: both("Kaputt"), itemIds: ["no id"] },
      { type: "collection", heading: "Kaputt" },
      {
        type: "automated",
        heading: both("Kaputt"),
        more: "/nowhere",
        search: { type: "recipe", sort: "newest", size: 4 },
      },
      { type: "unheard of" },
      7,
      [],
    ]) {
      await db.insert(feedModules).values({ feed: "home", position: 1, data: data as unknown as ModuleData });
    }
    const html = await render();
    expect(html).toContain("Heil");
    expect(html).not.toContain("Kaputt");
    expect(log).toHaveBeenCalledTimes(6);
    await expect(async () => replaceHome([{ data: { type: "shopping_tip", itemId: "no id" } }])).rejects.toThrow();
    expect(await render()).toContain("Heil");
  });
});
