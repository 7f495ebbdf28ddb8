"use client";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { unlockSound } from "#components/content/recipes/timers/sound.ts";
import type { TimerButtonProps } from "#components/content/recipes/timers/timer-button.tsx";
import { timerActions, useRemainingSeconds, useTimers } from "#components/content/recipes/timers/timer-store.ts";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";
import { stepId } from "#lib/content/recipes/recipe.ts";
import { formatRemaining, toIsoSeconds } from "#lib/content/recipes/timers/format-remaining.ts";
import type { Timer } from "#lib/content/recipes/timers/timer.ts";

interface TimerToggleProps extends TimerButtonProps {
  /** What a press does, read after the duration. */
  messages: Record<"start" | "show" | "resume" | "stop", string>;
}

/** The client part of `TimerButton`. */
export function TimerToggle({ seconds, step, position = 0, messages, children }: TimerToggleProps) {
  const recipe = useRecipe();
  const timers = useTimers();
  const duration = <time dateTime={toIsoSeconds(seconds)}>{children}</time>;
  if (!timers) return <span className="timer">{duration}</span>;

  const id = `${recipe.id}:${step}:${seconds}:${position}`;
  const timer = timers.find((candidate) => candidate.id === id);
  if (timer) {
    return (
      <RunningToggle timer={timer} messages={messages}>
        {duration}
      </RunningToggle>
    );
  }

  function start() {
    unlockSound();
    const { title: recipeTitle, href } = recipe;
    const label = findStepTitle(step) || recipeTitle;
    timerActions.start({ id, recipeTitle, href, step, label, durationMs: seconds * 1000 });
  }
  return (
    <button type="button" className="timer" data-timer={id} onClick={start}>
      {duration}
      <HiddenText>, {messages.start}</HiddenText>
    </button>
  );
}

function RunningToggle({
  timer,
  messages,
  children,
}: { timer: Timer } & Pick<TimerToggleProps, "messages" | "children">) {
  const seconds = useRemainingSeconds(timer);
  const isPaused = timer.deadlineMs === null;
  const press = isPaused ? "resume" : seconds === 0 ? "stop" : "show";

  function handlePress() {
    unlockSound();
    if (press === "resume") timerActions.resume(timer.id);
    else if (press === "stop") timerActions.remove(timer.id);
    // Pausing is left to the bar: an accidental tap on the sentence must not stop a timer.
    else document.querySelector<HTMLElement>(`[data-timer-item="${CSS.escape(timer.id)}"] button`)?.focus();
  }
  return (
    <button type="button" className="timer timer-running" data-timer={timer.id} onClick={handlePress}>
      {children}{" "}
      <b className="timer-left" translate="no">
        {formatRemaining(seconds)}
      </b>
      <span className="sr-only">, {messages[press]}</span>
    </button>
  );
}

/** The heading of a step on this page, without its soft hyphens. */
function findStepTitle(step: number): string {
  const title = document.getElementById(stepId(step))?.querySelector(".step-title");
  return title?.textContent?.replaceAll("\u00ad", "").trim() ?? "";
}
