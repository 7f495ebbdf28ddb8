import type { UserType } from "#lib/platform/db/tables/users.ts";
import { cleanText } from "#lib/platform/text/clean-text.ts";
import { accountRoles } from "../roles.ts";

/** States by which accounts are filtered. */
export const filteredStates = ["banned", "unconfirmed", "deleting"] as const;
export type FilteredState = (typeof filteredStates)[number];

export const accountOrders = ["newest", "name"] as const;
type AccountOrder = (typeof accountOrders)[number];

/** Which accounts are wanted; null where all are. */
export interface AccountFilter {
  /** Part of a name, an e-mail address or a slug; empty for all. */
  search: string;
  role: UserType | null;
  state: FilteredState | null;
  order: AccountOrder;
}

const maxSearchLength = 100;

type Param = string | string[] | undefined;

/** Reads the filter of an address. What makes no sense is left out. */
export function parseAccountFilter(
  params: Partial<Record<"search" | "role" | "state" | "order", Param>>,
): AccountFilter {
  const { search, role, state, order } = params;
  return {
    search: typeof search === "string" ? cleanText(search).trim().slice(0, maxSearchLength) : "",
    role: accountRoles.find((known) => known === role) ?? null,
    state: filteredStates.find((known) => known === state) ?? null,
    order: accountOrders.find((known) => known === order) ?? "newest",
  };
}

/** The parameters of the address of a filter. */
export function toAccountParams({ search, role, state, order }: AccountFilter): Record<string, string> {
  return {
    ...(search && { search }),
    ...(role && { role }),
    ...(state && { state }),
    ...(order !== "newest" && { order }),
  };
}
