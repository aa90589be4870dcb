import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agencyWithBrief, BRIEF_TEXT, field, form, inputOf, submit } from '../testing/briefForm.ts';
import { showAgency } from '../testing/agencyPage.tsx';
import { saveDraft } from './briefDraft.ts';

describe('the form without JavaScript (DIR-13)', () => {
  const posted = {
    agency: 'north-star',
    key: '5f1d7a52-2f0c-8a4e-9c1b-3d6e8f0a2b4c',
    form: {
      name: 'Ada',
      email: 'ada@acme.example',
      company: '',
      website: '',
      phone: '',
      text: 'Too short',
      services: ['service-ppc'],
      budgetId: 'budget-6',
      projectDurationId: '',
      nickname: '',
    },
    faults: [{ field: 'text', code: 'TOO_SHORT' }],
    failure: null,
  };

  it('is posted to its page, never puts values into a URL, and hides the honeypot from people', async () => {
    await showAgency(agencyWithBrief());
    expect(form().getAttribute('action')).toBe('/agencies/north-star/brief');
    expect(form().method).toBe('post');
    const trap = field('nickname');
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('is shown again with its values and errors', async () => {
    await showAgency(agencyWithBrief(), { posted });
    expect(field('text').value).toBe('Too short');
    expect(field('key').value).toBe(posted.key);
    expect(field('budgetId').value).toBe('budget-6');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'PPC' }).checked).toBe(true);
    expect(screen.getByText('Add a little more: at least 30 characters.')).toBeDefined();
    expect(document.activeElement).toBe(field('text'));
  });

  it('is sent again with the key of the server, because the first response may only be lost', async () => {
    const form = { ...posted.form, text: BRIEF_TEXT, services: [] };
    const unsure = { ...posted, form, faults: [], failure: { kind: 'unsure', retryAfterSeconds: null } };
    // Input from before the post, under a key that was never sent.
    saveDraft('north-star', { key: 'draft', form });
    const page = await showAgency(agencyWithBrief(), { posted: unsure });
    fireEvent.click(submit());
    expect(inputOf(page)['idempotencyKey']).toBe(posted.key);
  });

  it('is shown again only for the agency it was sent to', async () => {
    await showAgency(agencyWithBrief(), { posted: { ...posted, agency: 'south-star' } });
    expect(field('text').value).toBe('');
  });

  it('redirects to a URL that can be reloaded, and leaves no draft of what was sent', async () => {
    saveDraft('north-star', { key: 'draft', form: posted.form });
    await showAgency(agencyWithBrief(), { search: '?brief=sent' });
    expect(screen.getByRole('heading', { name: 'North Star has your brief' })).toBeDefined();
    expect(document.forms).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});
