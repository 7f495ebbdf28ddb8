/** An error response of the API; `fields` holds the error of each wrong field. */
export class ApiClientError extends Error {
  override name = "ApiClientError";
  readonly status: number;
  /** Error code, see lib/http/api.ts; empty when the response is not of the API. */
  readonly code: string;
  /** Message in the language of the page, or empty. */
  readonly localizedMessage: string;
  readonly fields: Record<string, string>;

  constructor(status: number, details: { code?: string; message?: string; fields?: Record<string, string> } = {}) {
    super(`Status ${status}`);
    this.status = status;
    this.code = details.code ?? "";
    this.localizedMessage = details.message ?? "";
    this.fields = details.fields ?? {};
  }
}

interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** A FormData is sent as it is, anything else as JSON. */
  body?: unknown;
}

/** Name of the window event after a 401 response: the session may have ended. */
export const unauthorizedEvent = "tischlein-unknown-reader";

/** Fired when the server has ended the session of an open connection. */
export const sessionEndedEvent = "session-ended";

/**
 * Calls the API of this site in the language of the page; in the browser only. Redirects are not
 * followed.
 *
 * @returns the parsed body, undefined for 204
 * @throws {ApiClientError} for a status of 400 or above
 * @throws {Error} "Request error" without a response
 */
export async function callApi<Result>(path: `/api/${string}`, { method = "GET", body }: ApiRequest = {}) {
  const isForm = body instanceof FormData;
  const headers: Record<string, string> = {
    accept: "application/vnd.tischlein.v3+json, application/json",
    "accept-language": document.documentElement.lang,
  };
  if (body !== undefined && !isForm) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined || isForm ? (body as FormData | undefined) : JSON.stringify(body),
      redirect: "error",
    });
  } catch (error) {
    throw new Error("Request error", { cause: error });
  }
  if (response.status === 401) window.dispatchEvent(new Event(unauthorizedEvent));
  if (!response.ok) throw new ApiClientError(response.status, (await readJson(response))?.error);
  return (response.status === 204 ? undefined : await response.json()) as Result;
}

async function readJson(response: Response) {
  try {
    return (await response.json()) as { error?: { code?: string; message?: string; fields?: Record<string, string> } };
  } catch {
    return null;
  }
}
