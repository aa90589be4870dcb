import { describe, expect, it } from 'vitest';
import { keepDraft } from '../../features/form/keptDraft.ts';
import { APPLICATION_DRAFT } from '../../screens/dashboard/onboarding/applicationDraft.ts';
import { Drafts } from '../../screens/messages/outbox/drafts.ts';
import { storageOf } from '../../ide/storage.ts';
import { keptPrefix } from './keptRecords.ts';
import { NEW_STORY_FORM, STORY_DRAFT } from '../../screens/pageOptimization/stories/storyDraft.ts';
import { NEW_PROFILE } from '../../screens/profile/form/editedProfile.ts';
import { PROFILE_DRAFT } from '../../screens/profile/form/profileDraft.ts';
import { forgetKept, hasKept } from './keptOfAccount.ts';

const APPLICATION = { name: 'Kestrel Vale', website: '', email: '', text: '' };

const KINDS: readonly [string, (account: string) => void][] = [
  ['profile', (account) => keepDraft(PROFILE_DRAFT, account, { values: NEW_PROFILE, base: NEW_PROFILE }, 1)],
  ['story', (account) => keepDraft(STORY_DRAFT, `${account}:new`, NEW_STORY_FORM, 1)],
  ['application', (account) => keepDraft(APPLICATION_DRAFT, account, APPLICATION, 1)],
  ['message', (account) => new Drafts(account, localStorage).set('chat', 'secret')],
  [
    'answer to a lead that was not sent',
    (account) => localStorage.setItem(`${keptPrefix('leadAnswer', account)}id`, '{}'),
  ],
  ['message that waits', (account) => localStorage.setItem(`${keptPrefix('outbox', account)}key`, '{"broken"')],
];

describe('what a browser keeps of an account (EXT-01, EXT-05)', () => {
  it.each(KINDS)('%s: is found, and deleted when its account signs out', (_kind, keep) => {
    expect(hasKept('one')).toBe(false);
    keep('one');
    expect(hasKept('one')).toBe(true);
    expect(hasKept('two')).toBe(false);
    forgetKept('one');
    expect(localStorage).toHaveLength(0);
  });

  it('does not count the tabs and history of the IDE, which stay until they are cleared there', () => {
    storageOf('one').setItem('graphiql:tabState', '{}');
    expect(hasKept('one')).toBe(false);
    forgetKept('one');
    expect(storageOf('one').getItem('graphiql:tabState')).toBe('{}');
  });

  it("does not affect other accounts' data, or data of no account", () => {
    for (const account of ['one', 'two']) for (const [, keep] of KINDS) keep(account);
    localStorage.setItem('shortcuts', 'off');
    const before = Object.keys(localStorage);
    forgetKept('one');
    expect(Object.keys(localStorage).toSorted()).toEqual(before.filter((name) => !name.includes(':one')).toSorted());
    expect(hasKept('two')).toBe(true);
  });
});
