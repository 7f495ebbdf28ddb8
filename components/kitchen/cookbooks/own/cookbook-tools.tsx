"use client";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useCallback, useId, useState } from "react";
import { CookbookForm } from "#components/kitchen/cookbooks/own/cookbook-form.tsx";
import { CoverForm } from "#components/kitchen/cookbooks/own/cover-form.tsx";
import { DeleteButton } from "#components/kitchen/cookbooks/own/delete-button.tsx";
import { DialogLink } from "#components/kitchen/cookbooks/own/dialog-link.tsx";
import { VisibilityForm } from "#components/kitchen/cookbooks/own/visibility-form.tsx";
import { Modal } from "#components/ui/dialogs/modal.tsx";
import { closeModal } from "#components/ui/dialogs/open-modal.ts";
import { DropdownMenu } from "#components/ui/navigation/dropdown-menu.tsx";
import type { CookbookVisibility } from "#lib/platform/db/tables/cookbooks.ts";

export interface CookbookToolsProps {
  cookbook: {
    id: string;
    title: string;
    summary: string;
    href: string;
    visibility: CookbookVisibility;
    hasCustomCover: boolean;
  };
  /** Small pictures of the items in the cookbook. */
  choices: { id: string; title: string; picture: ReactNode }[];
  icons: Record<"more" | "close" | "error" | "delete" | Tool, ReactNode>;
}

const tools = ["rename", "cover"] as const;
type Tool = (typeof tools)[number];

const titleKeys = { rename: "form.renameTitle", cover: "cover.title" } as const;

/** A menu that renames the cookbook or changes its cover, each in a dialog, or deletes it. */
export function CookbookTools(props: CookbookToolsProps) {
  const { cookbook, icons } = props;
  const t = useTranslations();
  const id = useId();
  const modalId = (tool: Tool) => `${id}-${tool}`;
  const [openCount, setOpenCount] = useState(0);
  const closeRename = useCallback(() => closeModal(`${id}-rename`), [id]);
  return (
    <>
      <DropdownMenu label={t("cookbooks.head.more")} icon={icons.more}>
        {tools.map((tool) => (
          <li key={tool}>
            <DialogLink
              dialog={modalId(tool)}
              href={`${cookbook.href}?edit=book`}
              onOpen={() => setOpenCount((count) => count + 1)}
            >
              {icons[tool]}
              {t(`cookbooks.head.${tool}`)}
            </DialogLink>
          </li>
        ))}
        <li>
          <DeleteButton cookbook={cookbook}>
            {icons.delete}
            {t("cookbooks.head.delete")}
          </DeleteButton>
        </li>
      </DropdownMenu>
      {/* The key resets the forms with each opening. */}
      <Fragment key={openCount}>
        {tools.map((tool) => (
          <Modal
            key={tool}
            id={modalId(tool)}
            title={t(`cookbooks.${titleKeys[tool]}`)}
            closeLabel={t("ui.modal.close")}
            closeIcon={icons.close}
          >
            <ToolForm {...props} tool={tool} id={tool} onRenamed={closeRename} />
          </Modal>
        ))}
      </Fragment>
    </>
  );
}

/** The same forms on the page, for readers without script. */
export function InlineCookbookTools(props: CookbookToolsProps) {
  const t = useTranslations("cookbooks");
  return (
    <div className="mb-12 grid gap-10 border-line border-y py-8 md:grid-cols-3">
      {tools.map((tool) => (
        <section key={tool}>
          <h2 className="mb-2 text-xl">{t(titleKeys[tool])}</h2>
          <ToolForm {...props} tool={tool} id={`open-${tool}`} />
        </section>
      ))}
      <section>
        <h2 className="mb-2 text-xl">{t("visibility.title")}</h2>
        <VisibilityForm cookbookId={props.cookbook.id} visibility={props.cookbook.visibility} />
      </section>
    </div>
  );
}

interface ToolFormProps extends CookbookToolsProps {
  tool: Tool;
  id: string;
  onRenamed?: () => void;
}

function ToolForm({ tool, id, cookbook, choices, icons, onRenamed }: ToolFormProps) {
  const { href, hasCustomCover } = cookbook;
  if (tool === "rename") {
    return <CookbookForm id={id} errorIcon={icons.error} cookbook={cookbook} onDone={onRenamed} />;
  }
  return (
    <CoverForm
      id={id}
      choices={choices}
      hasCustomCover={hasCustomCover}
      icons={{ image: icons.cover, error: icons.error }}
      cookbookId={cookbook.id}
      backHref={href}
    />
  );
}
