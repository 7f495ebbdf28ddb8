/**
 * A translator such as that of Chrome puts a `<font>` in the place of each text node. React keeps
 * the nodes: what it writes into them is not shown, and to remove one, or to insert something
 * before it, throws. So a text that is about to change returns to its place first, where the
 * translator finds it again. https://github.com/facebook/react/issues/11538
 *
 * @returns ends it
 */
export function followTranslations(): () => void {
  const translations = new WeakMap<Node, Element>();
  /** The texts of a translation in their order. */
  const originals = new WeakMap<Element, Text[]>();
  const observer = new MutationObserver(handleRecords);
  let release: (() => void) | undefined;

  function handleRecords(records: MutationRecord[]): void {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isTranslation)));
    for (const record of records) {
      if (record.type === "characterData") restore(record.target);
      // What a translation of an earlier task stands beside was not removed for it.
      const besides = [...record.addedNodes, record.previousSibling, record.nextSibling];
      const translation = besides.find((node) => isTranslation(node) && added.has(node)) as Element | undefined;
      for (const node of translation ? record.removedNodes : []) {
        if (node instanceof Text && !node.parentNode && translation) remember(node, translation);
      }
    }
  }

  function remember(text: Text, translation: Element): void {
    translations.set(text, translation);
    originals.set(translation, [...(originals.get(translation) ?? []), text]);
    observer.observe(text, { characterData: true });
    release ??= guardNodes(restore);
  }

  function restore(node: Node | null): void {
    const translation = node && !node.parentNode && translations.get(node);
    if (!translation) return;
    const texts = originals.get(translation) ?? [];
    for (const text of texts) translations.delete(text);
    translation.replaceWith(...texts);
  }

  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    release?.();
  };
}

const isTranslation = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** Calls `restore` with each node that is moved or removed, or gets something before it. */
function guardNodes(restore: (node: Node | null) => void): () => void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    restore(node);
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    restore(node);
    restore(next);
    return insertBefore.call(this, node, next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    restore(node);
    return removeChild.call(this, node) as T;
  };
  return () => Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
}
