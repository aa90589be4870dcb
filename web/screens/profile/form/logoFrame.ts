/** How a logo is fitted: as it is, whole with a margin to a square, or cut to a square. */
export const LOGO_FITS = ['original', 'pad', 'crop'] as const;
export type LogoFit = (typeof LOGO_FITS)[number];

export const LOGO_BACKGROUNDS = ['transparent', 'white'] as const;
export type LogoBackground = (typeof LOGO_BACKGROUNDS)[number];

/** Largest zoom of a cropped logo. */
export const ZOOM_MAX = 4;

/** Longest side of a fitted logo, in pixels: four times what any page shows. */
export const LOGO_SIDE_MAX = 1024;

/** How a logo is placed on its square. */
export interface LogoFrame {
  readonly fit: LogoFit;
  readonly background: LogoBackground;
  /** From 1, the whole of the shorter side, to ZOOM_MAX. */
  readonly zoom: number;
  /** Which part is shown, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: LogoFrame = { fit: 'pad', background: 'transparent', zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture of `width` × `height` pixels, and where on it the whole source image is drawn; what lies outside is cut off. */
export interface LogoDrawing extends Size {
  readonly image: Size & { readonly x: number; readonly y: number };
}

/** Where an image is drawn for a frame, on a picture with no side longer than `sideMax` pixels. */
export function logoDrawing(source: Size, frame: LogoFrame, sideMax = LOGO_SIDE_MAX): LogoDrawing {
  const longest = Math.max(source.width, source.height);
  if (frame.fit === 'crop') {
    const shown = Math.min(source.width, source.height) / frame.zoom;
    const side = wholePixels(Math.min(shown, sideMax));
    const scale = side / shown;
    const width = source.width * scale;
    const height = source.height * scale;
    return {
      width: side,
      height: side,
      image: { width, height, x: (side - width) * frame.x, y: (side - height) * frame.y },
    };
  }
  const scale = Math.min(1, sideMax / longest);
  const width = wholePixels(source.width * scale);
  const height = wholePixels(source.height * scale);
  if (frame.fit === 'original') return { width, height, image: { width, height, x: 0, y: 0 } };
  const side = Math.max(width, height);
  return {
    width: side,
    height: side,
    image: { width, height, x: (side - width) / 2, y: (side - height) / 2 },
  };
}

/** The frame after the image was dragged by a share of the square's side; what is dragged further than its edge stays there. */
export function draggedFrame(source: Size, frame: LogoFrame, right: number, down: number): LogoFrame {
  const { width: side, image } = logoDrawing(source, frame);
  const moved = (at: number, length: number, by: number) =>
    length > side ? Math.min(1, Math.max(0, at - (by * side) / (length - side))) : at;
  return { ...frame, x: moved(frame.x, image.width, right), y: moved(frame.y, image.height, down) };
}

function wholePixels(length: number): number {
  return Math.max(1, Math.round(length));
}
