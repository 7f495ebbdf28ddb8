import { ApiClientError } from "./api-client-error.ts";
import type { Operations } from "./operation-types.ts";

export type { Operations } from "./operation-types.ts";
export { ApiClientError };

/** Method and path of an operation, "GET /recipes/{id}". */
export type OperationKey = keyof Operations;

/** What an operation answers; null where it has no JSON. */
export type OperationAnswer<Key extends OperationKey> = Operations[Key]["answer"];

/** What an operation takes; a query of which nothing is required may be left out. */
export type OperationInput<Key extends OperationKey> = Omit<Operations[Key], "answer" | "query" | "body"> &
  QueryInput<Operations[Key]> &
  BodyInput<Operations[Key]> &
  RequestOptions;

type QueryInput<Operation> = Operation extends { query: infer Query }
  ? Record<string, never> extends Query
    ? { query?: Query }
    : { query: Query }
  : unknown;

/** A JSON body, or a form with a picture. */
type BodyInput<Operation> = Operation extends { body: infer Body } ? { body: Body } | { form: FormData } : unknown;

interface RequestOptions {
  /** For operations that take a picture. */
  form?: FormData;
  /** Makes a creating request safe to repeat. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface ApiClientOptions {
  /** Address of the API without a slash at the end: "https://tischlein.example/api". */
  baseUrl: string;
  /** Token of the program, from `npm run api-token`. */
  token?: string;
  /** Further headers of each request: `Accept-Language`, `X-User-Token`. */
  getHeaders?: () => Record<string, string>;
  /** Called as soon as a request is answered with 401: the session may have ended. */
  onUnauthorized?: () => void;
}

type Arguments<Key extends OperationKey> =
  Record<string, never> extends OperationInput<Key> ? [input?: OperationInput<Key>] : [input: OperationInput<Key>];

/** Calls an operation, see `createApiCaller`. */
export type CallOperation = <Key extends OperationKey>(
  key: Key,
  ...rest: Arguments<Key>
) => Promise<OperationAnswer<Key>>;

const mediaType = "application/vnd.tischlein.v3+json";

/**
 * Creates the function that calls operations of version 3 of the API. It follows no redirects: for
 * one it returns the address of `Location`. No operation of the document redirects. A browser does
 * not show where a redirect leads, so that there it is a "Request error".
 *
 * The function throws an `ApiClientError` for a status of 400 or above, and an `Error` with the
 * message "Request error" for all other failures.
 *
 * @see https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect
 */
export function createApiCaller(options: ApiClientOptions): CallOperation {
  const { baseUrl, token, getHeaders = () => ({}), onUnauthorized = () => {} } = options;
  const call = async (key: OperationKey, input: AnyInput = {}): Promise<unknown> => {
    const { body, form, idempotencyKey, signal } = input;
    const [method = "", path = ""] = key.split(" ");
    const headers: Record<string, string> = { accept: mediaType, ...getHeaders() };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (idempotencyKey !== undefined) headers["idempotency-key"] = idempotencyKey;
    if (body !== undefined) headers["content-type"] = "application/json";
    const sent = form ?? (body === undefined ? undefined : JSON.stringify(body));
    const init = { method, headers, body: sent, signal, redirect: "manual" } as const;
    return request(baseUrl + toAddress(path, input), init, onUnauthorized);
  };
  return call as CallOperation;
}

interface AnyInput extends RequestOptions {
  path?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

function toAddress(path: string, { path: values = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return `${filled}/${search.size > 0 ? `?${search}` : ""}`;
}

async function request(address: string, init: RequestInit, onUnauthorized: () => void): Promise<unknown> {
  try {
    const response = await fetch(address, init);
    const { status, headers } = response;
    const location = headers.get("location");
    if (status >= 300 && status < 400 && location !== null) return location;
    if (status === 401) onUnauthorized();
    if (status >= 400) throw await ApiClientError.from(response);
    if (!response.ok) throw new Error(`Status ${status}`);
    const isJson = /\bjson\b/.test(headers.get("content-type") ?? "");
    return isJson ? await response.json() : null;
  } catch (error) {
    throw error instanceof ApiClientError ? error : new Error("Request error", { cause: error });
  }
}
