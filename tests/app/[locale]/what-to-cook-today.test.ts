import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { NextRequest } from "next/server";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { findDishes } from "#app/[locale]/what-to-cook-today/find-dishes.ts";
import { GET } from "#app/api/what-to-cook-today/surprise/route.ts";
import { type Choices, choicesOf } from "#lib/kitchen/what-to-cook/choices.ts";
import { minResults } from "#lib/kitchen/what-to-cook/relaxation.ts";
import { db } from "#lib/platform/db/client.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { whatToCookAddress } from "#lib/platform/routing/what-to-cook-address.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

const database = vi.hoisted(() => ({ isTooSlow: false }));
vi.mock("#lib/content/search/queries.ts", async (original) => {
  const real = await original<typeof import("#lib/content/search/queries.ts")>();
  const searchItems: typeof real.searchItems = async (search) => (database.isTooSlow ? null : real.searchItems(search));
  return { ...real, searchItems };
});

setUpDatabase();

const noon = new Date("2026-11-20T11:30:00Z");
const combinations: Choices[] = choicesOf("diet").flatMap((diet) =>
  choicesOf("meal").flatMap((meal) => choicesOf("other").map((other) => ({ diet, meal, other }))),
);
const each = locales.flatMap((locale) =>
  combinations.map((choices) => [locale, Object.values(choices).join(" "), choices] as const),
);

beforeAll(async () => {
  await createSampleSite();
});

async function shown(choices: Choices, locale: "de" | "en" = "de", now = noon) {
  const found = await findDishes(locale, choices, now);
  return (found?.groups ?? []).map(({ relaxed, dishes }) => ({ relaxed: relaxed.join("+"), dishes }));
}

async function tagsOf(id: string): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from item_tags join tags on tags.id = tag_id where item_id = ${id}`,
  );
  return rows.map(({ key }) => key);
}

function surprise(locale: string, { diet, meal, other }: Choices, last = ""): Promise<string> {
  const query = new URLSearchParams({ locale, diet, meal, other, last });
  return GET(new NextRequest(`http://localhost/api/what-to-cook-today/surprise?${query}`)).then(
    (response) => response.headers.get("location") ?? "",
  );
}

describe("on the sample catalogue", () => {
  test.each(each)("%s %s: finds enough dishes of the diet", async (locale, _, choices) => {
    const groups = await shown(choices, locale);
    const dishes = groups.flatMap((group) => group.dishes);
    expect(dishes.length).toBeGreaterThanOrEqual(minResults);
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
    for (const { id } of choices.diet === "all" ? [] : dishes) expect(await tagsOf(id)).toContain(choices.diet);
    if (choices.other === "under-30-mins") {
      for (const { minutes } of groups[0]?.relaxed === "" ? groups[0].dishes : []) {
        expect(minutes).toBeLessThanOrEqual(30);
      }
    }
    expect(await surprise(locale, choices)).toMatch(locale === "de" ? /^\/de\/rezepte\/./ : /^\/en\/recipes\/./);
  });

  test("finds no drinks when the meal is relaxed", async () => {
    for (const choices of combinations) {
      const drinks = (await shown(choices)).filter(({ relaxed }) => relaxed.includes("meal"));
      expect(drinks.flatMap(({ dishes }) => dishes).filter(({ isDrink }) => isDrink)).toEqual([]);
    }
  });

  test("orders dishes in season first", async () => {
    const choices = { diet: "all", meal: "dinner", other: "healthy" };
    const [november] = await shown(choices, "de", noon);
    const [july] = await shown(choices, "de", new Date("2026-07-10T10:00:00Z"));
    const marks = november?.dishes.map(({ isInSeason }) => isInSeason) ?? [];
    expect(marks).toContain(true);
    expect(marks).toEqual(marks.toSorted((a, b) => Number(b) - Number(a)));
    expect(july?.dishes[0]?.id).not.toBe(november?.dishes[0]?.id);
  });

  test("orders quick dishes first late in the evening", async () => {
    const choices = { diet: "all", meal: "dinner", other: "for-children" };
    const [late] = await shown(choices, "de", new Date("2026-11-20T20:00:00Z"));
    const minutes = late?.dishes.map((dish) => dish.minutes) ?? [];
    expect(Math.max(...minutes)).toBeGreaterThan(30);
    const isQuick = minutes.map((each) => each <= 30);
    expect(isQuick).toEqual(isQuick.toSorted((a, b) => Number(b) - Number(a)));
  });

  test("does not surprise with the same recipe twice, nor with the shown one", async () => {
    const choices = { diet: "vegetarian", meal: "dinner", other: "healthy" };
    const best = (await shown(choices))[0]?.dishes[0]?.id ?? "";
    const [text] = await db.select().from(itemTexts).where(eq(itemTexts.itemId, best));
    const picked: string[] = [];
    // In the evening slow dishes are picked too rarely for this test.
    vi.useFakeTimers({ now: noon, toFake: ["Date"] });
    for (let index = 0; index < 30; index++) picked.push(await surprise("de", choices, best));
    vi.useRealTimers();
    expect(picked.filter((target, index) => target === picked[index - 1])).toEqual([]);
    expect(picked.map((target) => target.split("/").at(-1))).not.toContain(text?.slug);
    expect(new Set(picked).size).toBeGreaterThan(2);
  });

  test("ignores an invalid query", async () => {
    for (const query of ["", "?diet=%00&last=%27", `?diet=${"x".repeat(9000)}&meal=dinner`]) {
      const response = await GET(new NextRequest(`http://localhost/api/what-to-cook-today/surprise${query}`));
      expect(response.headers.get("location")).toMatch(/^\/de\/rezepte\/./);
    }
  });
});

