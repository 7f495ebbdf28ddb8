import type { UnitSystem } from "#lib/db/tables/users.ts";

/** Where the browser remembers that somebody measures the American way; without it, or with anything else, it is metric. */
export const unitsKey = "units";

const listeners = new Set<() => void>();

/** What the reader of this page measures in; static pages hold both and show one of them (app/units.css). */
export const unitsStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): UnitSystem => (document.documentElement.dataset.units === "us" ? "us" : "metric"),
  readOnServer: (): UnitSystem => "metric",
};

/** Measures in `system` from now on, on this device. */
export function wearUnits(system: UnitSystem): void {
  if (system === unitsStore.read()) return;
  if (system === "us") document.documentElement.dataset.units = system;
  else delete document.documentElement.dataset.units;
  try {
    if (system === "us") localStorage.setItem(unitsKey, system);
    else localStorage.removeItem(unitsKey);
  } catch {
    // Without storage the choice lasts as long as this page.
  }
  for (const listener of listeners) listener();
}
