"use client";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { TimerBarProps } from "#components/content/recipes/timers/timer-bar.tsx";
import { storedTimers } from "#components/content/recipes/timers/timer-storage.ts";

/** Loads the bar; cook mode does so early, because it must work without network. */
export const loadTimerBar = () => import("#components/content/recipes/timers/timer-bar.tsx");

const hasTimers = () => storedTimers.read() !== null;

/** Shows the bar of timers while there are any; pages without timers do not load it. */
export function TimersLoader(props: TimerBarProps) {
  const isNeeded = useSyncExternalStore(storedTimers.subscribe, hasTimers, () => false);
  const [loaded, setLoaded] = useState<{ TimerBar: ComponentType<TimerBarProps> }>();
  useEffect(() => {
    if (!isNeeded || loaded) return;
    const load = () => loadTimerBar().then(setLoaded, () => {});
    void load();
    // A file that did not arrive is asked for again.
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [isNeeded, loaded]);
  return isNeeded && loaded ? <loaded.TimerBar {...props} /> : null;
}
