"use client";
import clsx from "clsx";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isInTheWay } from "#components/layout/in-the-way.ts";
import { followDialogs } from "#components/layout/toaster-place.ts";
import { dropToast, type ShownToast, toastStore } from "#components/ui/toast.ts";

interface ToasterProps {
  /** Names the region and the key that leads to it. */
  label: string;
  icons: Record<ShownToast["kind"], ReactNode>;
}

const keyToToasts = "F8";

/**
 * Short messages at the foot of the window. They wait for a pointer or the focus to leave, give way to what has the focus, and are
 * carried by the dialog that is open: what is not in it can be neither pressed nor heard.
 */
export function Toaster({ label, icons }: ToasterProps) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const newest = toasts.at(-1)?.id;

  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const place = () => {
      // Whoever presses a button in it would miss it if it moved away under the finger.
      if (!region.contains(document.activeElement)) region.toggleAttribute("data-high", isInTheWay(region));
    };
    if (newest === undefined) {
      region.removeAttribute("data-high");
      setHovered(false);
      return;
    }
    place();
    document.addEventListener("focusin", place);
    return () => document.removeEventListener("focusin", place);
  }, [newest]);

  useLayoutEffect(() => {
    if (!home.current || !ref.current) return;
    return followDialogs(ref.current, home.current, toastStore.subscribe);
  }, []);

  useEffect(() => {
    const goThere = (event: globalThis.KeyboardEvent) => {
      const button = event.key === keyToToasts && ref.current?.querySelector<HTMLElement>("button, [tabindex]");
      if (!button) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      button.focus();
    };
    document.addEventListener("keydown", goThere);
    return () => document.removeEventListener("keydown", goThere);
  }, []);

  function goBack() {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    else ref.current?.querySelector<HTMLElement>(":focus")?.blur();
    setFocused(false);
  }

  function close(id: number) {
    goBack();
    dropToast(id);
  }

  return (
    <div ref={home} className="contents">
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
            <ToastLine
              key={toast.id}
              toast={toast}
              icon={icons[toast.kind]}
              isWaiting={isHovered || isFocused}
              onClose={() => close(toast.id)}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

interface ToastLineProps {
  toast: ShownToast;
  icon: ReactNode;
  /** Somebody is reading or about to press. */
  isWaiting: boolean;
  onClose: () => void;
}

function ToastLine({ toast, icon, isWaiting, onClose }: ToastLineProps) {
  const { id, lasts, action } = toast;
  const left = useRef(lasts);

  useEffect(() => {
    if (isWaiting) return;
    const began = performance.now();
    const timer = setTimeout(() => dropToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - began));
    };
  }, [id, isWaiting]);

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    // Nor is the dialog that carries it to close.
    event.preventDefault();
    onClose();
  }

  return (
    <li
      onKeyDown={closeByEscape}
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
