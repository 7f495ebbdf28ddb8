import { expect, test, vi } from "vitest";
import { z } from "zod";
import { handleForm } from "#lib/platform/http/form-handler.ts";
import { toForm } from "./to-form.ts";

vi.mock("next/navigation", () => ({
  redirect: (href: string, type: string) => {
    throw new Error(`${type} ${href}`);
  },
}));

const schema = z.object({ token: z.string().optional(), name: z.string().optional() });
const submit = async () => ({ status: "done", href: "/de" }) as const;
const send = (fields: Record<string, string>) => handleForm({ fields: [], schema, submit }, toForm(fields));

test("replaces the page of a mailed link in the history, whose address has the token", async () => {
  await expect(send({ token: "t" })).rejects.toThrow("replace /de");
  await expect(send({ name: "Anna" })).rejects.toThrow("push /de");
});
