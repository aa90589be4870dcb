import { lazy } from 'react';
import { isUuid } from '../../../domain/uuid.ts';
import { DialogFromAddress } from '../../app/content/DialogFromAddress.tsx';
import { DEAL_PARAMETER } from './dealAddress.ts';

const DealDialog = lazy(async () => ({ default: (await import('./DealDialog.tsx')).DealDialog }));

/** Opens the deal named in the URL (SCR-30). */
export function DealFromAddress() {
  return (
    <DialogFromAddress parameter={DEAL_PARAMETER} isValid={isUuid}>
      {(dealUuid, close) => <DealDialog dealUuid={dealUuid} onClose={close} />}
    </DialogFromAddress>
  );
}
