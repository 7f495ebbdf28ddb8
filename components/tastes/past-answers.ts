"use client";
import { type RefObject, useEffect, useState } from "react";
import { useViewer } from "#components/ui/use-viewer.ts";
import { askApi } from "#lib/ask-api.ts";
import { answersTo, isAnswered, questions, type Taste, toTaste } from "#lib/tastes/choices.ts";
import { forgetTasteHere, readTaste, rememberTaste } from "#lib/tastes/device.ts";

const door = "/api/personalization/preferences/";
/** Milliseconds to wait for the account; whoever has answered wants recipes. */
const patience = 3000;

/**
 * What was answered before, in the account of whoever is signed in or else on this device: ticked, unless somebody has begun already, and
 * kept anew.
 */
export function usePastAnswers(form: RefObject<HTMLFormElement | null>) {
  const viewer = useViewer();
  const [state, setState] = useState<"none" | "filled" | "forgotten">("none");

  useEffect(() => {
    if (viewer === undefined) return;
    let isCurrent = true;
    void readPast(viewer !== null).then((taste) => {
      if (!isCurrent || !taste || !isAnswered(taste) || !form.current) return;
      if (questions.some((question) => new FormData(form.current ?? undefined).has(question))) return;
      tick(form.current, taste);
      setState("filled");
    });
    return () => {
      isCurrent = false;
    };
  }, [viewer, form]);

  async function forget() {
    forgetTasteHere();
    if (viewer) await askApi(door, { method: "DELETE" }).catch(() => {});
    form.current?.reset();
    setState("forgotten");
  }

  /** Keeps the answers where they belong. What cannot be kept is in the address of the result all the same. */
  async function keep(answers: FormData) {
    const taste = toTaste((question) => answers.getAll(question));
    if (!viewer) return isAnswered(taste) ? rememberTaste(taste) : forgetTasteHere();
    const kept = askApi(door, { method: "PUT", body: taste, keepalive: true }).catch(() => {});
    await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, patience))]);
  }

  return { isFilled: state === "filled", isForgotten: state === "forgotten", forget, keep };
}

async function readPast(isSignedIn: boolean): Promise<Taste | null> {
  if (!isSignedIn) return readTaste();
  const answer = await askApi<{ data: Taste | null }>(door).catch(() => null);
  return answer?.data ?? null;
}

function tick(form: HTMLFormElement, taste: Taste) {
  for (const input of form.elements) {
    if (!(input instanceof HTMLInputElement)) continue;
    const question = questions.find((name) => name === input.name);
    input.checked = question !== undefined && answersTo(question, taste).includes(input.value);
  }
}
