import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * True between the moment a subscription begins to include the portal and the end of reading its pages anew: what they read before
 * was refused (STA-35).
 */
export function useReadAnew(isIncluded: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [wasRefused, setRefused] = useState(!isIncluded);
  if (!isIncluded && !wasRefused) setRefused(true);
  const isStale = isIncluded && wasRefused;
  useEffect(() => {
    if (!isStale) return undefined;
    let isLeft = false;
    void revalidate().then(() => {
      if (!isLeft) setRefused(false);
    });
    return () => {
      isLeft = true;
    };
  }, [isStale, revalidate]);
  return isStale;
}
