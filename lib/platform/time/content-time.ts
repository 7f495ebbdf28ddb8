import { AsyncLocalStorage } from "node:async_hooks";
import { cache } from "react";

const getPage = cache((): { at?: Date } => ({}));
const present = new AsyncLocalStorage<true>();

/**
 * Has the page that is being rendered show content as readers will see it at an instant. Editors
 * preview a page so; what is read for it is not cached. Outside of a page it has no effect.
 */
export function showContentAt(at: Date): void {
  getPage().at = at;
}

/** Runs what readers of the present will get, even if the page turns to another time meanwhile. */
export function inPresent<Result>(run: () => Result): Result {
  return present.run(true, run);
}

/** The instant whose content the page that is being rendered shows; undefined for the present. */
export function contentTime(): Date | undefined {
  return present.getStore() ? undefined : getPage().at;
}
