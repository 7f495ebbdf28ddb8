import { createSharedText } from "#lib/platform/browser/stores/device-storage.ts";

/** The running timers as text, null without any; all tabs of the device share them. */
export const storedTimers = createSharedText("timers");
