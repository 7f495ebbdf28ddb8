"use client";
import Link from "next/link";
import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { showToast } from "#components/ui/toast.ts";
import { refreshViewer, useViewer } from "#components/ui/use-viewer.ts";
import { signOutAction } from "#lib/accounts/actions.ts";
import { hasHint } from "#lib/auth/hint-cookie.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { Face } from "./face.tsx";

interface UserMenuProps {
  locale: Locale;
  words: Record<"button" | "signOut" | "signingOut" | "notSignedOut", string>;
  links: { href: string; label: string; icon: ReactNode }[];
  signOutIcon: ReactNode;
}

const panelId = "user-menu";

/** The menu of whoever is signed in. It stands in every page, unseen until the hint says that somebody is (app/account.css). */
export function UserMenu({ locale, words, links, signOutIcon }: UserMenuProps) {
  const viewer = useViewer();
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("focusin", closeBeside);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("focusin", closeBeside);
    };
  }, [isOpen]);

  function leave() {
    if (isLeaving) return;
    setLeaving(true);
    const form = new FormData();
    form.set("locale", locale);
    startTransition(async () => {
      // Done, it leads to the start page and is no answer: whether the hint is gone tells what became of it.
      await signOutAction({ status: "open" }, form).catch(() => {});
      setLeaving(false);
      if (hasHint(document.cookie)) return void showToast({ kind: "error", text: words.notSignedOut });
      setOpen(false);
      await refreshViewer();
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      setOpen(false);
      button.current?.focus();
      return;
    }
    const items = [...(ref.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = nextOf(event.key, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    if (isOpen) items[next]?.focus();
    else setOpen(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and the links inside
    <div ref={ref} onKeyDown={onKeyDown} className="user-menu">
      <button
        ref={button}
        type="button"
        aria-label={words.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="icon-button rounded-full"
      >
        <Face viewer={viewer} />
      </button>
      <div id={panelId} hidden={!isOpen} className="user-menu-panel">
        {isOpen && (
          <>
            {viewer && (
              <p className="flex items-center gap-3 border-line border-b px-3 pt-2 pb-3">
                <Face viewer={viewer} />
                <span className="min-w-0 break-words font-strong leading-tight">{viewer.name}</span>
              </p>
            )}
            <ul className="py-2">
              {links.map(({ href, label, icon }) => (
                <li key={href}>
                  <Link data-item prefetch={false} href={href} onClick={() => setOpen(false)}>
                    {icon}
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="border-line border-t pt-2">
              <button data-item type="button" aria-disabled={isLeaving} onClick={leave}>
                {signOutIcon}
                {isLeaving ? words.signingOut : words.signOut}
              </button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** Which of the items a key leads to; the button itself is before the first. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown") return (at + 1) % count || 0;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
