import { lazy } from 'react';
import { DialogFromAddress } from '../../app/content/DialogFromAddress.tsx';
import { SCORE_PARAMETER } from './scoreAddress.ts';

const ScoreDialogs = lazy(async () => ({ default: (await import('./ScoreDialogs.tsx')).ScoreDialogs }));

/** Opens the score via `?score=1` (QRY-15). */
export function ScoreFromAddress() {
  return (
    <DialogFromAddress parameter={SCORE_PARAMETER} isValid={(value) => value !== ''}>
      {(_value, close) => <ScoreDialogs onClose={close} />}
    </DialogFromAddress>
  );
}
