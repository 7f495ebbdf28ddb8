/**
 * Imitates the translator of Chrome: puts a `<font>` with the same text in the place of each text
 * node, now and whenever nodes are added, in the order of operations that Chrome uses. Runs in the
 * browser, so it refers to nothing outside.
 *
 * @returns ends it
 */
export function translatePage(): () => void {
  const untranslated = "[translate=no], script, style, noscript, textarea, svg, font";

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.closest(untranslated) || !text.data.trim()) continue;
      const translation = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      translation.append(inner);
      parent.insertBefore(translation, text);
      parent.removeChild(text);
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      // An attached text that was written anew is translated anew.
      for (const node of target instanceof Text ? [target] : addedNodes) translate(node);
    }
  });
  translate(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
