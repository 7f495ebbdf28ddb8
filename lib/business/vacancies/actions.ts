"use server";
import { submitEntry } from "#lib/platform/desk-resources/desk-actions.ts";
import { deletionSchema } from "#lib/platform/desk-resources/schema.ts";
import { submitChange, toConflict } from "#lib/platform/desk-resources/submit-change.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { type EndState, type VacancyField, type VacancyState, vacancyFields } from "./form-fields.ts";
import { changeVacancy, createVacancy, endVacancy } from "./mutations.ts";
import { vacancySchema } from "./schema.ts";

/** New positions are written below the list. */
const pages = { list: "/desk/jobs", create: "/desk/jobs", entry: "/desk/jobs/[id]" } as const;

/** Publishes or changes a position, as the signed-in editor. */
export const saveVacancyAction: FormAction<VacancyState> = createFormAction({
  fields: vacancyFields,
  checkboxes: ["isRemote"],
  schema: vacancySchema,
  submit: async ({ id, version, locale, titleDe, titleEn, textDe, textEn, ...facts }) => {
    const content = { ...facts, title: { de: titleDe, en: titleEn }, text: { de: textDe, en: textEn } };
    const result = await submitEntry(pages, { id, locale, done: "vacancySaved" }, (editorId) =>
      id ? changeVacancy({ editorId, id, version }, content) : createVacancy(editorId, content),
    );
    return toConflict<VacancyField>(result, "titleDe");
  },
});

/** Ends a position, as the signed-in editor. */
export const endVacancyAction: FormAction<EndState> = createFormAction({
  fields: [],
  schema: deletionSchema,
  submit: async ({ id, version, locale }) => {
    const result = await submitChange({
      locale,
      page: routeAddress(locale, pages.entry, { id }),
      done: "vacancyEnded",
      change: (editorId) => endVacancy({ editorId, id, version }),
      next: () => address(locale, pages.list),
    });
    return toConflict(result, null);
  },
});
