"use client";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Switch } from "#components/ui/choice.tsx";
import { useFormAction } from "#components/ui/use-form-action.ts";
import { refreshViewer } from "#components/ui/use-viewer.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { setNewsletterAction } from "#lib/newsletters/actions.ts";

interface NewsletterSwitchProps {
  locale: Locale;
  /** "pending" waits for the link in a mail. */
  stored: "on" | "off" | "pending";
  words: Record<"label" | "on" | "off" | "pending" | "save" | "failed", string>;
}

/** The newsletter for one's own address, on or off at once; without script by a button. */
export function NewsletterSwitch({ locale, stored, words }: NewsletterSwitchProps) {
  const [isOn, setOn] = useState(stored !== "off");
  const { status, isSending, form } = useFormAction(setNewsletterAction, []);
  useEffect(() => {
    if (isSending) return;
    if (status === "sent") void refreshViewer();
    if (status === "failed") setOn(stored !== "off");
  }, [status, isSending, stored]);

  const isChanged = status === "sent" && !isSending;
  return (
    <form {...form} className="grid gap-2">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="wanted" value="false" />
      <Switch
        label={words.label}
        name="wanted"
        value="true"
        checked={isOn}
        onChange={(event) => {
          if (isSending) return;
          setOn(event.target.checked);
          event.target.form?.requestSubmit();
        }}
      />
      <div className="hidden [@media(scripting:none)]:block">
        <Button type="submit" look="secondary">
          {words.save}
        </Button>
      </div>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {stored === "pending" && !isChanged ? words.pending : isChanged && words[isOn ? "on" : "off"]}
      </p>
      <p role="alert" className="font-strong text-error text-sm empty:hidden">
        {status === "failed" && words.failed}
      </p>
    </form>
  );
}
