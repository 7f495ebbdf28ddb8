"use client";
import { useUnits } from "#components/ui/use-units.ts";
import { askApi } from "#lib/ask-api.ts";
import { hasHint } from "#lib/auth/hint-cookie.ts";
import { wearUnits } from "#lib/units.ts";

const systems = ["metric", "us"] as const;

/** In what the amounts are measured: seen at once, remembered on the device, and in the account of whoever has one. */
export function UnitsSwitch({ legend, labels }: { legend: string; labels: Record<(typeof systems)[number], string> }) {
  const chosen = useUnits();
  return (
    <fieldset className="needs-script segment print:hidden">
      <legend className="sr-only">{legend}</legend>
      {systems.map((units) => (
        <label key={units}>
          <input
            type="radio"
            name="units"
            checked={units === chosen}
            onChange={() => {
              wearUnits(units);
              if (!hasHint(document.cookie)) return;
              // What the account said before may have arrived meanwhile; without an answer the device still knows.
              askApi("/api/users/me/", { method: "PUT", body: { units } }).then(
                () => wearUnits(units),
                () => {},
              );
            }}
          />
          {labels[units]}
        </label>
      ))}
    </fieldset>
  );
}
