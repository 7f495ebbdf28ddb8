import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { TimerAnnouncer } from "#components/content/recipes/timers/timer-announcer.tsx";
import { TimerItem } from "#components/content/recipes/timers/timer-item.tsx";
import { timerActions, useTimers } from "#components/content/recipes/timers/timer-store.ts";
import { useAlarm } from "#components/content/recipes/timers/use-alarm.ts";
import { sortTimers } from "#lib/content/recipes/timers/timer.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** Texts with {label}, {step}, {minutes} and {time} to be filled in. */
export interface TimerBarProps {
  messages: Record<
    | "label"
    | "addMinute"
    | "addMinuteTo"
    | "pauseOf"
    | "resumeOf"
    | "removeOf"
    | "stopOf"
    | "step"
    | "paused"
    | "finished"
    | "finishedAgo"
    | "announceStarted"
    | "announceMinute"
    | "announceFinished",
    string
  >;
}

/** All timers of the device, at the lower edge of every page. */
export function TimerBar({ messages }: TimerBarProps) {
  const timers = useTimers() ?? [];
  const ref = useRef<HTMLElement>(null);
  const finishedCount = useAlarm(timers, messages.announceFinished);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The one that rings stands first.
    if (finishedCount > 0) list.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [finishedCount]);
  useBarHeight(ref);
  const isEmpty = timers.length === 0;
  useEffect(() => {
    // What is stored is invalid or outdated.
    if (isEmpty) timerActions.remove("");
  }, [isEmpty]);
  return (
    <section ref={ref} aria-label={messages.label} className="timer-bar" data-cook-mode-part>
      <ul ref={list}>
        {sortTimers(timers, currentTimeMs()).map((timer) => (
          <TimerItem key={timer.id} timer={timer} messages={messages} />
        ))}
      </ul>
      <TimerAnnouncer timers={timers} messages={messages} />
    </section>
  );
}

/** Tells the styles how high the bar is, so that it covers neither the page nor the toasts. */
function useBarHeight(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const update = () => root.style.setProperty("--timer-bar-h", `${ref.current?.offsetHeight ?? 0}px`);
    update();
    const observer = new ResizeObserver(update);
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--timer-bar-h");
    };
  }, [ref]);
}
