import { expect, test } from "vitest";
import { serializeJsonLd } from "#lib/platform/seo/json-ld.ts";

const nasty = 'Brot</script><script>alert("1")</script><!-- & \u2028\u2029';
const serialized = serializeJsonLd({ "@context": "https://schema.org", "@type": "Recipe", name: nasty });

test("escapes everything that could end the script or open a comment", () => {
  expect(serialized).not.toMatch(/[<>&\u2028\u2029]/);
});

test("keeps the text after parsing", () => {
  expect(JSON.parse(serialized).name).toBe(nasty);
});
