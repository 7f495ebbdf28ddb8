/** What the API has refused; `fields` names what is wrong with which part of the body. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly status: number;
  /** Name of the problem, see lib/api.ts; empty when the answer was not the API's own. */
  readonly code: string;
  /** In the language of the page; empty when there is none. */
  readonly text: string;
  readonly fields: Record<string, string>;

  constructor(status: number, problem: { code?: string; message?: string; fields?: Record<string, string> } = {}) {
    super(`Status ${status}`);
    this.status = status;
    this.code = problem.code ?? "";
    this.text = problem.message ?? "";
    this.fields = problem.fields ?? {};
  }
}

interface Question {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON; a FormData as it is. */
  body?: unknown;
  /** Lets the request finish although the page is being left. */
  keepalive?: boolean;
}

/** Name of the event that tells of an answer for signed-in readers which nobody got. */
export const unknownReader = "tischlein-unknown-reader";

/**
 * Asks the site's own API in the language of the page; in the browser only. Answers what it says, undefined for 204. Rejects with a
 * RefusedError from status 400 on, with "Request error" when nothing arrives, and follows no redirect.
 */
export async function askApi<Answer>(path: `/api/${string}`, { method = "GET", body, keepalive }: Question = {}) {
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
      keepalive,
      redirect: "error",
    });
  } catch (error) {
    throw new Error("Request error", { cause: error });
  }
  if (response.status === 401) window.dispatchEvent(new Event(unknownReader));
  if (!response.ok) throw new RefusedError(response.status, (await readJson(response))?.error);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function readJson(response: Response) {
  try {
    return (await response.json()) as { error?: { code?: string; message?: string; fields?: Record<string, string> } };
  } catch {
    return null;
  }
}
