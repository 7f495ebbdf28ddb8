import "server-only";
import { and, inArray, isNull } from "drizzle-orm";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Entry, KindName } from "../kind-names.ts";
import { kinds } from "../kinds/kinds-mutations.ts";
import { checkRedirect } from "../kinds/redirect-mutations.ts";
import { loadReferences } from "../kinds/reference-queries.ts";
import { toIds, type UnknownReference } from "../references.ts";
import type { RedirectEntry } from "../schema/arrangement.ts";
import { describeDatabaseError, findTakenValue } from "./describe-error.ts";
import { withoutGoneReferences } from "./gone-references.ts";

/** An entry that cannot be created. `detail` is what is taken or unknown, by key or slug. */
export class EntryError extends Error {
  override name = "EntryError";
  readonly code: "taken" | "unknownReference" | "invalid";
  readonly detail: string;

  constructor(code: EntryError["code"], detail = "") {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/**
 * Creates one entry of a file, which may not exist yet. Pictures and links of a menu that are gone
 * are left out.
 *
 * @returns its id
 * @throws EntryError after which the transaction has to be rolled back
 */
export async function createContentEntry(tx: Transaction, name: KindName, entry: Entry): Promise<string> {
  const kind = kinds[name];
  const references = await loadReferences(tx);
  const known = withoutGoneReferences(await withoutDeletedPictures(tx, entry), references);
  const unknown: UnknownReference[] = [];
  const withIds = toIds(known, references, unknown);
  // Links in texts may lead nowhere, as after the deletion of a recipe.
  const gone = unknown.find(({ isLink }) => !isLink);
  if (gone) throw new EntryError("unknownReference", gone.key);
  const parsed = kind.schema.safeParse(withIds);
  if (!parsed.success) throw new EntryError("invalid", parsed.error.issues[0]?.message);

  const existingId = kind.findId(parsed.data, references);
  const isListed = async () => (await kind.list(tx)).some(({ id }) => id === existingId);
  if (existingId && (kind.reference || (await isListed()))) throw new EntryError("taken", nameOf(entry));
  if (name === "redirects") {
    const [problem] = await checkRedirect(tx, parsed.data as unknown as RedirectEntry, references, new Set());
    if (problem) throw new EntryError("taken", problem.detail.en);
  }
  try {
    return await kind.save(tx, undefined, parsed.data, references);
  } catch (error) {
    const { code, detail } = describeDatabaseError(error);
    throw new EntryError(code === "taken" ? "taken" : "invalid", findTakenValue(detail.en) ?? nameOf(entry));
  }
}

const nameOf = ({ key, path }: Entry) => String(key ?? path ?? "");

/** What is in the trash of the library is not shown anew. */
async function withoutDeletedPictures(tx: Transaction, entry: Entry): Promise<Entry> {
  const fields = ["pictureKey", "bannerKey"].filter((field) => typeof entry[field] === "string");
  if (fields.length === 0) return entry;
  const ids = fields.map((field) => String(entry[field]));
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(inArray(pictures.id, ids), isNull(pictures.deletedAt)));
  const isGone = ([field, value]: [string, unknown]) => fields.includes(field) && !rows.some(({ id }) => id === value);
  return Object.fromEntries(Object.entries(entry).filter((field) => !isGone(field)));
}
