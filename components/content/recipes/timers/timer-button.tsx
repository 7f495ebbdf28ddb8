import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TimerToggle } from "#components/content/recipes/timers/timer-toggle.tsx";

export interface TimerButtonProps {
  /** Of a range the shorter time; the timer has a button for another minute. */
  seconds: number;
  maxSeconds?: number;
  /** Counted from 1. */
  step: number;
  /** Tells equal durations of a step apart; counted from 0. */
  position?: number;
  /** The duration as it stands in the sentence. */
  children: ReactNode;
}

/** A duration within a sentence that starts a timer; without a script a plain duration. */
export function TimerButton(props: TimerButtonProps) {
  const t = useTranslations("recipes.timers");
  return (
    <TimerToggle {...props} messages={{ start: t("start"), show: t("show"), resume: t("resume"), stop: t("stop") }} />
  );
}
