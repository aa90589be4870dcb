import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { RadioGroup } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LOGO_BACKGROUNDS, LOGO_FITS, WHOLE, ZOOM_MAX, draggedFrame } from '../form/logoFrame.ts';
import type { LogoFrame } from '../form/logoFrame.ts';
import { fittedLogo } from '../form/logoPicture.ts';
import { LogoCanvas } from './LogoCanvas.tsx';
import styles from './LogoDialog.module.css';

/** An opened logo: the file and its decoded bitmap. */
export interface OpenedLogo {
  readonly file: File;
  readonly picture: ImageBitmap;
}

/** Fits a logo of any aspect ratio before upload: unchanged, padded or cropped to a square (EXT-15). */
export function LogoDialog({
  opened: { file, picture },
  name,
  tagline,
  isPending,
  fault,
  onUse,
  onClose,
}: {
  opened: OpenedLogo;
  /** The agency's name, for the previews. */
  name: string;
  tagline: string;
  isPending: boolean;
  /** Why storing the fitted logo failed. */
  fault: string | null;
  onUse: (file: File) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('profile');
  const { t: tCommon } = useTranslation('common');
  const { percent } = useFormat();
  const [frame, setFrame] = useState<LogoFrame>(WHOLE);
  const [isUnwritable, setIsUnwritable] = useState(false);
  const [dragged, setDragged] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const isCrop = frame.fit === 'crop';
  const change = (patch: Partial<LogoFrame>) => setFrame({ ...frame, ...patch });

  const use = async () => {
    const fitted = frame.fit === 'original' ? file : await fittedLogo(picture, file, frame);
    setIsUnwritable(fitted === null);
    if (fitted) onUse(fitted);
  };

  return (
    <Dialog
      wide
      title={t(($) => $.logoFit.title)}
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tCommon(($) => $.cancel)}</Button>
          <Button look="primary" pending={isPending} onClick={() => void use()}>
            {t(($) => $.logoFit.use)}
          </Button>
        </>
      }
    >
      <div className={styles.fit}>
        <div
          className={styles.stage}
          data-fit={frame.fit}
          onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
            if (!isCrop) return;
            currentTarget.setPointerCapture(pointerId);
            setDragged({ x: clientX, y: clientY });
          }}
          onPointerMove={({ currentTarget, clientX, clientY }) => {
            if (!dragged) return;
            const side = currentTarget.clientWidth;
            setFrame(draggedFrame(picture, frame, (clientX - dragged.x) / side, (clientY - dragged.y) / side));
            setDragged({ x: clientX, y: clientY });
          }}
          onPointerUp={() => setDragged(null)}
          onPointerCancel={() => setDragged(null)}
        >
          <LogoCanvas picture={picture} frame={frame} />
        </div>
        <div className={styles.controls}>
          <RadioGroup
            legend={t(($) => $.logoFit.shape)}
            choices={LOGO_FITS.map((value) => ({ value, label: t(($) => $.logoFit[value]) }))}
            value={frame.fit}
            onChange={(fit) => change({ fit })}
          />
          {frame.fit === 'pad' && (
            <RadioGroup
              legend={t(($) => $.logoFit.background)}
              inline
              choices={LOGO_BACKGROUNDS.map((value) => ({ value, label: t(($) => $.logoFit[value]) }))}
              value={frame.background}
              onChange={(background) => change({ background })}
            />
          )}
          {isCrop && (
            <>
              <Slider
                label={t(($) => $.logoFit.zoom)}
                shown={percent(frame.zoom)}
                value={frame.zoom}
                min={1}
                max={ZOOM_MAX}
                onChange={(zoom) => change({ zoom })}
              />
              <Slider
                label={t(($) => $.logoFit.across)}
                shown={percent(frame.x)}
                value={frame.x}
                onChange={(x) => change({ x })}
              />
              <Slider
                label={t(($) => $.logoFit.down)}
                shown={percent(frame.y)}
                value={frame.y}
                onChange={(y) => change({ y })}
              />
            </>
          )}
        </div>
      </div>
      <div className={styles.previews}>
        <figure className={styles.card}>
          <figcaption>{t(($) => $.logoFit.card)}</figcaption>
          <div>
            <span className={styles.small}>
              <LogoCanvas picture={picture} frame={frame} />
            </span>
            <Words name={name} tagline={tagline} />
          </div>
        </figure>
        <figure className={styles.page}>
          <figcaption>{t(($) => $.logoFit.page)}</figcaption>
          <div>
            <span className={styles.large}>
              <LogoCanvas picture={picture} frame={frame} />
            </span>
            <Words name={name} tagline={tagline} />
          </div>
        </figure>
      </div>
      <div role="alert" className={styles.fault}>
        {isUnwritable ? t(($) => $.logoFit.unreadable) : fault}
      </div>
    </Dialog>
  );
}

function Words({ name, tagline }: { name: string; tagline: string }) {
  return (
    <span className={styles.words}>
      <strong>{name}</strong>
      <span>{tagline}</span>
    </span>
  );
}

function Slider({
  label,
  shown,
  value,
  min = 0,
  max = 1,
  onChange,
}: {
  label: string;
  /** The value as read by screen readers. */
  shown: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </label>
  );
}
