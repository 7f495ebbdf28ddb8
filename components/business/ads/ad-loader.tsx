"use client";
import { lazy, Suspense } from "react";
import type { AdDisplayProps } from "#components/business/ads/display/ad-display.tsx";

/** When it cannot be loaded, the next page tries again; until then the places stay empty. */
const AdDisplay = lazy(() =>
  import("#components/business/ads/display/ad-display.tsx").then(
    ({ AdDisplay: display }) => ({ default: display }),
    () => new Promise<never>(() => {}),
  ),
);

/** Loads everything about advertisements; rendered only where there are some. */
export function AdLoader(props: AdDisplayProps) {
  return (
    <Suspense>
      <AdDisplay {...props} />
    </Suspense>
  );
}
