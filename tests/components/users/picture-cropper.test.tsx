import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PictureCropper } from "#components/users/picture-cropper.tsx";
import { wholeWindow } from "#lib/users/crop-window.ts";

const picture = { url: "blob:x", width: 1200, height: 800 };
const words = { zoom: "Zoom", across: "Across", down: "Down" };

function Cropper() {
  const [crop, setCrop] = useState(wholeWindow(picture));
  return (
    <>
      <PictureCropper picture={picture} smallest={300} crop={crop} onChange={setCrop} words={words} />
      <output>{JSON.stringify(crop)}</output>
    </>
  );
}

beforeEach(() => void render(<Cropper />));
afterEach(cleanup);

const slider = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
const crop = () => JSON.parse(screen.getByRole("status").textContent ?? "");
const set = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } });

test("begins with all of it; where there is no room, nothing can be moved", () => {
  expect(crop()).toEqual({ x: 200, y: 0, size: 800 });
  expect(slider("Across").disabled).toBe(false);
  expect(slider("Down").disabled).toBe(true);
});

test("sliders move and zoom, and 300 pixels are the end", () => {
  set("Across", 0);
  expect(crop()).toEqual({ x: 0, y: 0, size: 800 });
  set("Zoom", 2);
  expect(crop()).toEqual({ x: 200, y: 200, size: 400 });
  set("Down", 400);
  expect(crop()).toEqual({ x: 200, y: 400, size: 400 });
  expect(Number(slider("Zoom").max)).toBeCloseTo(800 / 300, 2);
});

test("the picture is shown so that the window holds what will be cut out", () => {
  set("Zoom", 2);
  const { width, left, top } = document.querySelector("img")?.style ?? {};
  expect([width, left, top]).toEqual(["300%", "-100%", "-50%"]);
});

test("dragging to the left shows what lies on the right, up to the edge", () => {
  const box = document.querySelector(".cursor-move");
  if (!box) throw new Error("no window");
  Object.assign(box, { setPointerCapture() {} });
  Object.defineProperty(box, "clientWidth", { value: 200 });
  fireEvent.pointerDown(box, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 75, clientY: 100 });
  expect(crop().x).toBe(300);
  fireEvent.pointerMove(box, { pointerId: 1, clientX: -500, clientY: 0 });
  expect(crop()).toEqual({ x: 400, y: 0, size: 800 });
  fireEvent.pointerUp(box, { pointerId: 1 });
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 100, clientY: 100 });
  expect(crop().x).toBe(400);
});
