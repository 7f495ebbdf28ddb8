import { expect, test } from "vitest";
import { serializeJsonLd } from "#lib/seo/json-ld.ts";

const nasty = 'Brot</script><script>alert("1")</script><!-- & \u2028\u2029';
const serialized = serializeJsonLd({ "@context": "https://schema.org", "@type": "Recipe", name: nasty });

test("nothing in the data can end the script or open a comment", () => {
  expect(serialized).not.toMatch(/[<>&\u2028\u2029]/);
});

test("whoever reads it gets the text that was meant", () => {
  expect(JSON.parse(serialized).name).toBe(nasty);
});
