import { expect, test } from "vitest";
import { followPartners } from "#lib/business/partners/menu-groups.ts";

const title = { de: "Partner", en: "Partners" };

test("groups of partners follow their order, with the new one at its place", () => {
  const groups = [{ title, entries: [{ partnerId: "a" }, { partnerId: "b" }] }];
  const [group] = followPartners(groups, { ids: ["b", "c", "a"], added: "c" });
  expect(group?.entries).toEqual([{ partnerId: "b" }, { partnerId: "c" }, { partnerId: "a" }]);
});

test("other groups lose links to former partners only", () => {
  const groups = [{ title, entries: [{ categoryId: "x" }, { partnerId: "a" }, { partnerId: "b" }] }];
  const [group] = followPartners(groups, { ids: ["b"], added: "c" });
  expect(group?.entries).toEqual([{ categoryId: "x" }, { partnerId: "b" }]);
});
