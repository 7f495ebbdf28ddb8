import { followEvents } from "#components/business/analytics/followed-events.ts";
import { loadScript } from "#lib/platform/browser/outside-scripts/load-script.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";
import { readText, storeText } from "#lib/platform/browser/stores/device-storage.ts";
import type { OutsideTools } from "#lib/platform/consent/outside-tools.ts";

/** What is used of the SDK. */
interface BrazeSdk {
  initialize(apiKey: string, options: { baseUrl: string }): boolean;
  openSession(): void;
  changeUser(id: string): void;
  getUser(): { setCustomUserAttribute(name: string, value: string | boolean): boolean } | undefined;
  wipeData(): void;
}

declare global {
  interface Window {
    braze?: BrazeSdk;
  }
}

/** Key of localStorage: the SDK has data of a user on this device. */
const storageKey = "brazeKnowsUser";

/**
 * Loads the marketing tool and tells it who is signed in. The id goes to this tool only and is not
 * among the events of the page.
 *
 * @see https://js.appboycdn.com/web-sdk/latest/doc/modules/braze.html
 */
export async function startBraze({ apiKey, endpoint, url }: NonNullable<OutsideTools["braze"]>): Promise<void> {
  await loadScript(url);
  const { braze } = window;
  if (!braze?.initialize(apiKey, { baseUrl: endpoint })) throw new Error("Braze did not start.");
  await untilSessionIsKnown();
  let isKnown = readText(storageKey) !== null;
  const updateUser = () => {
    const user = sessionStore.read();
    if (user === undefined || (user === null && !isKnown)) return;
    isKnown = user !== null;
    storeText(storageKey, isKnown ? "1" : null);
    // The next reader of this device is not the user who has signed out, here or on a former page.
    if (user === null) return braze.wipeData();
    braze.changeUser(user.id);
    braze.getUser()?.setCustomUserAttribute("is_premium", user.is_premium);
    braze.getUser()?.setCustomUserAttribute("type", user.new_type);
  };
  updateUser();
  braze.openSession();
  followEvents("marketing", ({ event }) => event === "data-updated" && updateUser());
}

/** A session that is recorded before would be that of the last user of this device. */
function untilSessionIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    const resolveIfKnown = () => sessionStore.read() !== undefined && resolve();
    sessionStore.subscribe(resolveIfKnown);
    resolveIfKnown();
  });
}
