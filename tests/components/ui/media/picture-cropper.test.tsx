import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PictureCropper } from "#components/ui/media/picture-cropper.tsx";
import { largestCrop } from "#lib/platform/media/pictures/crop-area.ts";

const picture = { url: "blob:x", width: 1200, height: 800 };
const format = { ratio: 1, minWidth: 300 };
const labels = { zoom: "Zoom", across: "Across", down: "Down" };
const { zoom, across, down } = labels;

function Cropper() {
  const [crop, setCrop] = useState(largestCrop(picture, format));
  return (
    <>
      <PictureCropper
        picture={picture}
        format={format}
        crop={crop}
        labels={labels}
        onChange={setCrop}
        className=""
        frameClass=""
      >
        <button type="button">Save</button>
      </PictureCropper>
      <output>{JSON.stringify(crop)}</output>
    </>
  );
}

beforeEach(() => void render(<Cropper />));
afterEach(cleanup);

const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const crop = () => JSON.parse(screen.getByRole("status").textContent ?? "");
const set = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } });

test("starts with the largest square and disables sliders without range", () => {
  expect(crop()).toEqual({ x: 200, y: 0, width: 800 });
  expect(slider(across).disabled).toBe(false);
  expect(slider(down).disabled).toBe(true);
});

test("moves the focus to the first slider that has a range", () => {
  expect(document.activeElement).toBe(slider(zoom));
});

test("moves and zooms with sliders down to 300 pixels", () => {
  set(across, 0);
  expect(crop()).toEqual({ x: 0, y: 0, width: 800 });
  set(zoom, 2);
  expect(crop()).toEqual({ x: 200, y: 200, width: 400 });
  set(down, 400);
  expect(crop()).toEqual({ x: 200, y: 400, width: 400 });
  expect(Number(slider(zoom).max)).toBeCloseTo(800 / 300, 2);
});

test("shows exactly the crop", () => {
  set(zoom, 2);
  const { width, left, top } = document.querySelector("img")?.style ?? {};
  expect([width, left, top]).toEqual(["300%", "-100%", "-50%"]);
});

test("moves the crop against the drag, up to the edge", () => {
  const box = document.querySelector(".cursor-move");
  if (!box) throw new Error("no crop box");
  Object.assign(box, { setPointerCapture() {} });
  Object.defineProperty(box, "clientWidth", { value: 200 });
  fireEvent.pointerDown(box, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 75, clientY: 100 });
  expect(crop().x).toBe(300);
  fireEvent.pointerMove(box, { pointerId: 1, clientX: -500, clientY: 0 });
  expect(crop()).toEqual({ x: 400, y: 0, width: 800 });
  fireEvent.pointerUp(box, { pointerId: 1 });
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 100, clientY: 100 });
  expect(crop().x).toBe(400);
});
