import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { VideoModal } from "#components/ui/dialogs/video-modal.tsx";
import { VideoPlayer } from "#components/ui/media/video-player.tsx";

vi.mock("next/navigation", () => ({ usePathname: () => "/" }));

const video = {
  id: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22",
  title: "Negroni rühren",
  seconds: 8,
  width: 1280,
  height: 720,
  poster: { id: "1b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22", width: 1536, height: 1152, placeholder: "", alt: "Negroni" },
  mp4: "/videos/a/video.mp4",
  webm: "/videos/a/video.webm",
  captions: { de: "/videos/a/captions-de.vtt", en: "/videos/a/captions-en.vtt" },
};

const play = vi.fn(() => Promise.resolve());

beforeAll(() => {
  vi.stubEnv("IMAGE_KEYS", "a-key-for-the-test");
});

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(play);
  render(
    <VideoModal title={video.title} closeLabel="Schließen" closeIcon="×" trigger="▶" triggerLabel="Video ansehen">
      <VideoPlayer video={video} locale="de" captionLabels={{ de: "Deutsch", en: "Englisch" }} />
    </VideoModal>,
  );
});

afterEach(() => {
  cleanup();
  play.mockClear();
  vi.restoreAllMocks();
});

test("loads nothing before it is opened", () => {
  expect(document.querySelector("video, source, track")).toBeNull();
});

test("plays when it opens and removes the player when it closes", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Video ansehen" }));
  const dialog = screen.getByRole("dialog", { name: "Negroni rühren" });
  expect((dialog as HTMLDialogElement).open).toBe(true);
  expect(play).toHaveBeenCalledOnce();
  await userEvent.click(within(dialog).getByRole("button", { name: "Schließen" }));
  // The event of a closed dialog comes later.
  await waitFor(() => expect(document.querySelector("video")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Video ansehen" }));
  expect(play).toHaveBeenCalledTimes(2);
});

test("offers webm and mp4, a signed poster and captions in the page's language", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Video ansehen" }));
  const player = screen.getByLabelText("Negroni rühren", { selector: "video" });
  expect(player.getAttribute("preload")).toBe("none");
  expect(player.getAttribute("poster")).toMatch(/^\/images\/[\w-]{27}=\/1200x0\//);
  expect([...player.querySelectorAll("source")].map((source) => source.getAttribute("type"))).toEqual([
    "video/webm",
    "video/mp4",
  ]);
  const tracks = [...player.querySelectorAll("track")];
  expect(tracks.map((track) => [track.srclang, track.label, track.hasAttribute("default")])).toEqual([
    ["de", "Deutsch", true],
    ["en", "Englisch", false],
  ]);
  expect(tracks[0]?.getAttribute("src")).toBe(video.captions.de);
});
