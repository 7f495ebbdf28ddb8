import { type ChosenServings, writeParams } from "#lib/platform/browser/chosen-servings.ts";
import type { UnitSystem } from "#lib/platform/db/tables/users.ts";

const unitsParam = "units";

/** The fragment of an address that opens cook mode at a step; 0 is what is to be prepared. */
export function toCookHash(step: number): string {
  return `#cook-${step}`;
}

/** The step of an address that opens cook mode, null for any other fragment. */
export function parseCookHash(hash: string): number | null {
  const step = Number(/^#cook-(\d{1,3})$/.exec(hash)?.[1]);
  return Number.isNaN(step) ? null : step;
}

interface CookLink {
  /** Site-relative address of the recipe, without query. */
  href: string;
  step: number;
  /** Without it, what the device that opens the link has chosen. */
  servings?: ChosenServings;
  units?: UnitSystem;
}

/** An address that opens a recipe in cook mode, with the chosen servings and units. */
export function toCookHref({ href, step, servings, units }: CookLink): string {
  const query = new URLSearchParams();
  writeParams(query, servings);
  if (units) query.set(unitsParam, units);
  return `${href}${query.size > 0 ? `?${query}` : ""}${toCookHash(step)}`;
}

/** The units of an address that was handed over from another device, null without any. */
export function parseCookUnits(search: string): UnitSystem | null {
  const units = new URLSearchParams(search).get(unitsParam);
  return units === "us" || units === "metric" ? units : null;
}
