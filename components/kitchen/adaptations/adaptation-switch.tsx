"use client";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { showToast } from "#components/ui/toast.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { itemStates, setItemState, watchItem } from "#lib/platform/browser/item-states.ts";
import {
  recipeVariant,
  setRecipeVariant,
  showRecipeVariant,
  type VariantPart,
} from "#lib/platform/browser/recipe-variant.ts";
import type { ActionResult } from "#lib/platform/http/action-result.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Texts } from "#lib/platform/i18n/texts.ts";

interface AdaptationSwitchProps {
  recipe: { id: string; slug: string };
  locale: Locale;
  /** Page on which the reader changes the recipe; it asks signed-out readers to sign in. */
  href: string;
  /** Renders the parts of the page that the reader has changed; null without changes. */
  load: (locale: Locale, slug: string) => Promise<ActionResult<Record<VariantPart, ReactNode> | null>>;
  labels: Texts<"adaptations.button">;
  icon: ReactNode;
}

/**
 * The link to the reader's own version of a recipe. Where there is one it is loaded and shown, and
 * the reader can change between it and the original. Nothing is requested for other readers.
 */
export function AdaptationSwitch({ recipe: { id, slug }, locale, href, load, labels, icon }: AdaptationSwitchProps) {
  const isAdapted = useSyncExternalStore(
    itemStates.subscribe,
    () => itemStates.get(id).isAdapted ?? false,
    () => false,
  );
  const { subscribe, read, readShown, readOnServer } = recipeVariant;
  const loaded = useSyncExternalStore(subscribe, () => read(id), readOnServer);
  const shown = useSyncExternalStore(subscribe, () => readShown(id), readOnServer);
  useEffect(() => watchItem(id), [id]);

  const { failed } = labels;
  useEffect(() => {
    if (!isAdapted) return;
    let isCurrent = true;
    void callAction(() => load(locale, slug)).then((result) => {
      if (!isCurrent) return;
      if (!result.ok) {
        if (result.code !== "outdated") showToast({ kind: "error", text: failed });
      } else if (result.data) setRecipeVariant({ recipeId: id, parts: result.data });
      else setItemState(id, { isAdapted: false });
    });
    return () => {
      isCurrent = false;
      setRecipeVariant(null);
    };
  }, [isAdapted, id, slug, locale, load, failed]);

  if (!loaded) {
    return (
      <Link href={href} className={buttonClass({ variant: "quiet" })}>
        {icon}
        {labels.adapt}
      </Link>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div role="group" aria-label={labels.legend} className="adaptation-switch">
        <button type="button" aria-pressed={shown === null} onClick={() => showRecipeVariant(false)}>
          {labels.original}
        </button>
        <button type="button" aria-pressed={shown !== null} onClick={() => showRecipeVariant(true)}>
          {labels.mine}
        </button>
      </div>
      <Link href={href} aria-label={labels.edit} className={buttonClass({ variant: "quiet" })}>
        {icon}
      </Link>
    </>
  );
}
