import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearTabDraft, keepTabDraft, loadTabDraft } from '../../site/tabDraft.ts';

/** Where the tab keeps the token. */
const NAME = 'resetToken';

/**
 * The token of a link for a new password; empty if there is none. It is removed from the URL, so that it does not show
 * in the history or on a shared screen, and kept in the tab for a reload until the link is used.
 */
export function useResetToken(): string {
  const { hash } = useLocation();
  const [token, setToken] = useState(keptToken);
  // Another link in the same tab changes only the fragment, so the page stays.
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    const { hash: shown, pathname, search } = window.location;
    if (shown === '') return;
    keepTabDraft(NAME, { token: shown.slice(1) });
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [hash]);
  return token;
}

/** Deletes the token once its link has worked or never will. */
export function forgetResetToken(): void {
  clearTabDraft(NAME);
}

function keptToken(): string {
  const token = loadTabDraft(NAME)?.['token'];
  return typeof token === 'string' ? token : '';
}
