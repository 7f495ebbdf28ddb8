import { z } from "zod";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { normalizeUnicode } from "#lib/platform/text/normalize-unicode.ts";
import { ownPassword } from "../schema.ts";

/** The word that confirms a deletion, in either language. */
const deletionWords = { de: "löschen", en: "delete" } as const;
const acceptedWords: readonly string[] = Object.values(deletionWords);
const word = z
  .string("wrongWord")
  .max(40, "wrongWord")
  .refine((typed) => acceptedWords.includes(normalizeUnicode(typed).trim().toLowerCase()), "wrongWord");

/** `password` is empty for a user without one. */
export const deletionSchema = z.strictObject({
  word,
  password: ownPassword,
  comments: z.enum(["delete", "keep"]).default("delete"),
  locale: z.enum(locales),
});

/**
 * Body of DELETE /api/users/me/: the password confirms the deletion, or the word for a user without
 * a password.
 */
export const deletionBodySchema = z
  .strictObject({
    word: word.optional(),
    password: ownPassword.optional(),
    /** Comments stay without the name; otherwise they are deleted. */
    keeps_comments: z.boolean("boolean").default(false),
  })
  .refine(({ word: typed, password }) => typed !== undefined || password, { path: ["word"], error: "wrongWord" });

export const deletionFields = ["word", "password"] as const;
type DeletionFieldError = "wrongWord" | "wrong";
export type DeletionState = FormState<(typeof deletionFields)[number], DeletionFieldError>;
