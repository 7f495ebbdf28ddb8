/** Why no test can notice a break, by its description. */
export const explanations: Record<string, string> = {
  "lib/ads/ad-state.ts: endsOn !== null → true": "null is less than no text",
  "lib/recipe-import/page/address-policy.ts: /^\\[|\\]$/g → /\\[|\\]$/g": "a host has brackets at its ends only",
  "lib/recipe-import/page/address-policy.ts: /^\\[|\\]$/g → /^\\[|\\]/g": "a host has brackets at its ends only",
  'lib/edge/cache/cache-key.ts: "=" → ""': "the two listed parameters differ in their first character",
  'lib/cookbooks/permission-queries.ts: "missing" → ""':
    "lockOwnCookbooks has thrown already; the compiler does not know",
  "lib/cookbooks/permission-queries.ts: !cookbook → false":
    "lockOwnCookbooks has thrown already; the compiler does not know",
  "lib/cookbooks/permission-queries.ts: { id: users.id } → {}": "the row is locked, and not read",
  "lib/cookbooks/permission-queries.ts: { id: items.id } → {}": "only whether there is a row matters",
  "lib/comments/hold-queries.ts: countGraphemes(fields.text) < minRepeatedLength.sameAuthor → false":
    "no rule looks at repeats of shorter texts; they are not counted to save time",
  "lib/comments/hold-queries.ts: { sameAuthor: 0, otherAuthor: 0 } → {}": "no rule looks at repeats of shorter texts",
  "lib/comments/hold-queries.ts: rows.length - sameAuthor → rows.length + sameAuthor":
    "where there is an own text, the others do not matter: their limit is higher",
  "lib/comments/hold-queries.ts: { id: comments.id } → {}": "only whether there is a row matters",
  'lib/cache/shared-tags.ts: "-inf" → ""': "Redis reads zero, and no time is before 1970",
  'lib/cache/shared-tags.ts: "tischlein:tags-version" → ""': "any name will do that the cache uses, too",
  'lib/cache/shared-tags.ts: "shared-tags" → ""': "any name will do that nothing else in the process has",
  'lib/edge/cache/storable.ts: "" → "Stryker was here!"': "that is no type of content either",
  "lib/plus/contract.ts: contract.periodEndsAt > now → contract.periodEndsAt >= now": "both are the same instant then",
  'lib/browser/pending-actions.ts: "[]" → ""': "text that is not JSON counts as an empty list, too",
  'lib/browser/pending-actions.ts: [] → ["Stryker was here"]': "an entry without a time is dropped",
  'components/shopping-lists/deliver-changes.ts: "shopping-list-delivery" → ""':
    "an empty name also differs from that of the alarm",
};
