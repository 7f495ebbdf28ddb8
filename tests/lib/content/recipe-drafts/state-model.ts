import type { Actor, RecipeAction, RecipeStatus } from "#lib/content/recipe-drafts/states.ts";

/*
 * The decisions on states once more, written as rules instead of code, to compare with. A rule
 * reads: who, does what, from which status (draft/publication, * for any, - for none), to which.
 */
const rules = `
author       edit      draft/*               draft/*
author       edit      rejected/*            draft/*
author       edit      -/live                draft/live
author       edit      -/scheduled           draft/scheduled
author       edit      -/expired             draft/expired
member       submit    draft/*               submitted/*
author       submit    rejected/*            submitted/*
contributor  submit    draft/-               -/live
contributor  submit    draft/live            -/live
contributor  submit    draft/scheduled       -/scheduled
contributor  submit    draft/expired         -/expired
author       withdraw  submitted/*           draft/*
author       delete    draft/*               -/*
author       delete    rejected/*            -/*
editor       accept    submitted/-           -/live
editor       accept    submitted/live        -/live
editor       accept    submitted/scheduled   -/scheduled
editor       accept    submitted/expired     -/expired
editor       reject    submitted/*           rejected/*
editor       publish   */scheduled           */live
editor       publish   */expired             */live
editor       schedule  */live                */scheduled
editor       schedule  */scheduled           */scheduled
editor       schedule  */expired             */scheduled
editor       expire    */live                */expired
editor       expire    */scheduled           */expired
`
  .trim()
  .split("\n")
  .map((line) => {
    const [who = "", action = "", from = "", to = ""] = line.split(/\s+/);
    return { who, action, from: from.split("/"), to: to.split("/") };
  });

/** The groups of the rules that a user belongs to. */
function groupsOf({ newType, isAuthor, needsEditor }: Actor): string[] {
  return [
    ...(isAuthor ? ["author", newType === "contributor" && !needsEditor ? "contributor" : "member"] : []),
    ...(["editor", "admin"].includes(newType) ? ["editor"] : []),
  ];
}

/** What the rules say: the new status, or why there is none. */
export function expectTransition(status: RecipeStatus, action: RecipeAction, actor: Actor) {
  const permitted = rules.filter((rule) => rule.action === action && groupsOf(actor).includes(rule.who));
  if (permitted.length === 0) return { ok: false, code: "forbidden" };
  const now = [status.draft ?? "-", status.publication ?? "-"];
  const rule = permitted.find(({ from }) => from.every((part, n) => part === "*" || part === now[n]));
  if (!rule) return { ok: false, code: "state" };
  const [draft, publication] = rule.to.map((part, n) => (part === "*" ? now[n] : part));
  const orNull = (part = "-") => (part === "-" ? null : part);
  return { ok: true, status: { draft: orNull(draft), publication: orNull(publication) } };
}
