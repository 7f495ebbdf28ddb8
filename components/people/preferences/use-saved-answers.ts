"use client";
import { type RefObject, useEffect, useState } from "react";
import {
  clearLocalPreferences,
  readLocalPreferences,
  saveLocalPreferences,
} from "#lib/people/preferences/local-storage.ts";
import {
  answersFor,
  hasAnswers,
  type Preferences,
  quizQuestions,
  toPreferences,
} from "#lib/people/preferences/preferences.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { findPendingPreferences, writePreferences } from "./pending-preferences.ts";

/** The result page opens after this time even when the account has not answered. */
const maxWaitMs = 3000;

/**
 * Checks the answers the user saved before, of the account or else of this device, unless the form
 * has been used already; saves and deletes them there.
 */
export function useSavedAnswers(form: RefObject<HTMLFormElement | null>) {
  const user = useSessionUser();
  const [state, setState] = useState<"none" | "prefilled" | "deleted">("none");
  const userId = user?.id;

  useEffect(() => {
    if (user === undefined) return;
    let isCurrent = true;
    void readSavedAnswers(userId).then((preferences) => {
      if (!isCurrent || !preferences || !hasAnswers(preferences) || !form.current) return;
      if (quizQuestions.some((question) => new FormData(form.current ?? undefined).has(question))) return;
      checkAnswers(form.current, preferences);
      setState("prefilled");
    });
    return () => {
      isCurrent = false;
    };
  }, [user, userId, form]);

  async function remove() {
    clearLocalPreferences();
    if (userId) await writePreferences(userId, null);
    form.current?.reset();
    setState("deleted");
  }

  /**
   * Saves the answers. They are in the address of the result page too, so a failure is not shown.
   */
  async function save(answers: FormData) {
    const preferences = toPreferences((question) => answers.getAll(question));
    if (!userId) return hasAnswers(preferences) ? saveLocalPreferences(preferences) : clearLocalPreferences();
    const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    await Promise.race([writePreferences(userId, preferences), timeout]);
  }

  return { isPrefilled: state === "prefilled", isDeleted: state === "deleted", remove, save };
}

async function readSavedAnswers(userId: string | undefined): Promise<Preferences | null> {
  if (!userId) return readLocalPreferences();
  const pending = findPendingPreferences(userId);
  if (pending !== undefined) return pending;
  const response = await callApi("GET /personalization/preferences").catch(() => null);
  return response?.data ?? null;
}

function checkAnswers(form: HTMLFormElement, preferences: Preferences) {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement)) continue;
    const question = quizQuestions.find((name) => name === input.name);
    input.checked = question !== undefined && answersFor(question, preferences).includes(input.value);
  }
}
