import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import type { UserType } from "#lib/platform/db/tables/users.ts";

/**
 * States of a stored draft. An accepted one is what was published, and changes no more: an author
 * who edits their recipe gets a new draft that revises it.
 */
export const draftStates = ["draft", "submitted", "rejected", "accepted"] as const;
export type DraftState = (typeof draftStates)[number];

/** States of a published recipe, which follow from its two dates. */
export const publicationStates = ["live", "scheduled", "expired"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** States that the author sees: of the open draft, or of the recipe without one. */
export const recipeStates = ["draft", "submitted", "rejected", "live", "scheduled", "expired"] as const;
export type RecipeState = (typeof recipeStates)[number];

/**
 * The status of a recipe: its open draft (null without one) and what readers see (null before the
 * first acceptance). A draft beside a publication is a revision; the former text stays public.
 */
export interface RecipeStatus {
  draft: Exclude<DraftState, "accepted"> | null;
  publication: PublicationState | null;
}

export const recipeActions = [
  "edit",
  "submit",
  "withdraw",
  "delete",
  "accept",
  "reject",
  "publish",
  "schedule",
  "expire",
] as const;
export type RecipeAction = (typeof recipeActions)[number];

/** Who acts. */
export interface Actor {
  newType: UserType;
  isAuthor: boolean;
  /** The draft has to be read by an editor, see `submitDraft`. */
  needsEditor?: boolean;
}

export type Transition = { ok: true; status: RecipeStatus } | { ok: false; code: "forbidden" | "state" };

/** Contributors publish without a review what needs no editor. */
function skipsReview({ newType, needsEditor = false }: Actor): boolean {
  return newType === "contributor" && !needsEditor;
}

/** Whether a user may read a draft: its author and the editors may. */
export function canReadDraft({ newType, isAuthor }: Actor): boolean {
  return isAuthor || isEditor(newType);
}

const authorActions: readonly RecipeAction[] = ["edit", "submit", "withdraw", "delete"];

/** Whether a user may do this to a recipe at all, in whichever state. */
export function isPermitted(action: RecipeAction, { newType, isAuthor }: Actor): boolean {
  return authorActions.includes(action) ? isAuthor : isEditor(newType);
}

/**
 * Decides what becomes of a recipe by an action: the only place that knows the rules. Whether a
 * draft is complete enough to be submitted is not one of them (`findMissing`).
 *
 * @returns the new status, or "forbidden" (not by this user) or "state" (not in this status)
 */
export function transition(status: RecipeStatus, action: RecipeAction, actor: Actor): Transition {
  if (!isPermitted(action, actor)) return { ok: false, code: "forbidden" };
  const next = nextStatus(status, action, actor);
  return next ? { ok: true, status: next } : { ok: false, code: "state" };
}

function nextStatus(status: RecipeStatus, action: RecipeAction, actor: Actor): RecipeStatus | null {
  const { draft, publication } = status;
  switch (action) {
    case "edit":
      return draft !== "submitted" && (draft || publication) ? { draft: "draft", publication } : null;
    case "submit":
      // What editors have returned never appears without them, also unchanged.
      if (draft === "rejected") return { draft: "submitted", publication };
      if (draft !== "draft") return null;
      return skipsReview(actor) ? accept(publication) : { draft: "submitted", publication };
    case "withdraw":
      return draft === "submitted" ? { draft: "draft", publication } : null;
    case "delete":
      // What is being reviewed has to be withdrawn first.
      return draft === "draft" || draft === "rejected" ? { draft: null, publication } : null;
    case "accept":
      return draft === "submitted" ? accept(publication) : null;
    case "reject":
      return draft === "submitted" ? { draft: "rejected", publication } : null;
    case "publish":
      return publication && publication !== "live" ? { draft, publication: "live" } : null;
    case "schedule":
      return publication ? { draft, publication: "scheduled" } : null;
    case "expire":
      return publication && publication !== "expired" ? { draft, publication: "expired" } : null;
  }
}

/** A revision does not change when its recipe is public. */
function accept(publication: PublicationState | null): RecipeStatus {
  return { draft: null, publication: publication ?? "live" };
}

/**
 * The state of a published recipe at a time, the rule of `isPublicItem` in
 * lib/platform/db/visibility.ts. Time alone leads from scheduled to live to expired.
 */
export function toPublicationState(publishedAt: Date, expiresAt: Date | null, now: Date): PublicationState {
  if (expiresAt && expiresAt <= now) return "expired";
  return publishedAt > now ? "scheduled" : "live";
}
