import type { BreadcrumbList, WithContext } from "schema-dts";
import { absoluteUrl } from "./metadata.ts";

/** An entry of the breadcrumbs; `href` is site-relative. */
export interface Breadcrumb {
  title: string;
  href: string;
}

/**
 * Structured data of breadcrumbs, from the home page to the page itself.
 *
 * @see https://schema.org/BreadcrumbList
 */
export function breadcrumbList(crumbs: readonly Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: withoutSoftHyphens(title),
      item: absoluteUrl(href),
    })),
  };
}

/** Titles contain soft hyphens for display. */
function withoutSoftHyphens(title: string): string {
  return title.replace(/\u00ad/g, "");
}
