import { Transform } from "node:stream";
import type { StaticFile, StaticFiles } from "../static-files.ts";

const styleLink =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"(?: nonce="[^"]*")? data-precedence="[^"]*"(?: nonce="[^"]*")?\/>/g;
const headScript = /<script src="[^"]+" async=""><\/script>/g;
const relativeAddress = /url\((["']?)(?!["'#/]|[a-z]{1,20}:)([^()"']+)\1\)/gi;
const scriptPreload = /<link rel="preload" as="script" fetchPriority="low" href="([^"]+)"\/>/;

/** Makes pages paint without waiting for files. */
export interface PageRewrite {
  /**
   * Rewrites a page before it is stored: its styles stand in it, and its scripts are asked for
   * after the pictures at its top.
   */
  rewriteStored(html: string): string;
  /** Puts the styles into the head of a page that is sent while it arrives. */
  createHeadRewrite(): Transform;
}

/**
 * The end of the head is in the first piece of a page. What has none by then is passed on as it is.
 */
const maxHeadBytes = 128 * 1024;
const headEnd = "</head>";
/** What begins otherwise has no head to wait for. */
const documentStarts = ["<!doctype", "<html", "<head"];

/** @param files of the build, with the style sheets */
export function createPageRewrite(files: StaticFiles): PageRewrite {
  // Gone together with the files of a former build.
  const styles = new WeakMap<StaticFile, string | null>();

  function findStyles(href: string): string | null {
    const file = files.get(href);
    if (!file) return null;
    const found = styles.get(file) ?? renderStyles(file.identity.toString(), href);
    styles.set(file, found);
    return found;
  }

  const putStyles = (html: string) => html.replace(styleLink, (link, href) => inlineStyles(link, findStyles(href)));

  return {
    rewriteStored: (html) => moveScripts(putStyles(html)),
    createHeadRewrite() {
      let head: Buffer | null = Buffer.alloc(0);
      return new Transform({
        transform(piece: Buffer, _, done) {
          if (head === null) return done(null, piece);
          head = Buffer.concat([head, piece]);
          const end = head.indexOf(headEnd);
          if (end < 0 && head.length < maxHeadBytes && beginsDocument(head)) return done();
          const read = head;
          head = null;
          if (end < 0) return done(null, read);
          // The bytes before a tag are whole characters.
          const rewritten = Buffer.from(putStyles(read.subarray(0, end).toString()));
          done(null, Buffer.concat([rewritten, read.subarray(end)]));
        },
        flush: (done) => done(null, head ?? undefined),
      });
    },
  };
}

/** Whether these bytes, or those that follow them, are the beginning of a page with a head. */
function beginsDocument(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 9).toLowerCase();
  return documentStarts.some((tag) => start.startsWith(tag) || tag.startsWith(start));
}

/**
 * The link stays, disabled, so that browsers do not load it: React looks for it before it shows a
 * page that needs the same styles.
 */
function inlineStyles(link: string, styles: string | null): string {
  return styles === null ? link : `${styles}${link.replace("/>", ' disabled=""/>')}`;
}

/** The text of a style sheet as an element; null when it cannot stand in a page. */
function renderStyles(css: string, href: string): string | null {
  if (/<\/style/i.test(css)) return null;
  const resolved = css.replace(relativeAddress, (_, quote, address) => {
    const { pathname } = new URL(address, `http://localhost${href}`);
    return `url(${quote}${pathname}${quote})`;
  });
  return `<style>${resolved}</style>`;
}

/**
 * Browsers ask for what they see in this order, so that with scripts at the end of the page its
 * first picture has the line to itself for as long as the page arrives.
 */
function moveScripts(html: string): string {
  const endOfHead = html.indexOf(headEnd);
  const [preload = "", first = ""] = scriptPreload.exec(html.slice(0, endOfHead)) ?? [];
  const main = `<script src="${first}" async=""`;
  const target = first ? html.indexOf(main, endOfHead) : -1;
  if (target < 0) return html;
  const head = html.slice(0, endOfHead);
  const scripts = (head.match(headScript) ?? []).join("");
  const light = head.replace(preload, "").replaceAll(headScript, "");
  return light + html.slice(endOfHead, target) + scripts + html.slice(target);
}
