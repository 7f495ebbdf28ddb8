import clsx from "clsx";
import { useCookMode } from "#components/content/recipes/cook-mode/cook-mode-store.ts";
import { KitchenIcon } from "#components/content/recipes/kitchen-icon.tsx";
import { unlockSound } from "#components/content/recipes/timers/sound.ts";
import type { TimerBarProps } from "#components/content/recipes/timers/timer-bar.tsx";
import { timerActions, useRemainingSeconds } from "#components/content/recipes/timers/timer-store.ts";
import { Link } from "#components/ui/navigation/link.tsx";
import { toCookHash } from "#lib/content/recipes/cook-mode/cook-address.ts";
import { stepId } from "#lib/content/recipes/recipe.ts";
import { formatRemaining } from "#lib/content/recipes/timers/format-remaining.ts";
import type { Timer } from "#lib/content/recipes/timers/timer.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

const minuteMs = 60_000;

/** A timer in the bar: what is left, a link to its step, and its buttons. */
export function TimerItem({ timer, messages }: { timer: Timer } & TimerBarProps) {
  const { id, label, href, step, recipeTitle, deadlineMs } = timer;
  const seconds = useRemainingSeconds(timer);
  const hash = useCookMode() ? toCookHash(step) : `#${stepId(step)}`;
  const isPaused = deadlineMs === null;
  const isDone = !isPaused && seconds === 0;
  const fill = (text: string) => text.replace("{label}", () => label);
  return (
    <li className={clsx("timer-item", isDone && "timer-item-done")} data-timer-item={id}>
      {/* Translated anew each second, it would flicker. */}
      <b role="timer" aria-label={label} aria-live="off" translate="no">
        {formatRemaining(seconds)}
      </b>
      <Link href={href + hash} title={recipeTitle} className="timer-link">
        <strong>{label}</strong>
        <small>
          {isDone
            ? formatFinished(deadlineMs, messages)
            : `${messages.step.replace("{step}", String(step))}${isPaused ? `, ${messages.paused}` : ""}`}
        </small>
      </Link>
      {!isDone && (
        <ItemButton
          name={fill(isPaused ? messages.resumeOf : messages.pauseOf)}
          icon={isPaused ? "play" : "pause"}
          onPress={() => (isPaused ? timerActions.resume(id) : timerActions.pause(id))}
        />
      )}
      <button
        type="button"
        className="timer-minute"
        aria-label={`${messages.addMinute}, ${fill(messages.addMinuteTo)}`}
        onClick={() => {
          unlockSound();
          timerActions.addMinute(id);
        }}
      >
        {messages.addMinute}
      </button>
      <ItemButton
        name={fill(isDone ? messages.stopOf : messages.removeOf)}
        icon={isDone ? "check" : "x"}
        onPress={(button) => remove(id, button)}
      />
    </li>
  );
}

interface ItemButtonProps {
  name: string;
  icon: "pause" | "play" | "check" | "x";
  onPress: (button: HTMLElement) => void;
}

function ItemButton({ name, icon, onPress }: ItemButtonProps) {
  const handlePress = (button: HTMLElement) => {
    unlockSound();
    onPress(button);
  };
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      onClick={({ currentTarget }) => handlePress(currentTarget)}
    >
      <KitchenIcon name={icon} />
    </button>
  );
}

/** Removes a timer and moves the focus to the next one, else to the duration that started it. */
function remove(id: string, button: HTMLElement): void {
  const item = button.closest("li");
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const origin = document.querySelector<HTMLElement>(`[data-timer="${CSS.escape(id)}"]`);
  const isOriginVisible = origin?.checkVisibility?.() !== false;
  const next = neighbour?.querySelector<HTMLElement>("button") ?? (isOriginVisible ? origin : null);
  timerActions.remove(id);
  (next ?? document.querySelector<HTMLElement>("main"))?.focus({ preventScroll: true });
}

/** "Fertig", after a minute also since when. */
function formatFinished(deadlineMs: number, messages: TimerBarProps["messages"]): string {
  const minutes = Math.floor((currentTimeMs() - deadlineMs) / minuteMs);
  return minutes < 1 ? messages.finished : messages.finishedAgo.replace("{minutes}", String(minutes));
}
