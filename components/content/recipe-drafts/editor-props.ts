import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftLookups } from "#lib/content/recipe-drafts/editing/lookups.ts";

/** What the editors of a draft's parts get from the form. */
export interface EditorProps {
  content: DraftContent;
  onChange: (patch: Partial<DraftContent>) => void;
  /** Codes by path in the content, "groups.0.ingredients.2.name". */
  errors: Record<string, string>;
  lookups: DraftLookups;
}
