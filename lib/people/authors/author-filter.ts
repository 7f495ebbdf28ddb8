import { cleanText } from "#lib/platform/text/clean-text.ts";

/** Roles of the profiles that the desk edits. Readers edit their own; admins count as editors. */
export const authorRoles = ["editor", "contributor", "partner"] as const;
export type AuthorRole = (typeof authorRoles)[number];

/** Roles that editors give to profiles without an account; partners are made on their own page. */
export const givenRoles = ["contributor", "editor"] as const;
export type GivenRole = (typeof givenRoles)[number];

/** Which profiles are listed; null for all roles. */
export interface AuthorFilter {
  search: string;
  role: AuthorRole | null;
}

const maxSearchLength = 80;

type Param = string | string[] | undefined;

/** Reads the filter of an address. What makes no sense is left out. */
export function parseAuthorFilter({ search, role }: Partial<Record<"search" | "role", Param>>): AuthorFilter {
  return {
    search: typeof search === "string" ? cleanText(search).trim().slice(0, maxSearchLength) : "",
    role: authorRoles.find((known) => known === role) ?? null,
  };
}
