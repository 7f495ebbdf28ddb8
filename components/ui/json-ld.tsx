import type { Thing, WithContext } from "schema-dts";
import { ScriptText } from "#components/ui/scripts/script-text.tsx";
import { serializeJsonLd } from "#lib/seo/json-ld.ts";

/** Structured data for search engines (https://schema.org). */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <ScriptText type="application/ld+json" text={serializeJsonLd(data)} />;
}
