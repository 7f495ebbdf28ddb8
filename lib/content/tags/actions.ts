"use server";
import {
  createDeletionAction,
  createMergeAction,
  type DeskChangeState,
  submitEntry,
} from "#lib/platform/desk-resources/desk-actions.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { readLocalized } from "#lib/platform/i18n/localized-fields.ts";
import { createDeskTag, deleteDeskTag, mergeTags, updateDeskTag } from "./desk-mutations.ts";
import { type TagField, type TagFieldError, type TagFormState, tagFields } from "./form-fields.ts";
import { tagSchema } from "./schema.ts";

const pages = { list: "/desk/tags", create: "/desk/tags/new", entry: "/desk/tags/[id]" } as const;

/** Creates or changes a tag, as the signed-in editor. */
export const saveTagAction: FormAction<TagFormState> = createFormAction<TagField, TagFieldError, typeof tagSchema>({
  fields: tagFields,
  checkboxes: ["isHidden"],
  schema: tagSchema,
  submit: ({ id, version, locale, type, isHidden, ...typed }) => {
    const content = { type, isHidden, texts: readLocalized(typed, "title", "slug", "summary") };
    return submitEntry<TagField>(pages, { id, locale }, (editorId) =>
      id ? updateDeskTag({ editorId, id, version }, content) : createDeskTag(editorId, content),
    );
  },
});

/** Deletes a tag, as the signed-in editor. */
export const deleteTagAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteDeskTag);

/** Merges a tag into another one, as the signed-in editor. */
export const mergeTagAction: FormAction<DeskChangeState> = createMergeAction(pages, mergeTags);
