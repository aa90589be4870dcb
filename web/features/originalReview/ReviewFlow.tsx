import { useState } from 'react';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

/** The review of a lead; after submitting, the link to share if there is one (STA-47). */
export function ReviewFlow({ onClose, ...review }: { leadId: string; isSubmitted?: boolean; onClose: () => void }) {
  const [shared, setShared] = useState<string | null>(null);
  if (shared !== null) return <ShareDialog uuid={shared} onClose={onClose} />;
  return <ReviewDialog {...review} onClose={onClose} onShare={setShared} />;
}
