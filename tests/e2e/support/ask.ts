import { origin } from "./origin.ts";

export interface Answer {
  status: number;
  headers: Headers;
  /** Site-relative address a redirect leads to; null where it is none. */
  location: string | null;
  type: string;
  text: string;
}

/** One request as a machine makes it: no cookies, no script, and redirects are told instead of followed. */
export async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  // A connection that is kept may be closed by the server in the moment a busy machine sends the next request over it.
  headers.set("connection", "close");
  const url = path.startsWith("http") ? path : origin + path;
  const response = await fetch(url, { ...init, headers, redirect: "manual" });
  const location = response.headers.get("location");
  return {
    status: response.status,
    headers: response.headers,
    location: location?.replace(origin, "") ?? null,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
  };
}
