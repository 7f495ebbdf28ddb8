import "server-only";
import { eq, or } from "drizzle-orm";
import { redirects } from "#lib/platform/db/tables/routing.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { saveFormerSlugs } from "#lib/platform/routing/record-slug.ts";
import { type Problem, sameDetail } from "../problem.ts";
import type { References } from "../references.ts";
import type { RedirectEntry } from "../schema/arrangement.ts";

/** What identifies a redirect: it has no key. */
export function findRedirectId(entry: RedirectEntry): string {
  return entry.kind === "path" ? `path:${entry.path}` : `${entry.kind}:${entry.locale}:${entry.slug}`;
}

/** Saves a former slug, or an address that leads to another one. */
export async function saveRedirectEntry(
  tx: Transaction,
  entry: RedirectEntry,
  references: References,
): Promise<string> {
  if (entry.kind === "path") {
    const { path, target } = entry;
    await tx.insert(redirects).values({ path, target }).onConflictDoUpdate({ target: redirects.path, set: { target } });
  } else {
    const { kind, locale, slug } = entry;
    const targetId = references.findId(kind, entry.target);
    if (targetId) await saveFormerSlugs(tx, { kind, targetId, slugs: { [locale]: slug } });
  }
  return findRedirectId(entry);
}

/**
 * What is wrong with the target of a redirect: it is unknown, or a redirect that leads to another.
 *
 * @param failed keys of entries with problems, which are listed already
 */
export async function checkRedirect(
  tx: Transaction,
  entry: RedirectEntry,
  references: References,
  failed: ReadonlySet<string>,
): Promise<Pick<Problem, "path" | "code" | "detail">[]> {
  const { target } = entry;
  if (entry.kind !== "path") {
    if (references.findId(entry.kind, target) || failed.has(`${entry.kind}:${target}`)) return [];
    return [{ code: "unknownReference", path: "target", detail: sameDetail(target) }];
  }
  const isNeighbour = or(eq(redirects.path, target), eq(redirects.target, entry.path));
  const [other] = await tx.select({ path: redirects.path }).from(redirects).where(isNeighbour).limit(1);
  return other ? [{ code: "loop", path: "target", detail: sameDetail(other.path) }] : [];
}
