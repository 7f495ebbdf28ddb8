import { readSitemapPaths } from "./sitemap-paths.ts";

const words = "suppe linsen kürbis pasta salat brot apfel curry vegan schnell ofen reis kartoffel tomate käse".split(
  " ",
);

/**
 * Returns a function that gives the next of mixed paths: pages, unknown addresses, redirects,
 * searches, narrowed lists, pictures, files and the API.
 *
 * @param addresses number of different addresses that no page has, as robots and typos ask for
 */
export async function createMixedPaths(origin: string, addresses: number): Promise<() => string> {
  const pages = await readSitemapPaths(origin);
  const html = await (await fetch(`${origin}/de/rezepte`)).text();
  const files = [...new Set(html.match(/\/_next\/static\/[^"\\ ]+\.(?:js|css|woff2)/g) ?? [])];
  const pictures = [...new Set(html.match(/\/images\/[^" ,]+/g) ?? [])].map((path) => path.replaceAll("&amp;", "&"));
  const pick = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? "/de";
  let count = 0;
  const number = () => count++ % addresses;
  const kinds: [weight: number, next: () => string][] = [
    [30, () => pick(pages)],
    [10, () => `${pick(pages)}?utm_source=${number()}`],
    [20, () => `/de/rezepte/gibt-es-nicht-${number()}`],
    [5, () => `/en/rezepte/gibt-es-nicht-${number()}`],
    [7, () => `/de/suche?search=${encodeURIComponent(`${pick(words)} ${pick(words)} ${number()}`)}`],
    [5, () => `/de/rezepte?ernaehrung=vegan&zeit=${number()}`],
    [8, () => `/api/search/suggestions?search=${encodeURIComponent(pick(words))}${number()}`],
    [5, () => pick(pictures)],
    [10, () => pick(files)],
  ];
  const drawn = kinds.flatMap(([weight, next]) => Array.from({ length: weight }, () => next));
  return () => drawn[Math.floor(Math.random() * drawn.length)]?.() ?? "/de";
}
