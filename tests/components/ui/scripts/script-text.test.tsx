import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ScriptText } from "#components/ui/scripts/script-text.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

test("a script of the document stays as it came when its text changes", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML = "<script>first</script>";
  const script = document.querySelector("script");
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const root = await act(async () => hydrateRoot(document.body, <ScriptText text="first" />));
  await act(async () => root.render(<ScriptText text="other" />));
  expect(observer.takeRecords()).toEqual([]);
  expect(script?.isConnected && script.textContent).toBe("first");
  expect(log.mock.calls).toEqual([]);
});
