"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { useViewer } from "#components/ui/use-viewer.ts";
import { keepsTaste } from "#lib/tastes/kept.ts";
import type { ArrivalProps } from "./arrival.tsx";

/** Its code comes for whoever has just arrived. Out of reach, it is tried again with the next page. */
const Arrival = lazy(() => import("./arrival.tsx").catch(() => new Promise<never>(() => {})));

/** Waits for somebody to sign in who has answers on this device, or who was never asked. */
export function QuizOffer(arrival: ArrivalProps) {
  const viewer = useViewer();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (viewer && (viewer.is_quiz_due || keepsTaste())) setDue(true);
  }, [viewer]);
  return (
    isDue && (
      <Suspense>
        <Arrival {...arrival} />
      </Suspense>
    )
  );
}
