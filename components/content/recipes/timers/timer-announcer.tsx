import { useEffect, useRef, useState } from "react";
import type { TimerBarProps } from "#components/content/recipes/timers/timer-bar.tsx";
import { subscribeToClock } from "#components/content/recipes/timers/timer-store.ts";
import { formatRemaining, toRemainingSeconds } from "#lib/content/recipes/timers/format-remaining.ts";
import { getRemainingMs, type Timer } from "#lib/content/recipes/timers/timer.ts";
import { listTimerEvents, type TimerEvent } from "#lib/content/recipes/timers/timer-events.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** The bar appears after the timer that loads it was started. */
const startedBeforeMs = 3000;

/** Tells screen readers when a timer starts, has a minute left, and ends; not each second. */
export function TimerAnnouncer({ timers, messages }: { timers: readonly Timer[] } & TimerBarProps) {
  const [status, setStatus] = useState("");
  const [alert, setAlert] = useState("");
  const checkedUntilMs = useRef(0);

  useEffect(() => {
    const check = () => {
      const now = currentTimeMs();
      const events = listTimerEvents(timers, checkedUntilMs.current || now - startedBeforeMs, now);
      checkedUntilMs.current = now;
      const finished = events.filter(({ kind }) => kind === "finished");
      const others = events.filter(({ kind }) => kind !== "finished");
      if (finished.length > 0) setAlert(finished.map((event) => formatEvent(event, now, messages)).join(" "));
      if (others.length > 0) setStatus(others.map((event) => formatEvent(event, now, messages)).join(" "));
    };
    return subscribeToClock(check);
  }, [timers, messages]);

  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      <p role="alert" className="sr-only">
        {alert}
      </p>
    </>
  );
}

function formatEvent({ kind, timer }: TimerEvent, nowMs: number, messages: TimerBarProps["messages"]): string {
  const { announceStarted, announceMinute, announceFinished } = messages;
  const text = { started: announceStarted, minuteLeft: announceMinute, finished: announceFinished }[kind];
  const time = formatRemaining(toRemainingSeconds(getRemainingMs(timer, nowMs)));
  return text.replace("{time}", time).replace("{label}", () => timer.label);
}
