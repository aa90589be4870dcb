import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditedProfile } from './editedProfile.ts';

/** The edited values and the version they are based on. */
interface Edits {
  readonly values: EditedProfile;
  readonly saved: EditedProfile;
  readonly revision: string;
}

/** Versioned: tabs with different versions of the form ignore each other. */
const VERSION = 1;

/**
 * Tabs of one browser that edit the same profile show the same text: what is typed, saved or discarded in one is in the
 * others at once, so that none replaces what another has saved, or keeps for later what another has given up (EXT-05).
 */
export function useTabsInStep(
  ownerId: string,
  { values, saved, revision }: Edits,
  follow: (edits: Edits) => void,
): void {
  const channel = useRef<BroadcastChannel | null>(null);
  /** What the other tabs have received. */
  const known = useRef({ values, saved });
  const onMessage = useEffectEvent(({ data }: MessageEvent<Edits>) => {
    known.current = data;
    follow(data);
  });

  useEffect(() => {
    const opened = new BroadcastChannel(`profile:${VERSION}:${ownerId}`);
    opened.addEventListener('message', onMessage);
    channel.current = opened;
    return () => opened.close();
  }, [ownerId]);

  useEffect(() => {
    if (known.current.values === values && known.current.saved === saved) return;
    known.current = { values, saved };
    channel.current?.postMessage({ values, saved, revision } satisfies Edits);
  }, [values, saved, revision]);
}
