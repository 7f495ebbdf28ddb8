"use client";
import { useUnits } from "#components/ui/use-units.ts";
import { chooseUnits } from "#lib/platform/browser/units.ts";

const systems = ["metric", "us"] as const;

/**
 * Switches the units of measurement at once and stores them on the device; UnitsSync stores them in
 * the account.
 */
export function UnitsSwitch({ legend, labels }: { legend: string; labels: Record<(typeof systems)[number], string> }) {
  const chosen = useUnits();
  return (
    <fieldset className="needs-script segmented-control print:hidden">
      <legend className="sr-only">{legend}</legend>
      {systems.map((units) => (
        <label key={units}>
          <input type="radio" name="units" checked={units === chosen} onChange={() => chooseUnits(units)} />
          {labels[units]}
        </label>
      ))}
    </fieldset>
  );
}
