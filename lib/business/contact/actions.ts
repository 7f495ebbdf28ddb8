"use server";
import { headers } from "next/headers";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction } from "#lib/platform/http/action.ts";
import { getClientKey } from "#lib/platform/http/client-ip.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { contactLimits } from "./limits.ts";
import { sendContactMessage } from "./mutations.ts";
import { getContactRecipient } from "./recipient.ts";
import { type ContactState, contactFields, contactSchema } from "./schema.ts";

/** Sends a message of the contact form, with or without an account. */
export const sendContactAction: FormAction<ContactState> = createFormAction({
  fields: contactFields,
  schema: contactSchema,
  submit: async ({ website, ...message }) => {
    // Bots get the same answer as people.
    if (website) return { status: "sent" };
    const recipient = getContactRecipient();
    if (!recipient) return { status: "failed" };
    if (!(await contactLimits().perClient(getClientKey(await headers())))) return { status: "limited" };
    const user = await getSessionUser();
    await sendContactMessage({ ...message, recipient, accountEmail: user?.email ?? null });
    return { status: "sent" };
  },
});

/** Name and address of the signed-in user, with which the form starts; null when signed out. */
export const loadSenderAction = createAction(
  [],
  async (): Promise<{ name: string; email: string } | null> => {
    const user = await getSessionUser();
    return user && { name: user.name, email: user.email ?? "" };
  },
  () => null,
);
