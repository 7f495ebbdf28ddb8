import { type ReactNode, useEffect, useState } from "react";
import type { CookView } from "#components/content/recipes/cook-mode/cook-view.ts";
import { AddDish } from "#components/content/recipes/cook-mode/dish-tabs.tsx";
import { HandOver } from "#components/content/recipes/cook-mode/hand-over.tsx";
import { useVoiceControl } from "#components/content/recipes/cook-mode/use-voice-control.ts";
import { KitchenIcon } from "#components/content/recipes/kitchen-icon.tsx";

/** Reading aloud, voice, other devices, other dishes, and the list of all ingredients. */
export function CookTools(view: CookView) {
  const { messages, reader } = view;
  const voice = useVoiceControl(view);
  return (
    <>
      <div className="cook-tools">
        {reader.isSupported && (
          <Tool label={messages.read} isOn={reader.isReading} onPress={reader.isReading ? reader.stop : reader.read}>
            <KitchenIcon name="volume" />
          </Tool>
        )}
        {voice.isSupported && (
          <Tool label={messages.voice} isOn={voice.state === "listening"} onPress={voice.toggle}>
            <KitchenIcon name="mic" />
          </Tool>
        )}
        <HandOver step={view.step} messages={messages} />
        <AddDish messages={messages} />
        <IngredientsToggle label={messages.ingredients} />
      </div>
      <p role="status" className={voice.state === "off" ? "sr-only" : "cook-voice"}>
        {voice.state === "listening" && messages.voiceHint}
        {voice.state === "denied" && messages.voiceDenied}
      </p>
    </>
  );
}

interface ToolProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Shows the ingredient list of the page beside the step. */
function IngredientsToggle({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const list = document.getElementById("ingredients");
    if (!list || !isOpen) return;
    const root = document.documentElement;
    root.dataset.cookIngredients = "";
    list.inert = false;
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
    return () => {
      delete root.dataset.cookIngredients;
      // When cook mode is left, the list belongs to the page again.
      list.inert = root.dataset.cookMode !== undefined;
      list.removeAttribute("tabindex");
    };
  }, [isOpen]);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls="ingredients"
      onClick={({ currentTarget }) => {
        setOpen(!isOpen);
        if (isOpen) currentTarget.focus();
      }}
    >
      <KitchenIcon name="list" />
    </button>
  );
}
