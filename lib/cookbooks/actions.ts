"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { z } from "zod";
import { getViewer } from "#lib/auth/viewer.ts";
import type { Viewer } from "#lib/auth/viewer-type.ts";
import { address, fill } from "#lib/i18n/address.ts";
import { takeForm } from "#lib/take-form.ts";
import { chooseCover } from "./cover-mutations.ts";
import { CookbookError } from "./errors.ts";
import { expireCookbooks } from "./expiry.ts";
import {
  type BookState,
  bookFields,
  bookForm,
  changeBookForm,
  type ItemForm,
  itemForm,
  moveForm,
  type NoteState,
  newBookForm,
  noteFields,
  noteForm,
  visibilityForm,
} from "./form-schema.ts";
import { moveItem, putItem, removeItem, setNote } from "./item-mutations.ts";
import type { Changed } from "./locks.ts";
import { changeCookbook, deleteCookbook, restoreCookbook, startCookbook } from "./mutations.ts";

/** The door of the form for a new cookbook; leads on into it. */
export async function createCookbookAction(_before: BookState, form: FormData): Promise<BookState> {
  return takeForm(
    {
      fields: bookFields,
      schema: newBookForm,
      act: async ({ locale, ...input }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        try {
          const { id } = await startCookbook({
            ...input,
            visibility: "private",
            userId: viewer.id,
            locale: viewer.locale ?? locale,
          });
          return { status: "done", href: fill(locale, "/profile/cookbooks/[id]", { id }) };
        } catch (error) {
          if (!(error instanceof CookbookError)) throw error;
          return { status: "invalid", errors: { title: "shelfFull" } };
        }
      },
    },
    form,
  );
}

/** The door of the form that renames a cookbook. */
export async function renameCookbookAction(_before: BookState, form: FormData): Promise<BookState> {
  return takeForm(
    {
      fields: bookFields,
      schema: changeBookForm,
      act: async ({ id, locale, ...change }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        expireCookbooks(await changeCookbook({ ...change, userId: viewer.id, id, locale }));
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
}

/** The door of the form for a note. */
export async function setNoteAction(_before: NoteState, form: FormData): Promise<NoteState> {
  return takeForm(
    {
      fields: noteFields,
      schema: noteForm,
      act: async ({ id, item, locale, note }) => {
        const viewer = await getViewer();
        if (!viewer) return { status: "done", href: address(locale, "/login") };
        expireCookbooks(await setNote({ userId: viewer.id, cookbookId: id, itemId: item, note }));
        refresh();
        return { status: "sent" };
      },
    },
    form,
  );
}

/** Deletes a cookbook for readers without script, and leads to the shelf that offers it back. */
export async function deleteCookbookAction(form: FormData): Promise<void> {
  await act(form, bookForm, async (viewer, { id, locale }) => ({
    changed: await deleteCookbook({ userId: viewer.id, id }),
    href: `${address(locale, "/profile/cookbooks")}?deleted=${id}`,
  }));
}

export async function restoreCookbookAction(form: FormData): Promise<void> {
  await act(form, bookForm, async (viewer, { id, locale }) => ({
    changed: await restoreCookbook({ userId: viewer.id, id }),
    href: address(locale, "/profile/cookbooks"),
  }));
}

export async function setVisibilityAction(form: FormData): Promise<void> {
  await act(form, visibilityForm, async (viewer, { id, locale, visibility }) => ({
    changed: await changeCookbook({ userId: viewer.id, id, locale, visibility }),
    href: bookHref(locale, id),
  }));
}

/** Takes something out for readers without script; the cookbook then offers it back. */
export async function removeItemAction(form: FormData): Promise<void> {
  await act(form, itemForm, async (viewer, input) => ({
    changed: await removeItem(keyOf(viewer, input)),
    href: `${bookHref(input.locale, input.id)}?removed=${input.item}`,
  }));
}

export async function putItemAction(form: FormData): Promise<void> {
  await act(form, itemForm, async (viewer, input) => ({
    changed: await putItem(keyOf(viewer, input)),
    href: bookHref(input.locale, input.id),
  }));
}

export async function moveItemAction(form: FormData): Promise<void> {
  await act(form, moveForm, async (viewer, input) => ({
    changed: await moveItem({ ...keyOf(viewer, input), to: input.cookbook }),
    href: bookHref(input.locale, input.id),
  }));
}

export async function chooseCoverAction(form: FormData): Promise<void> {
  await act(form, itemForm, async (viewer, { id, item, locale }) => ({
    changed: await chooseCover({ userId: viewer.id, id, itemId: item }),
    href: bookHref(locale, id),
  }));
}

const keyOf = (viewer: Viewer, { id, item }: ItemForm) => ({ userId: viewer.id, cookbookId: id, itemId: item });
const bookHref = (locale: ItemForm["locale"], id: string) => fill(locale, "/profile/cookbooks/[id]", { id });

interface Done {
  changed: Changed;
  href: string;
}

/** Does what a button without fields asks for and goes on; where it cannot be done, the shelf says why. */
async function act<Schema extends typeof bookForm | typeof itemForm | typeof moveForm | typeof visibilityForm>(
  form: FormData,
  schema: Schema,
  change: (viewer: Viewer, input: z.infer<Schema>) => Promise<Done>,
): Promise<void> {
  const input = schema.safeParse(Object.fromEntries([...form].filter(([name]) => !name.startsWith("$ACTION"))));
  if (!input.success) throw new CookbookError("missing");
  const { locale } = input.data;
  const viewer = await getViewer();
  if (!viewer) redirect(address(locale, "/login"));
  const outcome = await change(viewer, input.data as z.infer<Schema>).catch((error: unknown) => {
    if (error instanceof CookbookError) return `${address(locale, "/profile/cookbooks")}?problem=${error.problem}`;
    throw error;
  });
  if (typeof outcome === "string") redirect(outcome);
  expireCookbooks(outcome.changed);
  redirect(outcome.href);
}
