import { textsOf } from "#lib/content/stories/block-texts.ts";
import type { Block } from "#lib/content/stories/blocks.ts";
import { listReferences } from "#lib/content/stories/body-references.ts";
import { type InlineNode, isSafeHref, parseInline } from "#lib/content/stories/inline-markup.ts";
import { readItemReference } from "#lib/content/stories/item-references.ts";
import { isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";
import { type SlugRoute, slugRouteOf } from "#lib/platform/routing/routing.ts";
import { itemKey, type LintContext, type LintedStory, languagesOf, pageKey } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";

/** Files and answers outside of the pages of a language. */
const otherPaths = /^\/(?:api|images|videos|share|feed|\.well-known)\b|\.[a-z0-9]{2,5}$/;
/** A link as it is written, also one that `parseInline` leaves out because it is not allowed. */
const writtenLink = /\[[^[\]]+\]\(([^()\s]+)\)/g;

/** Links of a story that lead nowhere, and recipes it shows although readers do not see them. */
export function lintLinks({ texts }: LintedStory, context: LintContext): Finding[] {
  return languagesOf(texts).flatMap((language) =>
    (texts[language]?.body ?? []).flatMap((block, index) => {
      const place = { field: "block", index, language } as const;
      const links = listLinks(block).flatMap((href) => {
        const rule = checkLink(href, language, context);
        return rule ? [toFinding(rule, place, { excerpt: href })] : [];
      });
      const missing = listReferences(block, "item").filter((id) => !context.published.has(itemKey(id, language)));
      return missing.length > 0 ? [...links, toFinding("itemUnpublished", place, { count: missing.length })] : links;
    }),
  );
}

function checkLink(href: string, language: Locale, context: LintContext): "linkInvalid" | "linkDead" | null {
  const itemId = readItemReference(href);
  if (itemId) return context.published.has(itemKey(itemId, language)) ? null : "linkDead";
  if (!isSafeHref(href)) return "linkInvalid";
  if (!href.startsWith("/")) return isWellFormed(href) ? null : "linkInvalid";
  const page = readInternalLink(href, language);
  if (page === "other") return null;
  if (page === null) return "linkDead";
  const isFound = page.slug === null || context.pages.has(pageKey(page.route, page.locale, page.slug));
  return isFound ? null : "linkDead";
}

function isWellFormed(href: string): boolean {
  if (/^mailto:/i.test(href)) return /^mailto:[^@\s]+@(?:[^@\s.]+\.)+[^@\s.]+$/i.test(href.replace(/\?.*/s, ""));
  return URL.canParse(href) && new URL(href).hostname.includes(".");
}

interface LinkedPage {
  route: SlugRoute;
  locale: Locale;
  /** Null for pages without a slug. */
  slug: string | null;
}

/**
 * Reads the page that an address on this site leads to.
 *
 * @returns "other" for what is no page of a language, null where no page has this address
 */
export function readInternalLink(href: string, language: Locale): LinkedPage | "other" | null {
  const path = href.replace(/[?#].*/s, "");
  if (path === "/" || otherPaths.test(path)) return "other";
  const [first = "", ...rest] = splitPath(decode(path));
  const [locale, segments] = isLocale(first) ? [first, rest] : [language, [first, ...rest]];
  const match = matchRoute(locale, segments);
  if (!match) return null;
  return { route: slugRouteOf(match.route), locale, slug: match.params.slug ?? null };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Addresses that a block leads to. */
export function listLinks(block: Block): string[] {
  return [...listReferences(block, "address"), ...textsOf(block).flatMap(listInlineLinks)];
}

function listInlineLinks(text: string): string[] {
  const allowed = parseInline(text).flatMap(linksIn);
  const refused = [...text.matchAll(writtenLink)].map(([, href = ""]) => href).filter((href) => !isSafeHref(href));
  return [...allowed, ...refused];
}

function linksIn(node: InlineNode): string[] {
  if (node.type === "text") return [];
  const inner = node.children.flatMap(linksIn);
  return node.type === "link" ? [node.href, ...inner] : inner;
}

/** Recipes and stories that the links of a block refer to by id. */
export function listLinkedItems(block: Block): string[] {
  return listLinks(block).flatMap((href) => readItemReference(href) ?? []);
}
