import type { BreadcrumbList, WithContext } from "schema-dts";
import { absolute } from "./metadata.ts";

/** A step on the way to a page; `href` is site-relative. */
export interface Crumb {
  title: string;
  href: string;
}

/** Structured data of the way to a page, from the start page down to the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plain(title),
      item: absolute(href),
    })),
  };
}

/** Titles may carry soft hyphens for the eye. */
function plain(title: string): string {
  return title.replace(/\u00ad/g, "");
}
