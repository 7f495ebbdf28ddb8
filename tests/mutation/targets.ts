import { globSync } from "node:fs";

export interface Target {
  /** The rule that these files hold. */
  name: string;
  files: string[];
  /** Unit tests that are to notice each break, as paths or patterns. */
  tests: string[];
}

/** What the mutation run breaks on purpose: rules whose silent loss would harm users. */
export const targets: Target[] = [
  {
    name: "visibility",
    files: ["lib/db/visibility.ts", "lib/comments/visibility.ts"],
    tests: ["tests/lib/db/visibility.test.ts", "tests/lib/comments/visibility.test.ts"],
  },
  {
    name: "permissions",
    files: [
      "lib/auth/desk-roles.ts",
      "lib/accounts/invitations/rank.ts",
      "lib/cookbooks/permissions.ts",
      "lib/cookbooks/permission-queries.ts",
    ],
    tests: [
      "tests/lib/auth/desk-roles.test.ts",
      "tests/lib/accounts/invitations/rank.test.ts",
      "tests/lib/cookbooks/{mutations,item-mutations,saved-queries}.test.ts",
    ],
  },
  {
    name: "comment holds",
    files: ["lib/comments/hold-rules.ts", "lib/comments/hold-queries.ts", "lib/comments/moderation.ts"],
    tests: ["tests/lib/comments/{hold-rules,hold-queries,moderation,mutations,edit-mutations}.test.ts"],
  },
  {
    name: "states",
    files: ["lib/recipe-drafts/states.ts", "lib/ads/ad-state.ts"],
    tests: ["tests/lib/recipe-drafts/states.test.ts", "tests/lib/ads/ad-state.test.ts"],
  },
  {
    name: "prices and terms",
    files: ["lib/plus/price.ts", "lib/plus/term.ts", "lib/plus/contract.ts", "lib/plus/withdrawal/period.ts"],
    tests: ["tests/lib/plus/{price,contract}.test.ts", "tests/lib/plus/withdrawal/period.test.ts"],
  },
  { name: "units", files: globSync("lib/units/*.ts"), tests: ["tests/lib/units/*.test.ts"] },
  {
    name: "storable pages",
    files: ["lib/edge/cache/storable.ts", "lib/edge/cache/cache-key.ts", "lib/statistics/storable-query.ts"],
    tests: [
      "tests/lib/edge/cache/{storable,cache-key,private-answers}.test.ts",
      "tests/lib/statistics/storable-query.test.ts",
    ],
  },
  {
    name: "address policy",
    files: ["lib/recipe-import/page/address-policy.ts"],
    tests: ["tests/lib/recipe-import/page/address-policy.test.ts"],
  },
  {
    name: "write queue",
    files: [
      ...globSync("lib/browser/write-queue/*.ts"),
      "components/follows/deliver-follows.ts",
      "components/likes/deliver-likes.ts",
      "components/shopping-lists/deliver-changes.ts",
    ],
    tests: [
      "tests/lib/browser/write-queue/{pending-store,write-queue}.test.ts",
      "tests/lib/browser/write-queue/use-delivery.test.tsx",
      "tests/components/follows/deliver-follows.test.ts",
      "tests/components/likes/deliver-likes.test.ts",
      "tests/components/shopping-lists/deliver-changes.test.ts",
    ],
  },
  {
    name: "expiry",
    files: [
      "lib/cache/shared-tags.ts",
      "lib/desk-resources/expire-change.ts",
      "lib/routing/publication/revalidate-publication.ts",
      "lib/routing/revalidate-item.ts",
      "lib/routing/revalidate-profile.ts",
    ],
    tests: [
      "tests/lib/cache/{cache,shared-tags}.test.ts",
      "tests/lib/routing/revalidate-{item,profile}.test.ts",
      "tests/lib/routing/publication/revalidate-publication.test.ts",
      "tests/lib/tags/actions.test.ts",
    ],
  },
];
