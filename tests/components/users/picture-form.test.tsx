import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PictureForm } from "#components/users/picture-form.tsx";
import de from "#messages/de.json";

const seen = vi.hoisted(() => ({ refreshed: 0, toasts: [] as string[], viewerAsked: 0 }));
vi.mock("next/navigation", () => {
  const refresh = () => {
    seen.refreshed += 1;
  };
  const router = { refresh };
  return { useRouter: () => router };
});
vi.mock("#components/ui/use-viewer.ts", () => ({
  refreshViewer: async () => {
    seen.viewerAsked += 1;
  },
}));
vi.mock("#components/ui/toast.ts", () => ({ showToast: ({ text }: { text: string }) => void seen.toasts.push(text) }));

const { problem: problems, title, chooseFirst, ...words } = de.users.picture;
const size = { width: 800, height: 600 };

class FakeImage {
  src = "";
  naturalWidth = size.width;
  naturalHeight = size.height;
  async decode() {
    if (size.width === 0) throw new Error("damaged");
  }
}

beforeEach(() => {
  Object.assign(seen, { refreshed: 0, toasts: [], viewerAsked: 0 });
  Object.assign(size, { width: 800, height: 600 });
  vi.stubGlobal("Image", FakeImage);
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = vi.fn();
  render(
    <PictureForm
      locale="de"
      avatar={<span>A</span>}
      hasPicture={false}
      outcome={null}
      words={{ ...words, saving: "Einen Moment …" }}
      problems={problems}
      icons={{ camera: null, error: null }}
    />,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function choose(type = "image/jpeg", bytes = 10) {
  const file = new File([new Uint8Array(bytes)], "x", { type });
  fireEvent.change(screen.getByLabelText(words.choose), { target: { files: [file] } });
}

test.each([
  ["unsupported_type", "image/gif", 10, 800],
  ["too_large", "image/png", 10 * 1024 * 1024 + 1, 800],
  ["too_small", "image/webp", 10, 299],
  ["damaged", "image/jpeg", 10, 0],
] as const)("says at once that a file is %s", async (problem, type, bytes, width) => {
  size.width = width;
  choose(type, bytes);
  expect(await screen.findByText(problems[problem])).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
});

test("the focus follows: to the first slider when a picture is there, back to the choice when it is done or dropped", async () => {
  const input = screen.getByLabelText(words.choose);
  input.focus();
  choose();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.zoom)));
  fireEvent.click(screen.getByRole("button", { name: words.cancel }));
  expect(document.activeElement).toBe(input);
});

test("sends the file with the square, once, and lets the page be shown anew", async () => {
  const send = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", send);
  choose();
  const save = await screen.findByRole("button", { name: words.save });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(seen).toEqual({ refreshed: 1, toasts: [words.saved], viewerAsked: 1 }));
  expect(send).toHaveBeenCalledTimes(1);
  const [url, init] = send.mock.calls[0] ?? [];
  const form = init?.body as FormData;
  expect(url).toBe("/api/users/me/picture?locale=de");
  expect([form.get("x"), form.get("y"), form.get("size")]).toEqual(["100", "0", "600"]);
  expect(screen.queryByRole("slider")).toBeNull();
});

test("what the server refuses can be tried again with the same square", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ error: { code: "invalid", fields: { picture: "damaged" } } }, { status: 422 }),
  );
  choose();
  fireEvent.click(await screen.findByRole("button", { name: words.save }));
  expect(await screen.findByText(problems.damaged)).toBeTruthy();
  expect(screen.getAllByRole("slider")).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: words.cancel }));
  expect(screen.queryByRole("slider")).toBeNull();
});
