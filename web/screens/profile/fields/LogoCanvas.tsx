import { useEffect, useRef } from 'react';
import { drawLogo } from '../form/logoPicture.ts';
import type { LogoFrame } from '../form/logoFrame.ts';

/** Twice the largest preview, for high-density screens. */
const PREVIEW_SIDE = 480;

/** Draws a logo in its frame. Decorative: the controls next to it state the selection. */
export function LogoCanvas({ picture, frame }: { picture: ImageBitmap; frame: LogoFrame }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawLogo(canvas.current, picture, frame, PREVIEW_SIDE);
  }, [picture, frame]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
