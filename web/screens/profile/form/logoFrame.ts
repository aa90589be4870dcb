/** How a logo is fitted: unchanged, padded to a square, or cropped to a square. */
export const LOGO_FITS = ['original', 'pad', 'crop'] as const;
export type LogoFit = (typeof LOGO_FITS)[number];

export const LOGO_BACKGROUNDS = ['transparent', 'white'] as const;
export type LogoBackground = (typeof LOGO_BACKGROUNDS)[number];

/** Maximum zoom when cropping. */
export const ZOOM_MAX = 4;

/** Maximum side of a fitted logo in pixels: four times the largest display size. */
export const LOGO_SIDE_MAX = 1024;

/** Position of a logo in its square. */
export interface LogoFrame {
  readonly fit: LogoFit;
  readonly background: LogoBackground;
  /** 1 shows the full shorter side; up to ZOOM_MAX. */
  readonly zoom: number;
  /** Visible part, from 0 (left, top) to 1 (right, bottom). */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: LogoFrame = { fit: 'pad', background: 'transparent', zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An output of `width` × `height` pixels and where the source image is drawn on it; parts outside are cropped. */
export interface LogoDrawing extends Size {
  readonly image: Size & { readonly x: number; readonly y: number };
}

/** Where to draw an image for a frame, with no output side longer than `sideMax` pixels. */
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

/** The frame after dragging by a share of the square's side; stops at the image's edge. */
export function draggedFrame(source: Size, frame: LogoFrame, right: number, down: number): LogoFrame {
  const { width: side, image } = logoDrawing(source, frame);
  const moved = (at: number, length: number, by: number) =>
    length > side ? Math.min(1, Math.max(0, at - (by * side) / (length - side))) : at;
  return { ...frame, x: moved(frame.x, image.width, right), y: moved(frame.y, image.height, down) };
}

function wholePixels(length: number): number {
  return Math.max(1, Math.round(length));
}
