import { useEffect, useRef } from 'react';
import { drawLogo } from '../form/logoPicture.ts';
import type { LogoFrame } from '../form/logoFrame.ts';

/** Twice what the largest preview takes, for dense screens. */
const PREVIEW_SIDE = 480;

/** A logo as a frame fits it. Decorative: the controls beside it say what is chosen. */
export function LogoCanvas({ picture, frame }: { picture: ImageBitmap; frame: LogoFrame }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawLogo(canvas.current, picture, frame, PREVIEW_SIDE);
  }, [picture, frame]);
  return <canvas ref={canvas} aria-hidden="true" />;
}
