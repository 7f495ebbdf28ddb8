import { z } from "zod";
import type { TextKind } from "#lib/platform/browser/autosave/autosave.ts";
import { createUnsentStore } from "#lib/platform/browser/unsent-store.ts";
import { toSortedJson } from "#lib/platform/text/sorted-json.ts";
import { adaptationKeySchema } from "./schema.ts";

/** Texts of the fields by name. Hidden ones tell what the recipe said when they were typed. */
export const adaptationEntriesSchema = z.record(z.string().max(60), z.string().max(20_000));
export type AdaptationEntries = z.infer<typeof adaptationEntriesSchema>;

/** Readers' versions of recipes. */
export const autosavedAdaptations: TextKind<AdaptationEntries> = {
  unsent: createUnsentStore<AdaptationEntries>("adaptation", () => adaptationEntriesSchema),
  isSame: (a, b) => toSortedJson(a) === toSortedJson(b),
  edited: new Map(),
};

const keyNames = [...Object.keys(adaptationKeySchema.shape), "version"];

/** What a form holds. */
export function readEntries(form: HTMLFormElement): AdaptationEntries {
  const isEntry = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === "string" && !entry[0].startsWith("$ACTION") && !keyNames.includes(entry[0]);
  return Object.fromEntries([...new FormData(form)].filter(isEntry));
}
