import { createHash } from "node:crypto";
import type { Thing, WithContext } from "schema-dts";
import { serializeJsonLd } from "#lib/platform/seo/json-ld.ts";

/**
 * Structured data for search engines (https://schema.org). Other data is another element: the text
 * of a script must not change in the browser (lib/platform/browser/first-paint). For server
 * components only.
 */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = serializeJsonLd(data);
  // Another text is another element. Keys are sent, too, so this one is short.
  const key = createHash("sha256").update(json).digest("base64url").slice(0, 12);
  return (
    <script
      key={key}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd leaves nothing that could end the script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
