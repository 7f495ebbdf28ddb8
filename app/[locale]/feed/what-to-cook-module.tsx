import { WhatToCookForm } from "#components/kitchen/what-to-cook/what-to-cook-form.tsx";
import { defaultChoicesAt } from "#lib/kitchen/what-to-cook/meals.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

/** The choices of "what to cook today", preset for the next meal. */
export function WhatToCookModule({ now }: { now: Date }) {
  return (
    <div className="section">
      <WhatToCookForm choices={defaultChoicesAt(toLocalTime(now))} heading="h2" />
    </div>
  );
}
