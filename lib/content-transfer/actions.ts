"use server";
import { refresh } from "next/cache";
import { getSessionUser } from "#lib/auth/session-user.ts";
import { setFlashMessage } from "#lib/http/flash-message.ts";
import { handleForm } from "#lib/http/form-handler.ts";
import { address } from "#lib/routing/address.ts";
import { ZipError } from "./archive/zip-files.ts";
import { revalidateImport } from "./import/revalidation.ts";
import { checkImport, confirmImport, discardImport } from "./pending-mutations.ts";
import {
  type ConfirmFormState,
  checkImportSchema,
  confirmImportSchema,
  type ImportField,
  type ImportFieldError,
  type ImportFormState,
  importFields,
} from "./schema.ts";

/**
 * Checks an uploaded file with content; the page then shows what its import would do. For admins.
 */
export async function checkImportAction(_previous: ImportFormState, form: FormData): Promise<ImportFormState> {
  const admin = await findAdmin();
  return handleForm<ImportField, ImportFieldError, typeof checkImportSchema>(
    {
      fields: importFields,
      schema: checkImportSchema,
      submit: async ({ file, locale }) => {
        if (!admin) return { status: "failed" };
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
    },
    form,
  );
}

/** Imports exactly the file that was checked. For admins. */
export async function confirmImportAction(_previous: ConfirmFormState, form: FormData): Promise<ConfirmFormState> {
  const admin = await findAdmin();
  return handleForm<never, never, typeof confirmImportSchema>(
    {
      fields: [],
      schema: confirmImportSchema,
      submit: async ({ file, locale }) => {
        const report = admin && (await confirmImport(admin.id, file));
        if (!report || report.problems.length > 0) return { status: "failed" };
        await revalidateImport(report);
        const href = address(locale, "/desk/content");
        await setFlashMessage("contentImported", href);
        refresh();
        return { status: "done", href };
      },
    },
    form,
  );
}

/** Deletes the file that was checked. For admins. */
export async function discardImportAction(_previous: ConfirmFormState, form: FormData): Promise<ConfirmFormState> {
  const admin = await findAdmin();
  return handleForm<never, never, typeof confirmImportSchema>(
    {
      fields: [],
      schema: confirmImportSchema,
      submit: async ({ locale }) => {
        if (!admin) return { status: "failed" };
        await discardImport();
        refresh();
        return { status: "done", href: address(locale, "/desk/content") };
      },
    },
    form,
  );
}

/** The signed-in admin; null for everyone else. */
async function findAdmin(): Promise<{ id: string } | null> {
  const user = await getSessionUser();
  return user?.newType === "admin" ? user : null;
}
