import { createItemReader } from "./item-reader.ts";
import { parseHtml } from "./parse-html.ts";
import type { Thing } from "./thing.ts";

/** What a page says about itself besides its text. */
export interface PageContent {
  /** Language tag of the `html` element. */
  language: string | null;
  /** `og:site_name`: https://ogp.me/ */
  siteName: string | null;
  /** The texts of its JSON-LD scripts. */
  scripts: string[];
  /** Its microdata and RDFa. */
  items: Thing[];
}

/** Reads the structured data of a page. */
export function readPage(html: string): PageContent {
  const page: PageContent = { language: null, siteName: null, scripts: [], items: [] };
  const itemReader = createItemReader(page.items);
  let script: string[] | null = null;
  parseHtml(html, {
    onopentag(name, attributes) {
      if (name === "html") page.language ??= attributes.lang ?? null;
      if (name === "meta" && attributes.property === "og:site_name") page.siteName ??= attributes.content ?? null;
      if (name === "script") script = isJsonLd(attributes.type) ? [] : null;
      itemReader.open(name, attributes);
    },
    ontext(text) {
      if (script) script.push(text);
      else itemReader.addText(text);
    },
    onclosetag(name) {
      if (name === "script" && script) page.scripts.push(script.join(""));
      if (name === "script") script = null;
      itemReader.close(name);
    },
  });
  return page;
}

function isJsonLd(type = ""): boolean {
  return /^\s*application\/ld\+json\s*(?:;|$)/i.test(type);
}
