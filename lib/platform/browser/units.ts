import type { UnitSystem } from "#lib/platform/db/tables/users.ts";
import { storeText } from "./stores/device-storage.ts";
import { createListeners } from "./stores/listeners.ts";

/** Key in localStorage; any value but "us" means metric. */
export const unitsKey = "units";

const { subscribe, notify } = createListeners();
const choiceListeners = new Set<(system: UnitSystem) => void>();

/** Unit system of this page. Static pages contain both systems and show one of them with CSS. */
export const unitsStore = {
  subscribe,
  read: (): UnitSystem => (document.documentElement.dataset.units === "us" ? "us" : "metric"),
  readOnServer: (): UnitSystem => "metric",
};

/** Switches the unit system of this device. */
export function applyUnits(system: UnitSystem): void {
  if (system === unitsStore.read()) return;
  if (system === "us") document.documentElement.dataset.units = system;
  else delete document.documentElement.dataset.units;
  storeText(unitsKey, system === "us" ? system : null);
  notify();
}

/** Switches the unit system as the reader chose, and notifies those that store the choice. */
export function chooseUnits(system: UnitSystem): void {
  applyUnits(system);
  for (const listener of choiceListeners) listener(system);
}

/** Calls the listener with every choice of the reader; returns how to stop that. */
export function subscribeToUnitsChoice(listener: (system: UnitSystem) => void): () => void {
  choiceListeners.add(listener);
  return () => void choiceListeners.delete(listener);
}
