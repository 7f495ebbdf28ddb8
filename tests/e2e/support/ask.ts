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
  const response = await fetch(path.startsWith("http") ? path : origin + path, { ...init, redirect: "manual" });
  const location = response.headers.get("location");
  return {
    status: response.status,
    headers: response.headers,
    location: location?.replace(origin, "") ?? null,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
  };
}
