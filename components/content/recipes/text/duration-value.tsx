import { TimerButton } from "#components/content/recipes/timers/timer-button.tsx";
import { toIsoSeconds } from "#lib/content/recipes/timers/format-remaining.ts";
import { type DurationValue as Duration, toSeconds } from "#lib/measures/markup/values.ts";

interface DurationValueProps {
  value: Duration;
  /** Step that waits for it, counted from 1; without it there is nothing to wait for. */
  step?: number;
  /** Tells equal durations of a step apart; counted from 0. */
  position: number;
  /** The duration as it stands in the sentence. */
  children: string;
}

/** A duration in a sentence; it starts a timer where a step waits for it. */
export function DurationValue({ value, step, position, children }: DurationValueProps) {
  const { seconds, maxSeconds } = toSeconds(value);
  if (step === undefined || !value.hasTimer) return <time dateTime={toIsoSeconds(seconds)}>{children}</time>;
  return (
    <TimerButton seconds={seconds} maxSeconds={maxSeconds ?? undefined} step={step} position={position}>
      {children}
    </TimerButton>
  );
}
