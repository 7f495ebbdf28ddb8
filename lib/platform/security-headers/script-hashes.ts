import { createHash } from "node:crypto";

/** The source of an inline script in a Content-Security-Policy. */
export function hashScript(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const script = /<script([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * Sources for a Content-Security-Policy of all inline scripts of a page. Data such as JSON-LD needs
 * none.
 *
 * @see https://www.w3.org/TR/CSP3/#script-src-hash-usage
 */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(script)) {
    if (text === "" || /\bsrc=|type="application\/(?:ld\+)?json"/i.test(attributes)) continue;
    hashes.add(hashScript(text));
  }
  return [...hashes];
}
