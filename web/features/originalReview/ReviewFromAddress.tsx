import { lazy } from 'react';
import { DialogFromAddress } from '../../app/content/DialogFromAddress.tsx';
import { REVIEWABLE_PARAMETER } from './reviewAddress.ts';

const ReviewChooser = lazy(async () => ({ default: (await import('./ReviewChooser.tsx')).ReviewChooser }));

/** Opens the list of leads to ask via `?reviewableLeads=1` (QRY-13). */
export function ReviewFromAddress() {
  return (
    <DialogFromAddress parameter={REVIEWABLE_PARAMETER} isValid={(value) => value === '1'}>
      {(_value, close) => <ReviewChooser onClose={close} />}
    </DialogFromAddress>
  );
}
