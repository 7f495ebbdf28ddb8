"use server";
import { refresh } from "next/cache";
import { getViewer } from "#lib/auth/viewer.ts";
import { address } from "#lib/i18n/address.ts";
import { takeForm } from "#lib/take-form.ts";
import { parseResult } from "./address.ts";
import { adoptTaste, forgetTaste, keepTaste, putOffQuiz } from "./mutations.ts";
import { forgetTasteInput, keepTasteInput, type TasteFormState, tasteBody } from "./schema.ts";

/** Keeps the answers of the result page for whoever is signed in. */
export async function keepTasteAction(_before: TasteFormState, form: FormData): Promise<TasteFormState> {
  return takeForm(
    {
      fields: [],
      schema: keepTasteInput,
      act: async ({ answers, locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        const query = new URLSearchParams(answers);
        const { taste } = parseResult(Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)])));
        await keepTaste(viewer.id, taste);
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Forgets what whoever is signed in has answered. */
export async function forgetTasteAction(_before: TasteFormState, form: FormData): Promise<TasteFormState> {
  return takeForm(
    {
      fields: [],
      schema: forgetTasteInput,
      act: async ({ locale }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        await forgetTaste(viewer.id);
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Takes over what was answered on this device. False when nobody is signed in, or it means nothing: then the device keeps it. */
export async function adoptTasteAction(answers: unknown): Promise<boolean> {
  const viewer = await getViewer();
  const taste = tasteBody.safeParse(answers);
  if (!viewer || !taste.success) return false;
  await adoptTaste(viewer.id, taste.data);
  return true;
}

/** Remembers that the quiz was offered. */
export async function putOffQuizAction(): Promise<void> {
  const viewer = await getViewer();
  if (viewer) await putOffQuiz(viewer.id);
}
