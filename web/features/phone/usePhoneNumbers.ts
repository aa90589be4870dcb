import { useEffect, useState } from 'react';
import type * as phoneNumbers from './phoneNumbers.ts';

export type PhoneNumbers = typeof phoneNumbers;

/** The numbering plans; null while loading or after a failure. Numbers with a country code don't need them. */
export function usePhoneNumbers(): PhoneNumbers | null {
  const [phones, setPhones] = useState<PhoneNumbers | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('./phoneNumbers.ts').then(
      (loaded) => {
        if (isWanted) setPhones(loaded);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return phones;
}
