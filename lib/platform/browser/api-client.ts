import { ApiClientError, createApiCaller } from "#lib/platform/api-client/api-client.ts";

export { ApiClientError };

/** Name of the window event after a 401 response: the session may have ended. */
export const unauthorizedEvent = "tischlein-unknown-reader";

/** Fired when the server has ended the session of an open connection. */
export const sessionEndedEvent = "session-ended";

/**
 * Calls an operation of the API of this site in the language of the page; in the browser only. See
 * `createApiCaller`.
 */
export const callApi = createApiCaller({
  baseUrl: "/api",
  getHeaders: () => ({ "accept-language": document.documentElement.lang }),
  onUnauthorized: () => window.dispatchEvent(new Event(unauthorizedEvent)),
});
