import { useEffect, useRef, useState } from "react";
import { isPlainClick } from "#components/ui/navigation/is-plain-click.ts";
import { runWhenIdle } from "#components/ui/run-when-idle.ts";

let requestCode: (() => Promise<void>) | undefined;

/**
 * Asks for the code that follows the page, and resolves once it is in use, or cannot be loaded.
 *
 * @see useAfterLoad
 */
export async function requestAfterLoad(): Promise<void> {
  await requestCode?.();
}

interface AfterLoadOptions {
  /** Elements that do nothing useful without the code. */
  selector: string;
  /** The element whose press a key stands for, or null. */
  findByKey?: (event: KeyboardEvent) => HTMLElement | null;
}

const gestures = ["pointerdown", "touchstart", "keydown"];

/**
 * Loads code after the page and its pictures, or as soon as a reader touches the page. A press on
 * an element of `selector` waits for the code and is then repeated. When the code cannot be loaded,
 * the press does what it does without script; the next one tries again.
 *
 * @returns what `load` resolves with, once it is there
 */
export function useAfterLoad<T>(load: () => Promise<T>, { selector, findByKey }: AfterLoadOptions): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const latest = useRef({ load, selector, findByKey });
  const pressed = useRef<HTMLElement>(null);
  const finish = useRef<() => void>(undefined);

  useEffect(() => {
    if (loaded === undefined) return waitForCode(latest.current, pressed, finish, setLoaded);
    // The effects of what the code renders have run before this one.
    finish.current?.();
    pressed.current?.click();
    pressed.current = null;
  }, [loaded]);
  return loaded;
}

interface Holder<V> {
  current: V;
}

function waitForCode<T>(
  { load, selector, findByKey }: AfterLoadOptions & { load: () => Promise<T> },
  pressed: Holder<HTMLElement | null>,
  finish: Holder<(() => void) | undefined>,
  setLoaded: (set: () => T) => void,
): () => void {
  let running: Promise<void> | undefined;
  let isNative = false;

  function start(): Promise<void> {
    running ??= new Promise((resolve) => {
      finish.current = resolve;
      load().then(
        (code) => setLoaded(() => code),
        () => {
          running = undefined;
          resolve();
          isNative = true;
          pressed.current?.click();
          isNative = false;
          pressed.current = null;
        },
      );
    });
    return running;
  }

  function hold(event: Event, element: HTMLElement | null): void {
    if (!element || isNative || event.defaultPrevented) return;
    event.preventDefault();
    pressed.current = element;
    void start();
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    hold(event, event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null);
  };
  const onKeyDown = (event: KeyboardEvent) => hold(event, findByKey?.(event) ?? null);

  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
  for (const gesture of gestures) document.addEventListener(gesture, start, { passive: true });
  const cancel = runWhenIdle(start);
  requestCode = start;
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("keydown", onKeyDown);
    for (const gesture of gestures) document.removeEventListener(gesture, start);
    cancel();
    requestCode = undefined;
  };
}
