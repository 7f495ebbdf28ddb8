import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { parseHtml } from "./html.ts";
import { origin } from "./site.ts";

type Answer = Pick<APIResponse, "url" | "text">;

interface SentForm {
  /** Selector of the form. */
  form: string;
  /** What is typed. Other fields keep the value that the page gives them. */
  fields?: Record<string, string>;
  /** 0 answers the redirect itself. */
  maxRedirects?: number;
}

/** Sends a form of a page, which is an address or an answer, like a browser without script. */
export async function sendForm(
  request: APIRequestContext,
  page: string | Answer,
  { form, fields, maxRedirects }: SentForm,
): Promise<APIResponse> {
  const shown = typeof page === "string" ? await request.get(page) : page;
  const multipart = { ...readFields(await shown.text(), form), ...fields };
  return request.post(shown.url(), { multipart, headers: { origin }, maxRedirects });
}

/** Reads the fields of a form as the page fills them. */
export function readFields(html: string, selector: string): Record<string, string> {
  const form = parseHtml(html).querySelector(selector);
  expect(form, `the form ${selector}`).not.toBeNull();
  const inputs = [...(form?.querySelectorAll("input[name]") ?? [])];
  return Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );
}

/** Texts of the elements of a page that a selector finds, without empty ones. */
export async function textsOf(answer: Answer, selector: string): Promise<string[]> {
  const found = [...parseHtml(await answer.text()).querySelectorAll(selector)];
  return found.map(({ textContent }) => textContent?.trim() ?? "").filter((text) => text !== "");
}
