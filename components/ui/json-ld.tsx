import type { Thing, WithContext } from "schema-dts";
import { serializeJsonLd } from "#lib/seo/json-ld.ts";

/** Structured data for search engines (https://schema.org). */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeJsonLd leaves nothing that could end the script
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}
