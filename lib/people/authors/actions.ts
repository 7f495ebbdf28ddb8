"use server";
import { addToLibrary } from "#lib/content/pictures/mutations.ts";
import { isEditor } from "#lib/platform/auth/desk-roles.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import {
  createDeletionAction,
  type DeskChangeState,
  searchAsEditor,
  submitEntry,
} from "#lib/platform/desk-resources/desk-actions.ts";
import type { FormPictureProblem } from "#lib/platform/desk-resources/form-pictures/problem.ts";
import { storeFormPicture } from "#lib/platform/desk-resources/form-pictures/store-form-picture.ts";
import { createAction, formData, previousState } from "#lib/platform/http/action.ts";
import { type FormAction, handleForm } from "#lib/platform/http/form-handler.ts";
import { createRateLimiter } from "#lib/platform/http/rate-limit.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { deleteUnusedUpload } from "#lib/platform/media/pictures/mutations.ts";
import { createAuthor, deleteAuthor, updateAuthor } from "./desk-mutations.ts";
import { searchPictures } from "./desk-queries.ts";
import { type AuthorField, type AuthorFieldError, type AuthorFormState, authorFields } from "./form-fields.ts";
import { authorSchema, pictureSearchSchema } from "./schema.ts";

const pages = { list: "/desk/authors", create: "/desk/authors/new", entry: "/desk/authors/[id]" } as const;

const isPictureAllowed = createRateLimiter({ name: "author-pictures", maxCount: 120, windowMs: 10 * 60_000 });

/** Creates or changes the profile of an author, as the signed-in editor. */
export const saveAuthorAction = createAction([previousState, formData], async (_, form): Promise<AuthorFormState> => {
  const user = await getSessionUser();
  // Partners upload to a library of their own, which has a limit.
  const problems = user && isEditor(user.newType) ? await storePictures(user.id, form) : {};
  return handleForm<AuthorField, AuthorFieldError, typeof authorSchema>(
    {
      fields: authorFields,
      schema: authorSchema,
      submit: async ({ id, version, locale, occupationDe, occupationEn, bioDe, bioEn, website, ...profile }) => {
        if (Object.keys(problems).length > 0) return { status: "invalid", errors: problems };
        const occupation = withoutEmpty({ de: occupationDe, en: occupationEn });
        const content = {
          ...profile,
          website: website || null,
          occupation,
          bio: withoutEmpty({ de: bioDe, en: bioEn }),
        };
        return submitEntry<AuthorField>(pages, { id, locale, opened: "entry" }, async (editorId) => {
          const { formerPictureIds, ...change } = id
            ? await updateAuthor({ editorId, id, version }, content)
            : await createAuthor(editorId, content);
          for (const former of formerPictureIds) await deleteUnusedUpload(former);
          return change;
        });
      },
    },
    form,
  );
});

/** Deletes a profile by which nothing is written, as the signed-in editor. */
export const deleteAuthorAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteAuthor);

/** Finds pictures of the library for a profile; for editors. */
export const searchAuthorPicturesAction = createAction([pictureSearchSchema], ({ locale, query }) =>
  searchAsEditor(() => searchPictures(locale, query)),
);

/** Stores the pictures of a form in the library, and says why not, by field. */
async function storePictures(editorId: string, form: FormData) {
  const found: Partial<Record<"picture" | "banner", FormPictureProblem>> = {};
  for (const field of ["picture", "banner"] as const) {
    const problem = await storeFormPicture(form, field, {
      editorId,
      isAllowed: isPictureAllowed,
      store: addToLibrary,
    });
    if (problem) found[field] = problem;
  }
  return found;
}

function withoutEmpty({ de, en }: Localized): Partial<Localized> {
  return { ...(de && { de }), ...(en && { en }) };
}
