import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { selectClipUses } from "./clip-references.ts";
import type { ClipUseKind } from "./use-kinds.ts";

/** A place that shows a clip, in one language. */
export interface ClipUse {
  kind: ClipUseKind;
  /** Id of what shows it. */
  id: string;
  /** Empty where the name is private or there is none. */
  title: string;
  /** Page of the desk where it is edited; null for what has none. */
  href: string | null;
}

interface UseRow extends Record<string, unknown> {
  kind: ClipUseKind;
  id: string;
  title: string | null;
  type: string | null;
}

/** Everything that shows a clip. Names of readers' drafts are left out. */
export async function listClipUses(locale: Locale, clipId: string): Promise<ClipUse[]> {
  const { rows } = await db.execute<UseRow>(sql`
    select uses.kind, uses.subject_id as id, items.type,
      coalesce(texts.title, feed_modules.data -> 'heading' ->> ${locale}) as title
    from (${selectClipUses()}) uses
    left join items on items.id = uses.subject_id and uses.kind <> 'draft'
    left join feed_modules on feed_modules.id = uses.subject_id
    left join lateral (select title from item_texts where item_id = items.id
      order by locale <> ${locale} limit 1) texts on true
    where uses.clip_id = ${clipId} order by uses.kind, title`);
  return rows.map(({ kind, id, title, type }) => ({
    kind,
    id,
    title: title ?? "",
    href: toHref(locale, kind, id, type),
  }));
}

function toHref(locale: Locale, kind: ClipUseKind, id: string, type: string | null): string | null {
  if (kind === "module") return routeAddress(locale, "/desk/home-page/modules/[id]", { id });
  if (kind === "draft" || type === null) return null;
  return routeAddress(locale, type === "recipe" ? "/desk/published-recipes/[id]" : "/desk/stories/[id]", { id });
}

/** Ids of what shows a clip, by kind. */
export async function groupClipUses(tx: Transaction, clipId: string): Promise<Partial<Record<ClipUseKind, string[]>>> {
  const { rows } = await tx.execute<{ kind: ClipUseKind; ids: string[] }>(sql`
    select kind, array_agg(subject_id) as ids from (${selectClipUses()}) uses
    where clip_id = ${clipId} group by kind`);
  return Object.fromEntries(rows.map(({ kind, ids }) => [kind, ids]));
}
