import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { Whole } from "#components/ui/loading/whole.tsx";

interface StreamedProps {
  /** Shapes of the content, in its size. */
  skeleton: ReactNode;
  /** Elements with all their data: none of them queries anything. */
  content: Promise<Awaited<ReactNode>>;
  /** The page waits for the content, for example because the former page is to stay until then. */
  isAwaited?: boolean;
}

/**
 * Content of a page that is rendered per request: the page is sent at once, the content as soon as
 * it is ready. What decides the status, a redirect or the title is awaited by the page itself, and
 * pages that are stored have no such content: they are whole anyway, and React would move it to the
 * end of their HTML.
 *
 * Navigations that change nothing but the query keep the former content until the new one is there;
 * another `key` shows the skeleton instead. Streamed content contains none itself, so that without
 * script its parts are in order (app/styles/base.css).
 */
export async function Streamed({ skeleton, content, isAwaited = false }: StreamedProps) {
  const awaited = isAwaited ? { children: await content } : { children: content, sent: content.then(passRows, ignore) };
  return (
    <div className="streamed">
      <Suspense fallback={<Loading skeleton={skeleton} />}>
        <Whole {...awaited} />
      </Suspense>
    </div>
  );
}

/**
 * React sends large content in rows, each in a later turn of the event loop, and would render the
 * first ones into pieces of HTML of their own, which without script stay where they are. Measured
 * with React 19.3: the last row of 48 cards is sent in the fourth turn.
 */
const rowTurns = 8;

async function passRows(): Promise<void> {
  for (let turn = 0; turn < rowTurns; turn++) await new Promise(setImmediate);
}

/** The content itself fails with the error. */
function ignore(): void {}

function Loading({ skeleton }: Pick<StreamedProps, "skeleton">) {
  const t = useTranslations("ui.loading");
  return (
    <div aria-busy="true">
      <p className="loading-text">{t("text")}</p>
      <div aria-hidden="true" className="skeleton">
        {skeleton}
      </div>
    </div>
  );
}
