import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ScriptText } from "#components/ui/scripts/script-text.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

test("a script of the document stays as it came when its text changes", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const type = "application/ld+json";
  document.body.innerHTML = `<script type="${type}">{"stars":4}</script>`;
  const script = document.querySelector("script");
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const root = await act(async () => hydrateRoot(document.body, <ScriptText type={type} text={'{"stars":4}'} />));
  await act(async () => root.render(<ScriptText type={type} text={'{"stars":5}'} />));
  expect(observer.takeRecords()).toEqual([]);
  expect(script?.isConnected && script.textContent).toBe('{"stars":4}');
  expect(log.mock.calls).toEqual([]);
});
