"use client";
import { useServings } from "#components/content/recipes/recipe-context.tsx";
import { listScaleWarnings, type ScaleWarning } from "#lib/measures/units/scale-warnings.ts";

interface ScaleWarningsProps {
  hasTin: boolean;
  isBaked: boolean;
  texts: Record<ScaleWarning, string>;
}

/** What changes besides the amounts when a recipe is made much larger or smaller. */
export function ScaleWarnings({ hasTin, isBaked, texts }: ScaleWarningsProps) {
  const warnings = listScaleWarnings(useServings().factor, { hasTin, isBaked });
  return (
    <p role="status" className="mt-3 text-ink-2 text-sm empty:hidden">
      {warnings.map((warning) => texts[warning]).join(" ")}
    </p>
  );
}
