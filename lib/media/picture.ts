/** A picture in one language, as views need it; `placeholder` is a tiny data URI, width and height are those of the original. */
export interface PictureView {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  alt: string;
}
