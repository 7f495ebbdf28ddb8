import { toImage } from "#app/api/content-json.ts";
import { getEmbed } from "#app/api/oembed/operations.ts";
import { createResource, implement } from "#lib/api/api-resources/resource.ts";
import { describeEmbed, type EmbedSource } from "#lib/api/oembed/embed.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { getStory } from "#lib/content/stories/queries.ts";
import { env } from "#lib/platform/config/env.ts";
import { ApiError } from "#lib/platform/http/api-error.ts";
import { toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";
import { findSlug } from "#lib/platform/routing/slugs.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

export const dynamic = "force-dynamic";

/**
 * A recipe or story for other sites, as oEmbed describes it. An address that is none of a public
 * one answers 404, another format than JSON 501.
 *
 * @see https://oembed.com/#section2.3.4
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = createResource({
  GET: implement(getEmbed, async ({ query: { url, format = "json", ...limits } }) => {
    if (format !== "json") throw new ApiError("notImplemented", { format: "json" });
    const source = await findSource(url);
    if (!source) throw new ApiError("missing");
    return { bare: describeEmbed(source, limits), locale: source.locale };
  }),
});

const imageWidths = [384, 640, 1200] as const;

async function findSource(address: string): Promise<EmbedSource | null> {
  const [language, ...segments] = readSitePath(address);
  const match = isLocale(language) ? matchRoute(language, segments) : null;
  if (!isLocale(language) || (match?.route !== "/recipes/[slug]" && match?.route !== "/stories/[slug]")) return null;
  const { route, params } = match;
  const locale = toActiveLocale(language);
  const slug = await findSlug(route, locale, params.slug ?? "");
  const item = slug && (await (route === "/recipes/[slug]" ? getRecipe : getStory)(locale, slug));
  if (!item) return null;
  const { title, summary, author, picture } = item;
  const images = imageWidths.flatMap((width) => toImage(picture, width) ?? []);
  return {
    locale,
    url: absoluteUrl(slugAddress(locale, route, item.slug)),
    title,
    summary,
    author: { name: author.name, url: absoluteUrl(slugAddress(locale, "/users/[slug]", author.slug)) },
    siteUrl: env.SITE_URL,
    images: images.filter(({ width }, index) => width !== images[index - 1]?.width),
    imageAlt: picture?.alt ?? "",
  };
}

/** Decoded segments of a path of this site; none for another address. */
function readSitePath(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { host, protocol, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol) || host !== new URL(env.SITE_URL).host) return [];
  try {
    return splitPath(pathname).map(decodeURIComponent);
  } catch {
    return [];
  }
}
