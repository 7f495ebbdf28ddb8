import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UploadForm } from "#components/content/pictures/upload-form.tsx";
import { uploadPicturesAction } from "#lib/content/pictures/upload-actions.ts";
import type { UploadState } from "#lib/content/pictures/upload-result.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("#lib/content/pictures/upload-actions.ts", () => ({ uploadPicturesAction: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

const uploadForm = (
  <IntlProvider>
    <UploadForm locale="de" icons={{ picture: null, error: null }} />
  </IntlProvider>
);

afterEach(cleanup);
beforeEach(() => {
  vi.mocked(uploadPicturesAction).mockReset();
  router.refresh.mockReset();
});

const done = (name: string): UploadState => ({ status: "done", results: [{ name, id: `id-${name}` }] });
const field = () => document.querySelector("input[type=file]") as HTMLInputElement;
const choose = (...files: File[]) => act(async () => void fireEvent.change(field(), { target: { files } }));
const entries = () =>
  within(screen.getByRole("list", { name: "Hochgeladene Dateien" }))
    .getAllByRole("listitem")
    .map((entry) => entry.textContent);

test("sends chosen files one after the other and says what became of each", async () => {
  const answers: ((state: UploadState) => void)[] = [];
  vi.mocked(uploadPicturesAction).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  render(uploadForm);
  await choose(new File(["1"], "a.png"), new File(["2"], "b.png"));
  expect(entries()).toEqual(["a.pngWird hochgeladen …", "b.pngWartet"]);
  expect(screen.getByRole("status").textContent).toBe("0 von 2 hochgeladen");
  await act(async () => answers[0]?.(done("a.png")));
  expect(screen.getByRole("link", { name: "„a.png“: Texte ergänzen" }).getAttribute("href")).toBe(
    "/de/desk/bilder/id-a.png",
  );
  await act(async () => answers[1]?.({ status: "done", results: [{ name: "b.png", problem: "damaged" }] }));
  expect(entries()[1]).toBe("b.pngDie Datei ist beschädigt.");
  expect(screen.getByRole("status").textContent).toBe("1 Bild hochgeladen. 1 Datei nicht.");
  expect(router.refresh).toHaveBeenCalledOnce();
});

test("takes dropped files, and says without a request that one is too large", async () => {
  vi.mocked(uploadPicturesAction).mockResolvedValue(done("a.png"));
  render(uploadForm);
  const large = new File(["x"], "large.png");
  Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
  const form = field().form as HTMLFormElement;
  await act(async () => void fireEvent.drop(form, { dataTransfer: { files: [large, new File(["1"], "a.png")] } }));
  expect(entries()).toEqual(["large.pngGrößer als 10 MB.", "a.pngFertigTexte ergänzen"]);
  expect(uploadPicturesAction).toHaveBeenCalledOnce();
});

test("goes on after a lost connection, and says when the session has ended", async () => {
  vi.mocked(uploadPicturesAction).mockRejectedValueOnce(new Error("offline"));
  vi.mocked(uploadPicturesAction).mockResolvedValueOnce({ status: "forbidden", results: [] });
  render(uploadForm);
  await choose(new File(["1"], "a.png"), new File(["2"], "b.png"));
  expect(entries()[0]).toContain("Nicht hochgeladen.");
  expect(screen.getByRole("alert").textContent).toBe("Deine Anmeldung ist abgelaufen. Melde dich neu an.");
});

test("has a button that sends all files without script", () => {
  const html = renderToStaticMarkup(uploadForm);
  expect(html).toContain('type="submit"');
  expect(html).toMatch(/<input type="file"[^>]* name="pictures" multiple=""|multiple=""[^>]*name="pictures"/);
});