test("the next surprise has the choices of the page it is followed from, unless no browser sends its address", async () => {
  const choices = { diet: "vegan", meal: "breakfast", other: "for-children" };
  const follow = async (padding: string) => {
    const referer = `http://localhost/de/rezepte/x?${new URLSearchParams({ ...choices, padding })}`;
    const request = new NextRequest("http://localhost/api/what-to-cook-today/surprise?locale=en", {
      headers: { referer },
    });
    return new URL((await GET(request)).headers.get("location") ?? "", referer).searchParams.get("diet");
  };
  expect(await follow("")).toBe("vegan");
  expect(await follow("a".repeat(4096))).toBe("vegetarian");
});

describe("on a small catalogue", () => {
  const soup = { diet: "vegan", meal: "breakfast", other: "for-children" };
  let live: string[];

  beforeAll(async () => {
    live = (await db.select({ id: items.id }).from(items).where(eq(items.state, "live"))).map(({ id }) => id);
  });
  afterEach(async () => {
    database.isTooSlow = false;
    await db
      .update(items)
      .set({ state: "live" })
      .where(and(inArray(items.id, live), ne(items.state, "live")));
  });

  test("finds a single recipe for every combination of its diet", async () => {
    await db.execute(sql`update items set state = 'draft' where id not in (
      select item_id from item_texts where locale = 'de' and slug like 'ofenkuerbissuppe%')`);
    expect(await db.$count(items, eq(items.state, "live"))).toBe(1);
    for (const choices of combinations) {
      const groups = await shown(choices);
      expect(groups.flatMap(({ dishes }) => dishes)).toHaveLength(1);
    }
    for (const _ of ["once", "again"]) expect(await surprise("de", soup)).toMatch(/^\/de\/rezepte\/ofenkuerbissuppe/);
    expect((await shown(soup))[0]?.relaxed).toBe("meal");
  }, 30_000);

  test("redirects to the form without any recipe", async () => {
    await db.update(items).set({ state: "draft" });
    expect(await shown(soup)).toEqual([]);
    expect(await surprise("en", soup)).toBe(whatToCookAddress("en", ["vegan", "breakfast", "for-children"]));
  });

  test("redirects to the form when the search timed out", async () => {
    database.isTooSlow = true;
    expect(await findDishes("de", soup, noon)).toBeNull();
    expect(await surprise("de", soup)).toBe(whatToCookAddress("de", ["vegan", "breakfast", "for-children"]));
  });
});
