"use server";
import { submitDeskChange } from "#lib/auth/desk-form.ts";
import { isEditor } from "#lib/auth/desk-roles.ts";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { runUserAction } from "#lib/auth/user-action.ts";
import { createAction, formData, previousState } from "#lib/http/action.ts";
import type { ActionResult } from "#lib/http/action-result.ts";
import { ApiError } from "#lib/http/api-error.ts";
import { createFormAction, type FormAction, handleForm } from "#lib/http/form-handler.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { deleteUnusedUpload } from "#lib/media/pictures/mutations.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { revalidateAuthor, revalidateProfile } from "#lib/routing/revalidate-profile.ts";
import { createAuthor, deleteAuthor, updateAuthor } from "./desk-mutations.ts";
import { searchPictures } from "./desk-queries.ts";
import {
  type AuthorChangeState,
  type AuthorField,
  type AuthorFieldError,
  type AuthorFormState,
  authorFields,
  type PictureChoice,
} from "./form-fields.ts";
import { storeFormPictures } from "./form-pictures.ts";
import { authorSchema, deleteAuthorSchema, pictureSearchSchema } from "./schema.ts";

/** Creates or changes the profile of an author, as the signed-in editor. */
export const saveAuthorAction = createAction([previousState, formData], async (_, form): Promise<AuthorFormState> => {
  const user = await getSessionUser();
  // Partners upload to a library of their own, which has a limit.
  const problems = user && isEditor(user.newType) ? await storeFormPictures(user.id, form) : {};
  return handleForm<AuthorField, AuthorFieldError, typeof authorSchema>(
    {
      fields: authorFields,
      schema: authorSchema,
      submit: async ({ id, version, locale, ...input }) => {
        if (Object.keys(problems).length > 0) return { status: "invalid", errors: problems };
        const { name, slug, role, website, pictureId, bannerId } = input;
        const content = {
          name,
          slug,
          role,
          website: website || null,
          pictureId,
          bannerId,
          occupation: withoutEmpty({ de: input.occupationDe, en: input.occupationEn }),
          bio: withoutEmpty({ de: input.bioDe, en: input.bioEn }),
        };
        const page = id ? routeAddress(locale, "/desk/authors/[id]", { id }) : address(locale, "/desk/authors/new");
        return submitDeskChange<AuthorField>({
          locale,
          page,
          done: "deskSaved",
          save: async (editorId) => {
            const change = id
              ? await updateAuthor({ editorId, id, version }, content)
              : await createAuthor(editorId, content);
            await revalidateAuthor(change.id, change.slugs);
            for (const former of change.formerPictureIds) await deleteUnusedUpload(former);
            return routeAddress(locale, "/desk/authors/[id]", { id: change.id });
          },
        });
      },
    },
    form,
  );
});

/** Deletes a profile by which nothing is written, as the signed-in editor. */
export const deleteAuthorAction: FormAction<AuthorChangeState> = createFormAction({
  fields: ["form"] as const,
  schema: deleteAuthorSchema,
  submit: ({ id, version, locale }) =>
    submitDeskChange<"form">({
      locale,
      page: routeAddress(locale, "/desk/authors/[id]", { id }),
      done: "deskDeleted",
      save: async (editorId) => {
        revalidateProfile((await deleteAuthor({ editorId, id, version })).slugs);
        return address(locale, "/desk/authors");
      },
    }),
});

/** Finds pictures of the library for a profile; for editors. */
export const searchAuthorPicturesAction = createAction(
  [pictureSearchSchema],
  ({ locale, query }): Promise<ActionResult<PictureChoice[]>> =>
    runUserAction(async ({ newType }) => {
      if (!isEditor(newType)) throw new ApiError("missing");
      return searchPictures(locale, query);
    }),
);

function withoutEmpty({ de, en }: Localized): Partial<Localized> {
  return { ...(de && { de }), ...(en && { en }) };
}
