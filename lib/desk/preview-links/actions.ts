"use server";
import { refresh } from "next/cache";
import type { z } from "zod";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { handleForm } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import { PreviewLinkError } from "./errors.ts";
import { createPreviewLink, revokePreviewLink } from "./mutations.ts";
import { createLinkSchema, type PreviewLinkState, revokeLinkSchema } from "./schema.ts";

const isAllowed = createRateLimiter({ name: "preview-links", maxCount: 60, windowMs: 10 * 60_000 });

/** Makes a link to a preview, as the signed-in editor. */
export const createPreviewLinkAction = createAction(
  [previousState, formData],
  (_, form): Promise<PreviewLinkState> =>
    changeLinks(form, createLinkSchema, async (editorId, subject) => {
      await createPreviewLink(editorId, subject);
    }),
);

/** Revokes a link to a preview, as the signed-in editor. */
export const revokePreviewLinkAction = createAction(
  [previousState, formData],
  (_, form): Promise<PreviewLinkState> =>
    changeLinks(form, revokeLinkSchema, (editorId, { id }) => revokePreviewLink(editorId, id)),
);

async function changeLinks<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  change: (editorId: string, input: z.infer<Schema>) => Promise<void>,
): Promise<PreviewLinkState> {
  return handleForm<never, never, Schema>(
    {
      fields: [],
      schema,
      submit: async (input) => {
        const user = await getSessionUser();
        if (!user) return { status: "failed" };
        if (!(await isAllowed(user.id))) return { status: "limited" };
        try {
          await change(user.id, input);
        } catch (error) {
          if (!(error instanceof PreviewLinkError)) throw error;
          return { status: "failed" };
        }
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
}
