import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineScripts } from "#lib/platform/security-headers/script-hashes.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every inline script has a hash, once", () => {
  const html = `<script>a=1</script><SCRIPT id="x" nonce="">b="ü"\n</SCRIPT><script>a=1</script>`;
  expect(hashInlineScripts(html)).toEqual([hashOf("a=1"), hashOf('b="ü"\n')]);
});

test("files and data have none", () => {
  const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script></script>`;
  expect(hashInlineScripts(html)).toEqual([]);
});
