import { origin } from "./site.ts";

/** A response without followed redirects. */
export interface HttpResponse {
  status: number;
  headers: Headers;
  /** Site-relative target of a redirect; null without one. */
  location: string | null;
  type: string;
  text: string;
}

/** Sends a request without cookies and does not follow redirects. */
export async function sendRequest(path: string, init: RequestInit = {}): Promise<HttpResponse> {
  const headers = new Headers(init.headers);
  // The server may close an idle connection just when the next request is sent over it.
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
