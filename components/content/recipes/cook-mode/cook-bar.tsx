import clsx from "clsx";
import { useEffect, useState } from "react";
import { leaveCookMode, showCookStep, useCookMode } from "#components/content/recipes/cook-mode/cook-mode-store.ts";
import { CookTools } from "#components/content/recipes/cook-mode/cook-tools.tsx";
import type { CookView } from "#components/content/recipes/cook-mode/cook-view.ts";
import { DishTabs } from "#components/content/recipes/cook-mode/dish-tabs.tsx";
import { useWakeLock } from "#components/content/recipes/cook-mode/use-wake-lock.ts";
import { KitchenIcon } from "#components/content/recipes/kitchen-icon.tsx";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { readText, storeText } from "#lib/platform/browser/stores/device-storage.ts";

const hintKey = "cook-hint";

/** The bar above the steps: title, progress and the tools of cook mode. */
export function CookBar(view: CookView) {
  const { step, first, last, steps, progress, messages } = view;
  const { title } = useRecipe();
  const resumedAt = useCookMode()?.resumedAt;
  const isAwake = useWakeLock();
  const hasHint = useFirstTime();
  return (
    <div className="cook-bar">
      <div className="cook-bar-row">
        <button type="button" className="icon-button" aria-label={messages.leave} onClick={() => void leaveCookMode()}>
          <KitchenIcon name="x" />
        </button>
        <p className="cook-title">
          <b>{title}</b>
          <span>{progress}</span>
        </p>
        {isAwake && (
          <p className="cook-awake">
            <KitchenIcon name="sun" />
            <span>{messages.awake}</span>
          </p>
        )}
        <CookTools {...view} />
      </div>
      <DishTabs messages={messages} />
      <div
        role="progressbar"
        aria-label={progress}
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={progress}
        className="cook-progress"
      >
        {steps.map(({ id }, index) => (
          <span key={id} className={clsx(index < step - first && "past", index === step - first && "gingham now")} />
        ))}
      </div>
      {resumedAt ? (
        <p className="cook-note">
          {messages.resumed.replace("{step}", String(resumedAt))}{" "}
          <button type="button" onClick={() => showCookStep(first)}>
            {messages.fromStart}
          </button>
        </p>
      ) : (
        hasHint && step === first && <p className="cook-note">{messages.hint}</p>
      )}
    </div>
  );
}

/** Whether cook mode has not been opened on this device before. */
function useFirstTime(): boolean {
  const [isFirst] = useState(() => readText(hintKey) === null);
  useEffect(() => void storeText(hintKey, "shown"), []);
  return isFirst;
}
