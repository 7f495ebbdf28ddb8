import { useEffect, useState } from "react";
import { setAlarm } from "#components/content/recipes/timers/alarm-clock.ts";
import {
  askForNotifications,
  notify,
  subscribeToNotificationTaps,
} from "#components/content/recipes/timers/notifications.ts";
import { canPlaySound, startChime, unlockSound } from "#components/content/recipes/timers/sound.ts";
import { subscribeToClock, timerActions, wasTimerStartedHere } from "#components/content/recipes/timers/timer-store.ts";
import { isFinished, type Timer } from "#lib/content/recipes/timers/timer.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** A timer that ended before the page was opened is shown, but rings no more after this time. */
const ringForMs = 90_000;
const vibration = [400, 200, 400, 200, 800];
const repeatMs = 3000;
const blinkMs = 1000;
const presses = ["pointerdown", "keydown"];

/**
 * Rings, vibrates and notifies when a timer ends, and lets the title of the page blink, until the
 * timer is stopped or for a minute and a half.
 *
 * @param finishedText with {label}
 * @returns how many timers have ended
 */
export function useAlarm(timers: readonly Timer[], finishedText: string): number {
  const [finished, setFinished] = useState<readonly Timer[]>([]);
  useEffect(() => {
    const listFinished = () => timers.filter((timer) => isFinished(timer, currentTimeMs()));
    const update = () => setFinished((former) => (listFinished().length === former.length ? former : listFinished()));
    setFinished(listFinished());
    const running = timers.filter(({ deadlineMs }) => deadlineMs !== null && deadlineMs > currentTimeMs());
    // The clock tells after the device has slept, the alarm after its clock was set back.
    const cancels = running.map(({ id, deadlineMs }) => setAlarm(Number(deadlineMs), () => timerActions.end(id)));
    if (running.length > 0) cancels.push(subscribeToClock(update));
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [timers]);

  const isStartedHere = wasTimerStartedHere();
  useEffect(() => {
    if (isStartedHere) askForNotifications();
    // After a reload any press lets the page ring.
    for (const event of presses) document.addEventListener(event, unlockSound);
    return () => {
      for (const event of presses) document.removeEventListener(event, unlockSound);
    };
  }, [isStartedHere]);

  useEffect(subscribeToNotificationTaps, []);

  const latest = finished.reduce((ms, { deadlineMs }) => Math.max(ms, Number(deadlineMs)), 0);
  useEffect(() => {
    const remainingMs = latest + ringForMs - currentTimeMs();
    if (remainingMs > 0) return ring(remainingMs);
  }, [latest]);

  useEffect(() => {
    for (const timer of finished) {
      if (currentTimeMs() - Number(timer.deadlineMs) < ringForMs) void notify(timer, fill(finishedText, timer));
    }
  }, [finished, finishedText]);

  const ringing = finished.find(({ deadlineMs }) => Number(deadlineMs) === latest);
  const blinkText = ringing && fill(finishedText, ringing);
  useEffect(() => {
    // The device may have slept when it ended.
    if (blinkText && latest > 0) return blinkTitle(blinkText, ringForMs);
  }, [blinkText, latest]);
  return finished.length;
}

const fill = (text: string, { label }: Timer) => text.replace("{label}", () => label);

/** Rings in one tab of the device: in the first one that may make a sound. */
function ring(durationMs: number): () => void {
  const stop = new AbortController();
  const timeout = setTimeout(() => stop.abort(), durationMs);
  const ringHere = () =>
    new Promise<void>((resolve) => {
      const stopChime = canPlaySound() ? startChime() : () => {};
      const vibrate = () => navigator.userActivation?.hasBeenActive !== false && navigator.vibrate?.(vibration);
      vibrate();
      const interval = setInterval(vibrate, repeatMs);
      stop.signal.addEventListener("abort", () => {
        stopChime();
        clearInterval(interval);
        navigator.vibrate?.(0);
        resolve();
      });
    });
  if (navigator.locks && canPlaySound()) {
    navigator.locks.request("timer-alarm", { signal: stop.signal }, ringHere).catch(() => {});
  } else if (!navigator.locks) void ringHere();
  return () => {
    clearTimeout(timeout);
    stop.abort();
  };
}

/** Alternates the title of the page with a text; a navigation in between may change the title. */
function blinkTitle(text: string, durationMs: number): () => void {
  let title = document.title;
  const restore = () => {
    if (document.title === text) document.title = title;
  };
  const interval = setInterval(() => {
    if (document.title === text) restore();
    else {
      title = document.title;
      document.title = text;
    }
  }, blinkMs);
  const stop = () => {
    clearInterval(interval);
    clearTimeout(timeout);
    restore();
  };
  const timeout = setTimeout(stop, durationMs);
  return stop;
}
