"use server";
import { refresh } from "next/cache";
import { refuseForm } from "#lib/platform/auth/refuse-form.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";
import { createFormAction, type FormAction } from "#lib/platform/http/form-handler.ts";
import { address } from "#lib/platform/routing/address.ts";
import { ZipError } from "./archive/zip-files.ts";
import { revalidateImport } from "./import/revalidation.ts";
import { checkImport, confirmImport, discardImport } from "./pending-mutations.ts";
import {
  type ConfirmFormState,
  checkImportSchema,
  confirmImportSchema,
  type ImportFormState,
  importFields,
} from "./schema.ts";

/**
 * Checks an uploaded file with content; the page then shows what its import would do. For admins.
 */
export const checkImportAction: FormAction<ImportFormState> = createFormAction({
  fields: importFields,
  schema: checkImportSchema,
  submit: async ({ file, locale }) => {
    const admin = await findAdmin();
    if (!admin) return refuseForm(locale);
    try {
      await checkImport(admin.id, file.name, new Uint8Array(await file.arrayBuffer()));
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      return { status: "invalid", errors: { file: "badFile" } };
    }
    // The page stays the same but for the part after "#", which alone loads nothing.
    refresh();
    return { status: "done", href: `${address(locale, "/desk/content")}#result` };
  },
});

/** Imports exactly the file that was checked. For admins. */
export const confirmImportAction: FormAction<ConfirmFormState> = createFormAction({
  fields: [],
  schema: confirmImportSchema,
  submit: async ({ file, locale }) => {
    const admin = await findAdmin();
    if (!admin) return refuseForm(locale);
    const report = await confirmImport(admin.id, file);
    if (!report || report.problems.length > 0) return { status: "failed" };
    await revalidateImport(report);
    const href = address(locale, "/desk/content");
    await setFlashMessage("contentImported", href);
    refresh();
    return { status: "done", href };
  },
});

/** Deletes the file that was checked. For admins. */
export const discardImportAction: FormAction<ConfirmFormState> = createFormAction({
  fields: [],
  schema: confirmImportSchema,
  submit: async ({ locale }) => {
    const admin = await findAdmin();
    if (!admin) return refuseForm(locale);
    await discardImport();
    refresh();
    return { status: "done", href: address(locale, "/desk/content") };
  },
});

/** The signed-in admin; null for everyone else. */
async function findAdmin(): Promise<{ id: string } | null> {
  const user = await getSessionUser();
  return user?.newType === "admin" ? user : null;
}
