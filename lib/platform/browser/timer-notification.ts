/** What a timer's notification carries, for the page or the service worker that handles a tap. */
export interface TimerNotificationData {
  /** Site-relative address of the recipe, without query and fragment. */
  href: string;
  /** Id of the step's element. */
  stepId: string;
}

/** What the service worker tells the tab that a tap has brought to the front. */
export interface ShowStepMessage extends TimerNotificationData {
  type: "show-step";
}

/** Reads the data of a notification; null when it is not one of a timer. */
export function readTimerNotification(data: unknown): TimerNotificationData | null {
  if (typeof data !== "object" || data === null) return null;
  const { href, stepId } = data as Partial<TimerNotificationData>;
  if (typeof href !== "string" || typeof stepId !== "string") return null;
  // Only an address of this site is opened.
  return /^\/(?![/\\])/.test(href) ? { href, stepId } : null;
}
