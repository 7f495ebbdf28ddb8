import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClipForm } from "#components/content/clips/clip-form.tsx";
import { saveClipAction } from "#lib/content/clips/actions.ts";
import { maxClipBytes } from "#lib/content/clips/form-fields.ts";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

vi.mock("#lib/content/clips/actions.ts", () => ({ saveClipAction: vi.fn(), searchPostersAction: vi.fn() }));
vi.mock("next/navigation", () => ({ unstable_rethrow() {}, useRouter: () => ({ refresh() {} }) }));

const posters = [
  { id: "a", src: "/images/a", alt: "Ein Glas" },
  { id: "b", src: "/images/b", alt: "" },
];
const initial = { titleDe: "Negroni", titleEn: "A Negroni", posterId: "a", captionsDe: "", captionsEn: "" };

afterEach(cleanup);
beforeEach(() => {
  vi.mocked(saveClipAction).mockReset();
  render(
    <IntlProvider>
      <ClipForm
        saved={{ id: "1", version: 3, hasWebm: true }}
        initial={initial}
        posters={posters}
        locale="de"
        icons={{ error: null, file: null }}
      />
    </IntlProvider>,
  );
});

const submit = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Speichern" })));
const sent = () => Object.fromEntries(vi.mocked(saveClipAction).mock.calls[0]?.[1] ?? []);

test("sends texts, the poster that was chosen, and the version that was read", async () => {
  fireEvent.click(screen.getByRole("radio", { name: "Bild 2 ohne Alternativtext" }));
  vi.mocked(saveClipAction).mockResolvedValue({ status: "sent" });
  await submit();
  expect(sent()).toMatchObject({ id: "1", version: "3", titleDe: "Negroni", posterId: "b" });
});

test("names the lines of mistakes in captions, and keeps what was typed", async () => {
  const captionsDe = "WEBVTT\n\n00:01 --> 2";
  vi.mocked(saveClipAction).mockResolvedValue({
    status: "invalid",
    errors: { captionsDe: "timing:3 beyond:7" as never, mp4: "codec" },
    values: { ...initial, captionsDe, mp4: "", webm: "", form: "" },
  });
  const field = screen.getByLabelText("Untertitel (Deutsch)") as HTMLTextAreaElement;
  fireEvent.change(field, { target: { value: captionsDe } });
  await submit();
  const text = screen.getAllByText(/^Zeile 3: Hier fehlt eine Zeitangabe.* Zeile 7: So lang ist der Clip nicht\.$/);
  expect(text.length).toBeGreaterThan(0);
  expect(field.value).toBe(captionsDe);
  expect(screen.getAllByText(/Exportiere das Video als H\.264/).length).toBeGreaterThan(0);
});

test("files that the edge would refuse are not sent", async () => {
  const file = new File(["x"], "clip.mp4", { type: "video/mp4" });
  Object.defineProperty(file, "size", { value: maxClipBytes + 1 });
  const get = vi.spyOn(FormData.prototype, "get").mockImplementation((name) => (name === "mp4" ? file : ""));
  await submit();
  get.mockRestore();
  expect(saveClipAction).not.toHaveBeenCalled();
  expect(screen.getAllByText("Die Dateien sind zusammen größer als 30 MB.").length).toBeGreaterThan(0);
});
