"use client";
import clsx from "clsx";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { obstructsFocus } from "#components/layout/toasts/focus-obstruction.ts";
import { portalToOpenDialog } from "#components/layout/toasts/toast-portal.ts";
import { dismissToast, type ShownToast, toastStore } from "#components/ui/toast.ts";

export interface ToasterProps {
  /** Name of the region; it mentions the key that focuses it. */
  label: string;
  icons: Record<ShownToast["kind"], ReactNode>;
}

const toastsKey = "F8";

/**
 * Short messages at the bottom of the window. They stay while they are hovered or focused, move to
 * the top when they would cover the focused element, and are rendered inside an open modal dialog.
 */
export function Toaster({ label, icons }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const defaultParent = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element>(null);
  const newestId = toasts.at(-1)?.id;

  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const updatePosition = () => {
      // It must not move while its buttons are used.
      if (!region.contains(document.activeElement)) region.toggleAttribute("data-high", obstructsFocus(region));
    };
    if (newestId === undefined) {
      region.removeAttribute("data-high");
      setHovered(false);
      return;
    }
    updatePosition();
    document.addEventListener("focusin", updatePosition);
    return () => document.removeEventListener("focusin", updatePosition);
  }, [newestId]);

  useLayoutEffect(() => {
    if (!defaultParent.current || !ref.current) return;
    return portalToOpenDialog(ref.current, defaultParent.current, toastStore.subscribe);
  }, []);

  useToastsKey(ref, previousFocus);

  function restoreFocus() {
    if (previousFocus.current instanceof HTMLElement && previousFocus.current.isConnected)
      previousFocus.current.focus();
    else ref.current?.querySelector<HTMLElement>(":focus")?.blur();
    setFocused(false);
  }

  function close(id: number) {
    restoreFocus();
    dismissToast(id);
  }

  return (
    <div ref={defaultParent} className="contents">
      <section
        ref={ref}
        aria-label={label}
        className="toaster"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ol aria-live="polite" aria-relevant="additions">
          {toasts.map((toast) => (
            <ToastItem
              key={toast.id}
              toast={toast}
              icon={icons[toast.kind]}
              isPaused={isHovered || isFocused}
              onClose={() => close(toast.id)}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Focuses the first button of the toasts on F8 and stores the element that had the focus. */
function useToastsKey(ref: RefObject<HTMLElement | null>, previousFocus: RefObject<Element | null>) {
  useEffect(() => {
    const focusToasts = (event: globalThis.KeyboardEvent) => {
      const button = event.key === toastsKey && ref.current?.querySelector<HTMLElement>("button, [tabindex]");
      if (!button) return;
      event.preventDefault();
      previousFocus.current = document.activeElement;
      button.focus();
    };
    document.addEventListener("keydown", focusToasts);
    return () => document.removeEventListener("keydown", focusToasts);
  }, [ref, previousFocus]);
}

interface ToastItemProps {
  toast: ShownToast;
  icon: ReactNode;
  /** True while the toasts are hovered or focused. */
  isPaused: boolean;
  onClose: () => void;
}

function ToastItem({ toast, icon, isPaused, onClose }: ToastItemProps) {
  const { id, durationMs, action } = toast;
  const remainingMs = useRef(durationMs);

  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(0, remainingMs.current - (performance.now() - startedAt));
    };
  }, [id, isPaused]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    // The dialog around it stays open.
    event.preventDefault();
    onClose();
  }

  return (
    <li
      onKeyDown={closeOnEscape}
      className={clsx("toast", toast.kind === "error" && "toast-error")}
      data-toast={toast.kind}
    >
      {icon}
      <p tabIndex={action ? undefined : -1}>{toast.text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </li>
  );
}
