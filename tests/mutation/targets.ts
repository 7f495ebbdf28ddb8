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
    files: ["lib/platform/db/visibility.ts", "lib/people/comments/visibility.ts"],
    tests: ["tests/lib/platform/db/visibility.test.ts", "tests/lib/people/comments/visibility.test.ts"],
  },
  {
    name: "permissions",
    files: [
      "lib/platform/auth/desk-roles.ts",
      "lib/people/accounts/invitations/rank.ts",
      "lib/kitchen/cookbooks/permissions.ts",
      "lib/kitchen/cookbooks/permission-queries.ts",
    ],
    tests: [
      "tests/lib/platform/auth/desk-roles.test.ts",
      "tests/lib/people/accounts/invitations/rank.test.ts",
      "tests/lib/kitchen/cookbooks/{mutations,item-mutations,saved-queries}.test.ts",
    ],
  },
  {
    name: "comment holds",
    files: [
      "lib/people/comments/hold-rules.ts",
      "lib/people/comments/hold-queries.ts",
      "lib/people/comments/moderation.ts",
    ],
    tests: ["tests/lib/people/comments/{hold-rules,hold-queries,moderation,mutations,edit-mutations}.test.ts"],
  },
  {
    name: "states",
    files: ["lib/content/recipe-drafts/states.ts", "lib/business/ads/ad-state.ts"],
    tests: ["tests/lib/content/recipe-drafts/states.test.ts", "tests/lib/business/ads/ad-state.test.ts"],
  },
  {
    name: "prices and terms",
    files: [
      "lib/business/plus/price.ts",
      "lib/business/plus/term.ts",
      "lib/business/plus/contract.ts",
      "lib/business/plus/withdrawal/period.ts",
    ],
    tests: ["tests/lib/business/plus/{price,contract}.test.ts", "tests/lib/business/plus/withdrawal/period.test.ts"],
  },
  { name: "units", files: globSync("lib/measures/units/*.ts"), tests: ["tests/lib/measures/units/*.test.ts"] },
  {
    name: "storable pages",
    files: [
      "lib/server/edge/cache/storable.ts",
      "lib/server/edge/cache/cache-key.ts",
      "lib/business/statistics/storable-query.ts",
    ],
    tests: [
      "tests/lib/server/edge/cache/{storable,cache-key,private-answers}.test.ts",
      "tests/lib/business/statistics/storable-query.test.ts",
    ],
  },
  {
    name: "address policy",
    files: ["lib/content/recipe-import/page/address-policy.ts"],
    tests: ["tests/lib/content/recipe-import/page/address-policy.test.ts"],
  },
  {
    name: "write queue",
    files: [
      ...globSync("lib/platform/browser/write-queue/*.ts"),
      "components/people/follows/deliver-follows.ts",
      "components/people/likes/deliver-likes.ts",
      "components/kitchen/shopping-lists/deliver-changes.ts",
    ],
    tests: [
      "tests/lib/platform/browser/write-queue/{pending-store,write-queue}.test.ts",
      "tests/lib/platform/browser/write-queue/use-delivery.test.tsx",
      "tests/components/people/follows/deliver-follows.test.ts",
      "tests/components/people/likes/deliver-likes.test.ts",
      "tests/components/kitchen/shopping-lists/deliver-changes.test.ts",
    ],
  },
  {
    name: "expiry",
    files: [
      "lib/platform/cache/shared-tags.ts",
      "lib/platform/desk-resources/expire-change.ts",
      "lib/platform/routing/publication/revalidate-publication.ts",
      "lib/platform/routing/revalidate-item.ts",
      "lib/platform/routing/revalidate-profile.ts",
    ],
    tests: [
      "tests/lib/platform/cache/{cache,shared-tags}.test.ts",
      "tests/lib/platform/routing/revalidate-{item,profile}.test.ts",
      "tests/lib/platform/routing/publication/revalidate-publication.test.ts",
      "tests/lib/content/tags/actions.test.ts",
    ],
  },
];
