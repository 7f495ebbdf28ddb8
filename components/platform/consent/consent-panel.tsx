"use client";
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { consentStyles } from "#components/platform/consent/consent-styles.ts";
import type { ConsentTexts } from "#components/platform/consent/consent-texts.ts";
import { leaveTools } from "#components/platform/consent/leave-tools.ts";
import { Button } from "#components/ui/button.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { showToast } from "#components/ui/toast.ts";
import { consentStore, decideConsent } from "#lib/platform/browser/consent-store.ts";
import { isDecided, isGranted } from "#lib/platform/consent/consent-cookie.ts";
import type { Purpose } from "#lib/platform/consent/purposes.ts";

interface ConsentPanelProps {
  texts: ConsentTexts;
  /** The pressed button of the footer while a reader changes the decision; null otherwise. */
  opener: HTMLElement | null;
  closeIcon: ReactNode;
  onClose: () => void;
}

/**
 * Asks which purposes the reader agrees to. It does not block the page: without a decision nothing
 * is used.
 */
export function ConsentPanel({ texts, opener, closeIcon, onClose }: ConsentPanelProps) {
  const asked = texts.purposes.map(({ purpose }) => purpose);
  const [isOpen, setOpen] = useState(() => !isDecided(consentStore.read(), asked));
  if (!isOpen && !opener) return null;
  const decide = (granted: readonly Purpose[]) => {
    const withdrawn = asked.some((purpose) => isGranted(consentStore.read(), purpose) && !granted.includes(purpose));
    decideConsent(granted, asked);
    setOpen(false);
    if (withdrawn) return leaveTools();
    if (opener) showToast({ kind: "success", text: texts.saved, durationMs: 2000 });
    onClose();
  };
  // A new form for a change shows what is decided now.
  return (
    <AtBeginning>
      <style>{consentStyles}</style>
      <ConsentForm
        key={String(opener !== null)}
        texts={texts}
        opener={opener}
        closeIcon={closeIcon}
        asked={asked}
        decide={decide}
        onClose={onClose}
      />
    </AtBeginning>
  );
}

/** Renders at the beginning of the page, where the keyboard reaches it first. */
function AtBeginning({ children }: { children: ReactNode }) {
  const [parent, setParent] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const element = document.createElement("div");
    document.querySelector(".skip-link")?.after(element);
    setParent(element);
    return () => element.remove();
  }, []);
  return parent && createPortal(children, parent);
}

interface ConsentFormProps extends ConsentPanelProps {
  asked: readonly Purpose[];
  decide: (granted: readonly Purpose[]) => void;
}

function ConsentForm({ texts, opener, closeIcon, asked, decide, onClose }: ConsentFormProps) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(opener !== null);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (opener) title.current?.focus();
  }, [opener]);
  useEffect(() => {
    if (isChoosing && !opener) form.current?.querySelector<HTMLElement>("input")?.focus();
  }, [isChoosing, opener]);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    decide(asked.filter((purpose) => values.has(purpose)));
  }
  function close() {
    onClose();
    opener?.focus();
  }

  return (
    <section
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="consent"
      onKeyDown={(event) => opener && event.key === "Escape" && close()}
    >
      <div className="gingham h-2 [--cell:4px]" />
      <form ref={form} onSubmit={save} className="consent-form">
        <div className="consent-body">
          <h2 ref={title} id={`${id}-title`} tabIndex={-1} className="consent-title">
            {texts.title}
          </h2>
          <p id={`${id}-text`} className="text-ink-2 text-sm">
            {texts.text}
          </p>
          {isChoosing && (
            <div className="mt-2 grid gap-1">
              {texts.purposes.map(({ purpose, label, text }) => (
                <Checkbox
                  key={purpose}
                  name={purpose}
                  defaultChecked={isGranted(consentStore.read(), purpose)}
                  label={
                    <>
                      <b>{label}</b>
                      <span className="block text-ink-2 text-sm">{text}</span>
                    </>
                  }
                />
              ))}
            </div>
          )}
          <p className="flex flex-wrap gap-x-4 text-sm">
            {texts.links.map(({ href, label }) => (
              <Link key={href} href={href} className="inline-flex min-h-8 items-center underline">
                {label}
              </Link>
            ))}
          </p>
        </div>
        <div className="consent-buttons">
          <Button variant="secondary" onClick={() => decide([])}>
            {texts.refuse}
          </Button>
          <Button variant="secondary" onClick={() => decide(asked)}>
            {texts.accept}
          </Button>
          {/* Keys: the pressed button must not become the one that submits. */}
          {isChoosing ? (
            <Button key="save" type="submit" variant="primary">
              {texts.save}
            </Button>
          ) : (
            <Button key="choose" variant="bare" aria-expanded={false} onClick={() => setChoosing(true)}>
              {texts.choose}
            </Button>
          )}
        </div>
        {opener && (
          <button type="button" aria-label={texts.close} className="modal-close consent-close" onClick={close}>
            {closeIcon}
          </button>
        )}
      </form>
    </section>
  );
}
