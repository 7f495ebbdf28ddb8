import { z } from "zod";
import { adSlotNames } from "#lib/platform/config/ad-slots.ts";
import { formPictureProblems } from "#lib/platform/desk-resources/form-pictures/problem.ts";
import { deletionSchema, entryFields } from "#lib/platform/desk-resources/schema.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { anyLine, requiredLine } from "#lib/platform/text/text-schema.ts";
import { ownAdSlot } from "./own-ads.ts";

/** Lengths in characters. */
export const adLimits = { title: 60, text: 140, href: 500, weight: 100 } as const;

export const adFields = [
  "slot",
  "language",
  "kind",
  "title",
  "text",
  "href",
  "pictureId",
  "pictureSrc",
  "picture",
  "weight",
  "startsOn",
  "endsOn",
  "form",
] as const;
export type AdField = (typeof adFields)[number];

const adFieldErrors = [
  "choose",
  "missing",
  "tooLong",
  "badAddress",
  "badWeight",
  "badDate",
  "endBeforeStart",
  "ownSlot",
  "inHeader",
  "pictureMissing",
  "conflict",
  ...formPictureProblems,
] as const;
export type AdFieldError = (typeof adFieldErrors)[number];
export type AdFormState = FormState<AdField, AdFieldError>;
export type EndAdState = FormState<"form", "conflict">;

const errors = { missing: "missing", tooLong: "tooLong" };
const day = z.iso.date("badDate");

/** A path of this site, or an https address without a password. */
function isAdAddress(value: string): boolean {
  if (/^\/(?![/\\])[^\\\s]*$/u.test(value)) return true;
  const url = URL.parse(value);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

/** The form of a house advertisement. */
export const adFormSchema = z
  .object({
    ...entryFields,
    slot: z.enum(adSlotNames, "choose"),
    language: z.enum(locales, "choose"),
    kind: z.enum(["own", "paid"], "choose"),
    title: requiredLine(adLimits.title, errors),
    text: anyLine(adLimits.text, errors),
    href: anyLine(adLimits.href, errors).min(1, "missing").refine(isAdAddress, "badAddress"),
    pictureId: z.uuid(),
    weight: z.coerce.number("badWeight").int("badWeight").min(1, "badWeight").max(adLimits.weight, "badWeight"),
    startsOn: day,
    endsOn: z.union([z.literal("").transform(() => null), day], "badDate"),
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    path: ["endsOn"],
    error: "endBeforeStart",
  })
  .refine(({ kind, slot }) => kind !== "own" || slot === ownAdSlot, { path: ["slot"], error: "ownSlot" });
export type AdInput = z.infer<typeof adFormSchema>;

export const endAdSchema = deletionSchema;

/** What the places of one page view may report. */
const ids = z.array(z.uuid().toLowerCase()).max(adSlotNames.length);

export const adCountsSchema = z.strictObject({ views: ids, clicks: ids });
export type AdCounts = z.infer<typeof adCountsSchema>;
