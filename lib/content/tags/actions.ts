"use server";
import {
  createDeletionAction,
  createMergeAction,
  createSaveAction,
  type DeskChangeState,
} from "#lib/platform/desk-resources/desk-actions.ts";
import type { FormAction } from "#lib/platform/http/form-handler.ts";
import { readLocalized } from "#lib/platform/i18n/localized-fields.ts";
import { createDeskTag, deleteDeskTag, mergeTags, updateDeskTag } from "./desk-mutations.ts";
import { type TagFormState, tagFields } from "./form-fields.ts";
import { tagSchema } from "./schema.ts";

const pages = { list: "/desk/tags", create: "/desk/tags/new", entry: "/desk/tags/[id]" } as const;

/** Creates or changes a tag, as the signed-in editor. */
export const saveTagAction: FormAction<TagFormState> = createSaveAction(pages, {
  fields: tagFields,
  checkboxes: ["isHidden"],
  entrySchema: tagSchema,
  toContent: ({ type, isHidden, ...typed }) => {
    return { type, isHidden, texts: readLocalized(typed, "title", "slug", "summary") };
  },
  create: createDeskTag,
  update: updateDeskTag,
});

/** Deletes a tag, as the signed-in editor. */
export const deleteTagAction: FormAction<DeskChangeState> = createDeletionAction(pages, deleteDeskTag);

/** Merges a tag into another one, as the signed-in editor. */
export const mergeTagAction: FormAction<DeskChangeState> = createMergeAction(pages, mergeTags);
