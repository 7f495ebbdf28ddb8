"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { sessionStore } from "../session-store.ts";
import { type FormDraft, fillForm, findFormDraft, keepVersion, removeFormDraft, saveFormDraft } from "./form-draft.ts";

/**
 * Keeps what was typed into a form while its user signs in again, or while its page is loaded anew,
 * and types it into the form when that is there again. What one user has typed is never shown to
 * another one.
 */
export function useFormDraft(ref: RefObject<HTMLFormElement | null>, fields: readonly string[]) {
  const [restored, setRestored] = useState<FormDraft | null>(null);
  const names = useRef(fields);
  // Who had the form before the session ended: by then the page may know that it has.
  const owner = useRef<string | null>(null);

  useEffect(() => {
    const note = () => {
      owner.current ??= sessionStore.read()?.id ?? null;
    };
    note();
    return sessionStore.subscribe(note);
  }, []);
  useEffect(() => {
    const form = ref.current;
    if (!form || !findFormDraft(form, names.current)) return;
    const restore = () => {
      const draft = findFormDraft(form, names.current);
      const user = sessionStore.read();
      if (!draft || user === undefined || (draft.userId !== null && draft.userId !== user?.id)) return;
      unsubscribe();
      setRestored(draft);
    };
    const unsubscribe = sessionStore.subscribe(restore);
    restore();
    return unsubscribe;
  }, [ref]);
  // After the fields have got the texts as values: some show them only when they are typed.
  useEffect(() => {
    if (restored && ref.current) fillForm(ref.current, restored);
  }, [ref, restored]);

  return {
    restored,
    save(data: FormData) {
      if (ref.current) saveFormDraft(ref.current, names.current, { data, userId: owner.current });
    },
    /** Before what the form has is sent: it leaves the device. */
    release(data: FormData) {
      if (restored) keepVersion(data, restored);
      if (ref.current) removeFormDraft(ref.current, names.current);
    },
    /** Once it is stored: what is typed from now on stands on that. */
    settle() {
      setRestored(null);
    },
  };
}

/** Where readers sign in or up. Written here: the table of all addresses is several kilobytes. */
const signInPaths = /^\/(?:de|en)\/(?:login|signup)$/;

/**
 * Whether an action has failed because it leads to a page where readers sign in or up. Next.js
 * redirects by throwing an error whose digest is `NEXT_REDIRECT;type;address;status;`.
 */
export function isSignInRedirect(error: unknown): boolean {
  const [kind, , href = ""] = String(Object(error).digest ?? "").split(";");
  if (kind !== "NEXT_REDIRECT") return false;
  return signInPaths.test(href.split("?", 1)[0] ?? "");
}
