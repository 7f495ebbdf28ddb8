import { readdirSync } from "node:fs";
import fc from "fast-check";
import { facetParams, sortParam } from "#lib/content/search/param-names.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { pathnames } from "#lib/platform/routing/routing.ts";
import { fieldName, foreignHosts, hostileParameter, hostileSegment, listWords } from "./hostile-values.ts";

/** Addresses of route handlers, with their parameters in brackets. */
export const handlerRoutes = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts"))
  .map((file) => `/${file.replace(/\/?route\.ts$/, "")}`);

const pageRoutes = locales.flatMap((locale) => Object.values(pathnames).map((words) => `/${locale}${words[locale]}`));

/** Addresses of the framework, and folders of `app` that no reader knows. */
const internalRoutes = listWords(`
  /_next/image /_next/static/[file] /_next/data/[build]/de.json /_next/[file] /_error /404 /500 /_not-found /[text]
  /de/not-found /de/recipes/page/[page] /de/recipes/page/filtered /en/search/[text] /sitemap.xml /robots.txt
  /images/[key]/100x0/filters:quality(80)/[id] /feeds/[locale]/recipes.xml
`);

const allRoutes = [...pageRoutes, ...handlerRoutes, ...internalRoutes];

/** Segments that exist in every installation with the sample content. */
const knownSegments = listWords("ofenkuerbissuppe-mit-kernoel de en vegan recipes-1.xml 1 session csrf providers");

const facetNames = locales.flatMap((locale) => [...Object.values(facetParams[locale]), sortParam[locale]]);
const otherNames = listWords("search page _rsc have habe ohne without meal other lang to error w q url dpl");

const parameterNames = fc.oneof(
  { weight: 3, arbitrary: fieldName.map((name) => encodeURIComponent(name.toWellFormed())) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(...facetNames, ...otherNames),
  },
);

const query = fc
  .array(fc.tuple(parameterNames, hostileParameter), { maxLength: 4 })
  .map((entries) => entries.map(([name, value]) => `${name}=${value}`).join("&"))
  .map((text) => (text === "" ? "" : `?${text}`));

const segment = fc.oneof(
  { weight: 2, arbitrary: hostileSegment },
  { weight: 1, arbitrary: fc.constantFrom(...knownSegments) },
);

/** Replaces the parameters of a route. */
function fill(route: string): fc.Arbitrary<string> {
  const parameters = route.match(/\[[^\]]+\]/g) ?? [];
  return fc
    .tuple(...parameters.map(() => segment))
    .map((values) =>
      parameters.reduce((path, parameter, index) => path.replace(parameter, () => values[index] ?? ""), route),
    );
}

/** A path of the site, with hostile values in place of its parameters. */
export const sitePath = (routes: readonly string[] = allRoutes) => fc.constantFrom(...routes).chain(fill);

/** A path of the site that has been tampered with. */
const brokenPath = fc.oneof(
  fc.tuple(sitePath(), hostileSegment).map(([path, text]) => `${path}/${text}`),
  fc.tuple(sitePath(), hostileSegment).map(([path, text]) => `${path}${text}`),
  fc.tuple(hostileSegment, sitePath()).map(([text, path]) => `/${text}${path}`),
  fc.array(hostileSegment, { maxLength: 4 }).map((texts) => `/${texts.join("/")}`),
  sitePath().map((path) => path.replaceAll("/", "//")),
  sitePath().map((path) => path.toUpperCase()),
  sitePath().map((path) => `${path}/`),
  sitePath().map((path) => path.replaceAll("/", "%2F")),
  sitePath().map((path) => `/de/..${path}`),
);

/** What is no path at all. */
const otherTargets = fc.constantFrom(
  "*",
  "",
  "de",
  `http://${foreignHosts[0]}/de`,
  `//${foreignHosts[0]}/de`,
  `/\\${foreignHosts[0]}`,
  `${foreignHosts[0]}:443`,
  "http://",
  "?",
  "#",
  "/#",
  "/??",
  "/?&&==",
  "/de?",
  "/de#a",
  `/de/..//${foreignHosts[0]}`,
  `/.//${foreignHosts[0]}`,
);

/** The target of a request: mostly a page or route of the site. */
export const requestTarget = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(sitePath(), query).map((parts) => parts.join("")) },
  { weight: 8, arbitrary: fc.tuple(brokenPath, query).map((parts) => parts.join("")) },
  { weight: 1, arbitrary: otherTargets },
);

/** The target of a request to a page, and to the API. */
export const pageTarget = fc.tuple(sitePath(pageRoutes), query).map((parts) => parts.join(""));
export const apiTarget = fc
  .tuple(sitePath(handlerRoutes.filter((route) => route.startsWith("/api/"))), fc.constantFrom("", "/"), query)
  .map((parts) => parts.join(""));
