import { expect, test } from "#tests/e2e/support/journey.ts";
import { parseHtml } from "../support/html.ts";
import { sendRequest } from "../support/send-request.ts";

const pages = {
  de: {
    list: "/de/rezepte",
    long: "/de/rezepte/ofenkuerbissuppe-mit-kernoel",
    shown: "1:05\u00a0Std.",
    words: "1 Stunde 5 Minuten",
    news: "/de/kategorien/news",
    date: /^\d{1,2}\.\u00a0\p{L}+ \d{4}$/u,
  },
  en: {
    list: "/en/recipes",
    long: "/en/recipes/roasted-pumpkin-soup",
    shown: "1:05\u00a0h",
    words: "1 hour 5 minutes",
    news: "/en/categories/news",
    date: /^\d{1,2}\u00a0\p{L}+ \d{4}$/u,
  },
} as const;

const readPage = async (path: string) => parseHtml((await sendRequest(path)).text);
const textsOf = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");

for (const locale of ["de", "en"] as const) {
  const { list, long, shown, words, news, date } = pages[locale];

  // Which recipes have a band is tested in tests/components/content/recipes/time-bar.test.tsx, that
  // it is seen in recipe-values.spec.ts.
  test(`${locale}: durations have their unit and are read in words`, async () => {
    const times = textsOf(await readPage(list), "main article time [aria-hidden]");
    expect(times.length).toBeGreaterThan(10);
    for (const text of times) {
      expect(text).toMatch(
        locale === "de" ? /^(\d+\u00a0Min\.|\d+:\d\d\u00a0Std\.)$/ : /^(\d+\u00a0min|\d+:\d\d\u00a0h)$/,
      );
    }
    const recipe = await readPage(long);
    expect(textsOf(recipe, "main dd time [aria-hidden]")).toContain(shown);
    expect(textsOf(recipe, "main dd time .sr-only")).toContain(words);
  });

  test(`${locale}: the day stays on the line of its month`, async () => {
    for (const path of [news, long]) {
      const dates = textsOf(await readPage(path), "time").filter((text) => /\d{4}$/.test(text));
      expect(dates.length, path).toBeGreaterThan(0);
      for (const text of dates) expect(text).toMatch(date);
    }
  });
}
