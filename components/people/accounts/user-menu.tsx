"use client";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { SignOutProps } from "#components/people/accounts/sign-out.tsx";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { showToast } from "#components/ui/toast.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { UserAvatar } from "./user-avatar.tsx";

interface UserMenuProps {
  locale: Locale;
  messages: Record<"button" | "signOut" | "signingOut" | "notSignedOut", string>;
  links: { href: string; label: string; icon: ReactNode }[];
  signOutIcon: ReactNode;
}

const panelId = "user-menu";

/**
 * Menu of the signed-in user. It is part of every page and hidden by CSS until the signed-in cookie
 * exists. Its plain form is its first link.
 */
export function UserMenu(props: UserMenuProps) {
  const { links, messages } = props;
  return (
    <PartBoundary
      fallback={
        <div className="user-menu">
          <a href={links[0]?.href} aria-label={messages.button} className="icon-button">
            {links[0]?.icon}
          </a>
        </div>
      }
    >
      <OpeningMenu {...props} />
    </PartBoundary>
  );
}

function OpeningMenu({ locale, messages, links, signOutIcon }: UserMenuProps) {
  const user = useSessionUser();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => setOpen(false), []);
  useCloseOutside(ref, isOpen, close);
  const { isSigningOut, signOut, running } = useSignOut({
    locale,
    userId: user?.id,
    errorText: messages.notSignedOut,
    onDone: close,
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      setOpen(false);
      button.current?.focus();
      return;
    }
    const items = [...(ref.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const next = getNextIndex(event.key, index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    if (isOpen) items[next]?.focus();
    else setOpen(true);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the button and the links inside
    <div ref={ref} onKeyDown={onKeyDown} className="user-menu">
      <button
        ref={button}
        type="button"
        aria-label={messages.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        className="icon-button rounded-full"
      >
        <UserAvatar user={user} />
      </button>
      <div id={panelId} hidden={!isOpen} className="user-menu-panel">
        {isOpen && (
          <>
            {user && (
              <p className="flex items-center gap-3 border-line border-b px-3 pt-2 pb-3">
                <UserAvatar user={user} />
                <span className="min-w-0 break-words font-strong leading-tight">{user.name}</span>
              </p>
            )}
            <ul className="py-2">
              {links.map(({ href, label, icon }) => (
                <li key={href}>
                  <Link data-item href={href} onClick={() => setOpen(false)}>
                    {icon}
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="border-line border-t pt-2">
              <button data-item type="button" aria-disabled={isSigningOut} onClick={signOut}>
                {signOutIcon}
                {isSigningOut ? messages.signingOut : messages.signOut}
              </button>
            </div>
          </>
        )}
      </div>
      {running}
    </div>
  );
}

/** Calls `close` when a press or the focus leaves an open element. */
function useCloseOutside(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [ref, isOpen, close]);
}

interface SignOutOptions extends Omit<SignOutProps, "userId" | "onEnd"> {
  userId: string | undefined;
  onDone: () => void;
}

/** The code that signs out is loaded when it is asked for; until then it renders nothing. */
function useSignOut({ userId, onDone, ...props }: SignOutOptions) {
  const [isSigningOut, setSigningOut] = useState(false);
  const [SignOut, setSignOut] = useState<ComponentType<SignOutProps>>();

  function end(isSignedOut: boolean) {
    setSigningOut(false);
    setSignOut(undefined);
    if (isSignedOut) onDone();
  }

  function signOut() {
    if (isSigningOut) return;
    setSigningOut(true);
    import("#components/people/accounts/sign-out.tsx").then(
      (loaded) => setSignOut(() => loaded.SignOut),
      () => {
        setSigningOut(false);
        showToast({ kind: "error", text: props.errorText });
      },
    );
  }

  return {
    isSigningOut,
    signOut,
    running: SignOut && userId && <SignOut {...props} userId={userId} onEnd={end} />,
  };
}

/** Index of the item a key moves to. Index -1 is the button. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowDown") return (index + 1) % count || 0;
  if (key === "ArrowUp") return index <= 0 ? count - 1 : index - 1;
  if (index < 0) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
