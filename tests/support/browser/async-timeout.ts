import { configure, getConfig } from "@testing-library/react";

// Tests replace the timers of the window.
const { setImmediate } = globalThis;
const { asyncWrapper } = getConfig();

/** React works in slices between tasks; on a busy machine effects come some slices later. */
const slices = 10;

configure({
  // One second, the default, is too short where two cores also run a database or a browser.
  asyncUtilTimeout: 10_000,
  /** Finds and presses end when React has run the effects of what they found or changed. */
  asyncWrapper: async (run) => {
    const result = await asyncWrapper(run);
    for (let slice = 0; slice < slices; slice++) await new Promise((resolve) => setImmediate(resolve));
    return result;
  },
});
