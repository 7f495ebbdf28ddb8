import type { Thing, WithContext } from "schema-dts";
import { serializeJsonLd } from "#lib/platform/seo/json-ld.ts";

/**
 * Structured data for search engines (https://schema.org). Other data is another element: the text
 * of a script must not change in the browser (lib/platform/browser/first-paint).
 */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = serializeJsonLd(data);
  return (
    <script
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd leaves nothing that could end the script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
