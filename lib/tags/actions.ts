"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { createFormAction, type FormAction } from "#lib/http/form-handler.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createDeskTag, deleteDeskTag, updateDeskTag } from "./desk-mutations.ts";
import { type TagChangeState, type TagField, type TagFieldError, type TagFormState, tagFields } from "./form-fields.ts";
import { mergeTags } from "./merge-mutations.ts";
import { revalidateTag } from "./revalidation.ts";
import { deleteTagSchema, mergeTagSchema, tagSchema } from "./schema.ts";

/** Creates or changes a tag, as the signed-in editor. */
export const saveTagAction: FormAction<TagFormState> = createFormAction<TagField, TagFieldError, typeof tagSchema>({
  fields: tagFields,
  checkboxes: ["isHidden"],
  schema: tagSchema,
  submit: ({ id, version, locale, type, isHidden, ...input }) => {
    const texts = {
      de: { title: input.titleDe, slug: input.slugDe, summary: input.summaryDe },
      en: { title: input.titleEn, slug: input.slugEn, summary: input.summaryEn },
    };
    const content = { type, isHidden, texts };
    const page = id ? routeAddress(locale, "/desk/tags/[id]", { id }) : address(locale, "/desk/tags/new");
    return submitDeskChange<TagField>({
      locale,
      page,
      done: "deskSaved",
      save: async (editorId) => {
        const change = id
          ? await updateDeskTag({ editorId, id, version }, content)
          : await createDeskTag(editorId, content);
        await revalidateTag(change);
        return address(locale, "/desk/tags");
      },
    });
  },
});

/** Deletes a tag, as the signed-in editor. */
export const deleteTagAction: FormAction<TagChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: deleteTagSchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/tags/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        await revalidateTag(await deleteDeskTag({ editorId, id, version }));
        return address(locale, "/desk/tags");
      },
    }),
});

/** Merges a tag into another one, as the signed-in editor. */
export const mergeTagAction: FormAction<TagChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: mergeTagSchema,
  submit: ({ id, version, into, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/tags/[id]", { id }),
      done: "deskMerged",
      save: async (editorId) => {
        await revalidateTag(await mergeTags({ editorId, id, version }, into));
        return routeAddress(locale, "/desk/tags/[id]", { id: into });
      },
    }),
});
