import { useEffect, useState } from 'react';
import type * as phoneNumbers from './phoneNumbers.ts';

export type PhoneNumbers = typeof phoneNumbers;

/** The numbering plans once they are loaded; null before, and when they cannot be. Numbers with a country code need none. */
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
