import { toEnvelope } from "#lib/platform/http/envelope.ts";
import type { Operation } from "./operation.ts";
import { changesEnvelopeSchema } from "./schemas/envelope.ts";

/** What is left of something that readers no longer see. */
export interface Tombstone {
  id: string;
  deleted: true;
  updated: string;
}

/** The answer to `updated_since`. */
export interface ChangesResult {
  changes: unknown[];
  /** The next `updated_since`. */
  until: string;
  /** Parameters of the link to the next changes; null when these are all. */
  next: { updated_since: string; after: string } | null;
}

/** Shapes changes by the schema of the operation; what it does not name is left out. */
export function toChangesEnvelope(
  { changed }: Pick<Operation, "changed">,
  request: Request,
  { changes, until, next }: ChangesResult,
): unknown {
  if (!changed) throw new Error("The operation has no schema of changes.");
  const { self } = toEnvelope(request, null).links;
  const address = new URL(self);
  for (const [name, value] of Object.entries(next ?? {})) address.searchParams.set(name, value);
  return changesEnvelopeSchema(changed).parse({
    data: changes,
    meta: { changes: { until } },
    links: { self, next: next && address.href },
  });
}
