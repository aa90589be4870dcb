import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import { answer, press, sent } from '../testing/managerPage.tsx';
import { showPage, storyData } from '../testing/optimizationPage.tsx';

const A = storyData('A');
const B = storyData('B');
const C = storyData('C', 'DRAFT');
const LONG = 'x'.repeat(50);

function field(name: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(name);
}

function write(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

/** Links in the error summary. */
function listed(): string[] {
  const heading = screen.queryByRole('heading', { name: /to fix$/ });
  const box = heading?.parentElement;
  return box
    ? within(box)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    : [];
}

/** The viewer in the response of a write. */
function viewerWith(stories: readonly object[], score = 2.5) {
  return { id: 'viewer-1', pageOptimization: { stories, awards: [], clientLogos: [] }, score: { score } };
}

describe('the story manager (SCR-23, SCR-24)', () => {
  it('shows all errors at once, in the order of the rules, and focuses the first one (VAL-34, VAL-35)', async () => {
    const page = await showPage([], '?stories=1');
    await screen.findByRole('dialog');
    write('Challenge', 'Too short');
    await press('Publish');
    expect(listed()).toEqual([
      'Project name: Enter the name.',
      'Budget in USD: Enter the budget.',
      'Year: Enter the year.',
      'Duration in months: Enter the duration.',
      'Challenge: Enter at least 50 characters.',
      'Solution: Describe the solution.',
      'Result: Describe the result.',
    ]);
    expect(document.activeElement).toBe(field('Project name'));
    await press('Result: Describe the result.');
    expect(document.activeElement).toBe(field('Result'));
    write('Result', LONG);
    expect(listed()).toHaveLength(6);
    expect(sent(page)).toEqual([]);
  });

  it('requires only a name for a draft', async () => {
    const page = await showPage([], '?stories=1');
    await screen.findByRole('dialog');
    await press('Save draft');
    expect(listed()).toEqual(['Project name: Enter the name.']);
    write('Project name', 'Harbor');
    await press('Save draft');
    expect(sent(page)).toMatchObject([{ name: 'useSaveStoryMutation', input: { name: 'Harbor', status: 'DRAFT' } }]);
    // It does not look as if it were published.
    const isBusy = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-busy');
    expect([isBusy('Save draft'), isBusy('Publish')]).toEqual(['true', null]);
  });

  it('says that a draft is saved (P-26)', async () => {
    const page = await showPage([C], `?stories=${C.id}`);
    await screen.findByRole('dialog');
    await press('Save draft');
    await answer(page, {
      saveStory: {
        viewer: viewerWith([C]),
        errors: [],
      },
    });
    expect(await screen.findByText('Draft saved.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not touch the page shown when a save ends after the dialog was left', async () => {
    const page = await showPage([A], `?stories=${A.id}`);
    await screen.findByRole('dialog');
    await press('Publish');
    await page.goTo('/profile/page-optimization?awards=1');
    await answer(page, {
      saveStory: {
        viewer: viewerWith([A]),
        errors: [],
      },
    });
    expect(page.address()).toBe('/profile/page-optimization?awards=1');
  });

  it("shows the server's refusal next to its field", async () => {
    const page = await showPage([A], `?stories=${A.id}`);
    await screen.findByRole('dialog');
    await press('Publish');
    await answer(page, {
      saveStory: {
        viewer: null,
        errors: [
          { code: 'OUT_OF_RANGE', path: ['year'] },
          { code: 'INVALID_VALUE', path: ['result'] },
        ],
      },
    });
    expect(listed()).toEqual(['Year: Enter a number from 1900 to 2100.', 'Result: Enter a different value.']);
    expect(document.activeElement).toBe(field('Year'));
  });

  it('keeps the input after a failure, and restores it after the page was left (EXT-05, STA-39)', async () => {
    const page = await showPage([A], `?stories=${A.id}`);
    await screen.findByRole('dialog');
    write('Project name', 'Typed');
    await press('Publish');
    await answer(page, new NetworkError('gone'));
    expect(field('Project name').value).toBe('Typed');
    expect(screen.getByText("You're not connected. Check your network and try again.")).toBeDefined();
    page.unmount();

    const again = await showPage([A], `?stories=${A.id}`);
    await screen.findByText(/^We restored your unsaved changes/);
    expect(field('Project name').value).toBe('Typed');
    await press('Discard them');
    expect(field('Project name').value).toBe('A');
    write('Project name', 'Typed again');
    await press('Publish');
    await answer(again, { saveStory: { viewer: null, errors: [] } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('asks before it is closed with changes, also with Back', async () => {
    const page = await showPage([A], `?stories=${A.id}`);
    await screen.findByRole('dialog');
    write('Project name', 'Typed');
    await press('Close');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question.textContent).toContain('We keep your changes in this browser.');
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('Project name').value).toBe('Typed');
    expect(page.address()).toContain('stories=');
    await press('Close');
    await press('Leave');
    expect(page.address()).toBe('/profile/page-optimization');
  });
});

describe('the focus stays in the card', () => {
  it('when the last recent change is undone', async () => {
    const { notices } = await showPage([A, B]);
    act(() => {
      notices.show({ kind: 'success', text: 'Removed.', action: { label: 'Undo', run: () => undefined } });
      notices.show({ kind: 'success', text: 'Saved.' });
    });
    const menu = await screen.findByRole('button', { name: 'Undo recent changes' });
    menu.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Undo: Removed.', hidden: true }));
    expect(menu.isConnected).toBe(false);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add story'));
  });

  it('when the story whose dialog was open is removed', async () => {
    const page = await showPage([A, B]);
    screen.getByRole('link', { name: 'Edit B' }).focus();
    await page.goTo(`/profile/page-optimization?stories=${B.id}`);
    await screen.findByRole('dialog');
    await press('Remove');
    await answer(page, {
      removeStory: {
        viewer: viewerWith([A]),
        errors: [],
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add story'));
  });
});

it('each part says which scores completing it leads to', async () => {
  await showPage([A, B, C]);
  expect(screen.getByText('Add 1 more to reach visibility 1.7 and score 2.9')).toBeDefined();
  expect(screen.getAllByText('Add 6 more to reach visibility 2.8')).toHaveLength(2);
});

it('counts the score that a removed story has cost', async () => {
  const page = await showPage([A, B], `?stories=${B.id}`);
  await screen.findByRole('dialog');
  await press('Remove');
  await answer(page, { removeStory: { viewer: viewerWith([A], 2.1), errors: [] } });
  expect(await screen.findByText('Add 2 more to reach visibility 1.7 and score 2.9')).toBeDefined();
});

it('more stories than count are not shown as a share of those (P-16)', async () => {
  await showPage(['A', 'B', 'C', 'D'].map((name) => storyData(name)));
  const shown = within(document.querySelector('main') ?? document.body);
  expect(shown.queryByText('4 of 3')).toBeNull();
  expect(shown.getAllByText('4')).toHaveLength(3);
});
