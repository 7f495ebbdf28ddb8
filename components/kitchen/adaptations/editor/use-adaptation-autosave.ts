"use client";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { useAutosave } from "#components/ui/autosave/use-autosave.ts";
import { type AdaptationFormState, autosaveAdaptationAction } from "#lib/kitchen/adaptations/actions.ts";
import { type AdaptationEntries, autosavedAdaptations } from "#lib/kitchen/adaptations/form/autosaved-adaptations.ts";
import type { FieldErrors } from "#lib/kitchen/adaptations/form/form-data.ts";
import type { FormView } from "#lib/kitchen/adaptations/form/form-view.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";

/**
 * Keeps a reader's version saved while it is edited. `restored` is what the form has to show in
 * place of the page: what was typed before on this device.
 *
 * @param posted the result of the form without script
 */
export function useAdaptationAutosave(userId: string, { recipeId, version }: FormView, posted: AdaptationFormState) {
  const locale = useLocale();
  const router = useRouter();
  const [restored, setRestored] = useState<AdaptationEntries | null>(null);
  const { autosave, state } = useAutosave(autosavedAdaptations, {
    userId,
    text: { id: recipeId, version, content: {}, savedAt: null },
    send: (change) => callAction(() => autosaveAdaptationAction({ ...change, locale }, userId)),
  });

  // The fields are not controlled: they get what this page or this device has beyond the page.
  useEffect(() => {
    const { status, content, version: present } = autosave.getState();
    if (status === "saved" && present <= version) return;
    if (Object.keys(content).length > 0) setRestored(content);
    else router.refresh();
  }, [autosave, version, router]);

  const errors = state.status === "saved" && "errors" in posted ? posted.errors : (state.errors as FieldErrors);
  return { autosave, state, errors, restored, dropRestored: () => setRestored(null) };
}
