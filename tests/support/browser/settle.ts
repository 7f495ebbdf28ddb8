import { vi } from "vitest";

const delay = () => new Promise((resolve) => setTimeout(resolve, 60));

/**
 * Waits until what components start after a render is over: timers of a few milliseconds, answers
 * of a stubbed `fetch`, and modules that are loaded on demand, however long a busy machine takes.
 */
export async function settle(): Promise<void> {
  await delay();
  await vi.dynamicImportSettled();
  await delay();
}
