import { WhatToCookForm } from "#components/what-to-cook/what-to-cook-form.tsx";
import { toLocalTime } from "#lib/time/time-zone.ts";
import { defaultChoicesAt } from "#lib/what-to-cook/meals.ts";

/** The choices of "what to cook today", preset for the next meal. */
export function WhatToCookModule({ now }: { now: Date }) {
  return (
    <div className="section">
      <WhatToCookForm choices={defaultChoicesAt(toLocalTime(now))} heading="h2" />
    </div>
  );
}
