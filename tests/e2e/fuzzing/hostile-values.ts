import fc from "fast-check";

/** Appears in an HTML answer only where something is not escaped. */
export const marker = `<x9f"'`;
/** Hosts that no answer may lead to; the second is only ever sent in headers. */
export const foreignHosts = ["target-host.example", "header-host.example"] as const;
const [targetHost, headerHost] = foreignHosts;
/** Name of a header that only a response split in two would have. */
export const injectedHeader = "x-injected";

/** An id of the right form that nothing has. */
export const unknownId = "00000000-0000-4000-8000-000000000000";

/** The words of a text, in order. */
export function listWords(text: string): string[] {
  return text.trim().split(/\s+/);
}

const words = `
  .. . ... / // \\ * ? # % & ; = @ ~ null undefined __proto__ constructor toString then hasOwnProperty
  [slug] [...rest] (account) @modal page not-found filtered _next api de en index $undefined $L1 $F1 $ACTION_ID_
  0 -1 1.5 1e9 2147483648 9007199254740993 NaN Infinity 0x10 ٣ true {{7*7}} a:* !!! ((( "' İ ﬀ ß 👩‍👩‍👧
  ${marker}> "${marker} </script>${marker} javascript:alert(1)//${marker}
  //${targetHost} https://${targetHost}/ /\\${targetHost} \\\\${targetHost} /..//${targetHost}
`;

const texts = [
  ...listWords(words),
  "",
  marker,
  "[object Object]",
  "' or 1=1 --",
  "'; drop table items; --",
  "%' and sleep(9) --",
  "\\'",
  unknownId,
  `\r\n${injectedHeader}: 1`,
  `\n${injectedHeader}: 1`,
  "\0",
  "a\0b",
  "\u202Eabc",
  "\uFEFF",
  "\u2028",
  "\u0085",
  "e\u0301".repeat(50),
  "a".repeat(300),
  "ä".repeat(3000),
  " ".repeat(20),
];

/** Text that has broken programs before, or any other. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

const segments = `
  % %2 %zz %E0%A4%A %ff %C0%AF %ED%A0%80 %00 %2e %2e%2e %2E%2E%2F %2f %5c %5C%5c %252e%252e %25%30%30 %0a %09
  %3Cx9f%22%27 <x9f"' %E2%80%AE %F0%9F%8D%B2 %23 %3F ä ;a=b a;b a:b + %20 %7F ..%2f..%2f..%2fetc%2fpasswd .env .git
  a.rsc a.segments
`;

const rawSegments = [
  ...listWords(segments),
  `%2F%2F${targetHost}`,
  `%5c%5c${targetHost}`,
  `%0d%0a${injectedHeader}:%201`,
  "\u{1F372}",
  "a".repeat(5000),
  "%41".repeat(800),
  "a/".repeat(200),
];

/** One part of a path, as it is written. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(...rawSegments),
  hostileText.map((text) => toPercent(text)),
);

/** Value of a parameter of the query, as it is written. */
export const hostileParameter = fc.oneof(
  { weight: 3, arbitrary: hostileText.map((text) => toPercent(text)) },
  { weight: 1, arbitrary: fc.constantFrom(...rawSegments.filter((segment) => !segment.includes("#"))) },
);

/** Text for headers, where a line break would only be a malformed request. */
export const hostileHeaderValue = fc.oneof(
  hostileText.map((text) => text.replaceAll(targetHost, headerHost).replaceAll(/[\r\n\0]/g, "")),
  fc.constantFrom(
    headerHost,
    `https://${headerHost}`,
    `${headerHost}:80`,
    "1",
    "0",
    "/",
    "*/*",
    "a,b",
    "a".repeat(9000),
  ),
);

/** Encodes text for a path or query; a lone surrogate has no encoding. */
function toPercent(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const fields = `
  email password name token id ids item value rating stars text message locale title state liked key amount unit
  units ticked cookbook recipe diet goal without answers texts entries items next callbackUrl url page size href
  location newsletter terms label code id_token access_token csrfToken json redirect user order name[] __proto__
  sort
`;

/** Names of fields and parameters. */
export const fieldName = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...listWords(fields)) },
  { weight: 1, arbitrary: hostileText },
);

const jsonLeaf = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, unknownId, "anna@example.org", "de", 1, 5, "2026-01-01", "\uD800"),
);

/** Values of all types, nested a little. */
export const hostileJson = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3, depthSize: "small" }, jsonLeaf, tie("list"), tie("object")),
  list: fc.array(tie("value"), { maxLength: 4 }),
  object: fc.dictionary(fieldName, tie("value"), { maxKeys: 6 }),
})).value;
