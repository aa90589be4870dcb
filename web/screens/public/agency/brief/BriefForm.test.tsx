import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GatewayError, NetworkError, TimeoutError } from '../../../../relay/errors.ts';
import { showAgency } from '../testing/agencyPage.tsx';
import {
  agencyWithBrief,
  answer,
  BRIEF_TEXT,
  enter,
  field,
  fill,
  form,
  inputOf,
  refusal,
  sent,
  submit,
} from '../testing/briefForm.ts';

describe('the form of a brief (DIR-13)', () => {
  it('focuses the first error, shows each one next to its field, and removes it once the field is valid', async () => {
    const page = await showAgency(agencyWithBrief());
    enter('website', 'no website');
    fireEvent.click(submit());
    expect(document.activeElement).toBe(field('text'));
    expect(field('text').getAttribute('aria-invalid')).toBe('true');
    for (const text of ['Describe what you need.', 'Enter your name.', 'Enter your email address.']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByText('Enter an address like www.example.com.')).toBeDefined();
    expect(sent(page)).toHaveLength(0);
    enter('text', 'Too short');
    expect(screen.getByText('Describe what you need.')).toBeDefined();
    enter('text', BRIEF_TEXT);
    expect(screen.queryByText('Describe what you need.')).toBeNull();
    expect(screen.getByText('Enter your name.')).toBeDefined();
  });

  it.each(['a@', 'no-at'])('refuses the mistyped address %s next to its field', async (typed) => {
    const page = await showAgency(agencyWithBrief());
    fill();
    enter('email', typed);
    fireEvent.click(submit());
    expect(document.activeElement).toBe(field('email'));
    const described = field('email').getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain('Enter an address like name@example.com.');
    expect(sent(page)).toHaveLength(0);
  });

  it('keeps the asterisk of a required field on the line of its label', async () => {
    await showAgency(agencyWithBrief());
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels.filter((label) => label.endsWith('\u00a0*'))).toHaveLength(3);
    expect(labels.filter((label) => label.endsWith(' *'))).toEqual([]);
  });

  it('is sent once, however often the button is pressed, and says what happens next', async () => {
    const page = await showAgency(agencyWithBrief());
    fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Local SEO' }));
    await userEvent.selectOptions(field('budgetId'), 'budget-3');
    await userEvent.dblClick(submit());
    expect(sent(page)).toHaveLength(1);
    expect(inputOf(page)).toMatchObject({
      agencyAlias: 'north-star',
      name: 'Ada Acme',
      text: BRIEF_TEXT,
      serviceIds: ['service-local-seo'],
      budgetId: 'budget-3',
      projectDurationId: null,
      company: null,
      nickname: null,
    });
    await answer(page, { isSent: true, errors: [] });
    const heading = screen.getByRole('heading', { name: 'North Star has your brief' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/will write to ada@acme\.example\./)).toBeDefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes no input while it is sent, because later changes would be lost', async () => {
    const page = await showAgency(agencyWithBrief());
    fill();
    fireEvent.click(submit());
    await userEvent.type(field('text'), ' Typed after.');
    expect(field('text').value).toBe(BRIEF_TEXT);
    await answer(page, new TimeoutError('No answer in time'));
    await userEvent.type(field('text'), ' Typed after.');
    expect(field('text').value).toBe(`${BRIEF_TEXT} Typed after.`);
  });

  it('keeps all input and its key when it is unknown whether the brief arrived', async () => {
    const page = await showAgency(agencyWithBrief());
    fill();
    fireEvent.click(submit());
    const { idempotencyKey: key } = inputOf(page);
    await answer(page, new TimeoutError('No answer in time'));
    expect(within(form()).getByRole('alert').textContent).toContain("It won't arrive twice");
    // For a post without JavaScript.
    expect(field('key').value).toBe(key);
    expect(field('text').value).toBe(BRIEF_TEXT);
    fireEvent.click(submit());
    expect(inputOf(page)['idempotencyKey']).toBe(key);
    await answer(page, { isSent: true, errors: [] });

    const again = await showAgency(agencyWithBrief({ alias: 'south-star' }));
    fill();
    fireEvent.click(submit());
    expect(inputOf(again)['idempotencyKey']).not.toBe(key);
  });

  it('is sent as a new brief if it was changed after the first version had arrived', async () => {
    const page = await showAgency(agencyWithBrief());
    fill();
    fireEvent.click(submit());
    const { idempotencyKey: key } = inputOf(page);
    await answer(page, new GatewayError('IDEMPOTENCY_KEY_REUSED', null));
    expect(inputOf(page)['idempotencyKey']).not.toBe(key);
    await answer(page, { isSent: true, errors: [] });
    expect(screen.getByRole('heading', { name: 'North Star has your brief' })).toBeDefined();
  });

  it('is sent as one new brief, even if its response is lost', async () => {
    const before = await showAgency(agencyWithBrief());
    fill();
    fireEvent.click(submit());
    await answer(before, new GatewayError('IDEMPOTENCY_KEY_REUSED', null));
    const { idempotencyKey: key } = inputOf(before);
    await answer(before, new TimeoutError('No answer in time'));
    fireEvent.click(submit());
    expect(sent(before)).toHaveLength(1);
    expect(inputOf(before)['idempotencyKey']).toBe(key);
    before.unmount();
    const after = await showAgency(agencyWithBrief());
    fireEvent.click(submit());
    expect(inputOf(after)['idempotencyKey']).toBe(key);
  });

  it('is restored after a reload, with its key', async () => {
    const before = await showAgency(agencyWithBrief());
    fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'PPC' }));
    fireEvent.click(submit());
    const { idempotencyKey: key } = inputOf(before);
    before.unmount();
    const after = await showAgency(agencyWithBrief());
    expect(field('name').value).toBe('Ada Acme');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'PPC' }).checked).toBe(true);
    expect(screen.getByText(`${(3_000 - BRIEF_TEXT.length).toLocaleString('en')} characters left`)).toBeDefined();
    fireEvent.click(submit());
    expect(inputOf(after)['idempotencyKey']).toBe(key);
  });

  it.each([
    [refusal('TOO_MANY_ATTEMPTS', null, 1_500), 'Try again in 25 minutes.'],
    [refusal('TOO_MANY_ATTEMPTS', null, 7_300), 'Try again in 3 hours.'],
    [refusal('AGENCY_NOT_FOUND', ['agencyAlias']), 'North Star no longer accepts briefs.'],
    [new GatewayError('UPSTREAM_ERROR', null), "Something went wrong on our side. We've kept your text"],
    [new GatewayError('UPSTREAM_TIMEOUT', null), "We don't know whether the agency received it."],
    [new GatewayError('UPSTREAM_ERROR', null, 'Broken off', true), 'Your brief may not have arrived'],
    [new NetworkError('Broken off, but online'), 'Your brief may not have arrived'],
    [new GatewayError('RATE_LIMITED', null), 'Too many briefs were sent from your network. Try again in 1 minute.'],
  ])('says why it was not sent: %j', async (payload, text) => {
    const page = await showAgency(agencyWithBrief());
    fill();
    fireEvent.click(submit());
    await answer(page, payload);
    expect(within(form()).getByRole('alert').textContent).toContain(text);
    expect(field('email').value).toBe('ada@acme.example');
  });

  it('says that the browser is offline', async () => {
    const page = await showAgency(agencyWithBrief());
    fill();
    fireEvent.click(submit());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await answer(page, new NetworkError('offline'));
    expect(within(form()).getByRole('alert').textContent).toContain("You're offline.");
  });

  it.each([
    ['?services=seo', ['Technical SEO', 'Local SEO']],
    ['?services=local-seo', ['Local SEO']],
    ['?services=branding', []],
  ])('is filled in from the search %s, and says so only then', async (search, ticked) => {
    await showAgency(agencyWithBrief(), { search });
    const boxes = within(form()).queryAllByRole<HTMLInputElement>('checkbox', { checked: true });
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(ticked);
    expect(screen.queryByText(/Filled in from your search/) !== null).toBe(ticked.length > 0);
  });

  it('follows the next search, except for what the visitor changed', async () => {
    const ticked = () =>
      within(form())
        .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
        .map((box) => box.closest('label')?.textContent);
    const first = await showAgency(agencyWithBrief(), { search: '?services=seo&budget=3' });
    enter('text', BRIEF_TEXT);
    first.unmount();
    const second = await showAgency(agencyWithBrief(), { search: '?services=ppc&budget=1' });
    expect([field('text').value, ticked(), field('budgetId').value]).toEqual([BRIEF_TEXT, ['PPC'], 'budget-1']);
    expect(screen.getByText(/Filled in from your search/)).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Local SEO' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'PPC' }));
    await userEvent.selectOptions(field('budgetId'), '');
    second.unmount();
    await showAgency(agencyWithBrief(), { search: '?services=ppc&budget=3' });
    expect([ticked(), field('budgetId').value]).toEqual([['Local SEO'], '']);
    expect(screen.queryByText(/Filled in from your search/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Start from scratch' })).toBeDefined();
  });

  it('starts from scratch without what was typed and filled in', async () => {
    await showAgency(agencyWithBrief(), { search: '?services=seo' });
    fill();
    expect(sessionStorage).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Start from scratch' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it("focuses a field that only the gateway's rules refuse", async () => {
    const page = await showAgency(agencyWithBrief());
    fill();
    fireEvent.click(submit());
    await answer(page, refusal('INVALID_VALUE', ['budgetId']));
    expect(document.activeElement).toBe(field('budgetId'));
    expect(screen.getByText("This value isn't available. Select another one.")).toBeDefined();
  });

  it('says so when sending takes long', async () => {
    await showAgency(agencyWithBrief());
    fill();
    vi.useFakeTimers();
    fireEvent.click(submit());
    act(() => {
      vi.advanceTimersByTime(4_000);
    });
    expect(screen.getByText('This is taking longer than usual. Keep this page open.')).toBeDefined();
  });

  it('counts characters the way people do, and cuts nothing off', async () => {
    await showAgency(agencyWithBrief());
    enter('text', '🙂'.repeat(3_001));
    expect(screen.getByText('1 character too many')).toBeDefined();
    expect(field('text').value).toHaveLength(6_002);
  });
});
