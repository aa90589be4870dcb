import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../relay/errors.ts';
import {
  alertBox,
  alt,
  answer,
  award,
  choose,
  describeImage,
  faultOf,
  openAwards,
  png,
  press,
  saved,
  sent,
} from '../testing/managerPage.tsx';

const STORED = [award(1), award(2), award(3)];
const NOTHING = { removeIds: [], add: [], alts: [], order: null };

function awardAnswer(image: object) {
  return { __typename: 'Award', ...image };
}

describe('choosing files', () => {
  it('accepts several by button, drop and paste, and focuses the first missing alternative text', async () => {
    await openAwards(STORED);
    await choose(png('one.png'), png('two.png'));
    expect(document.activeElement).toBe(alt(4));
    const files = [png('three.png')];
    fireEvent(
      document,
      Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { types: ['Files'], files } }),
    );
    await screen.findByLabelText('Alt text for image 6');
    fireEvent(
      document,
      Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { types: ['Files'], files } }),
    );
    await screen.findByLabelText('Alt text for image 7');
    expect(screen.getAllByText('New')).toHaveLength(4);
  });

  it('leaves text to the field it is pasted into, also if the clipboard has a picture of it', async () => {
    await openAwards(STORED);
    const pasted = (types: readonly string[]) =>
      Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { types, files: [png('cell.png')] },
      });
    expect(fireEvent(alt(1), pasted(['text/plain', 'text/html', 'Files']))).toBe(true);
    for (const types of [
      ['text/plain', 'Files'],
      ['text/html', 'Files'],
    ]) {
      expect(fireEvent(alt(1), pasted(types))).toBe(false);
    }
    await screen.findByLabelText('Alt text for image 5');
    expect(screen.getAllByText('New')).toHaveLength(2);
  });

  it('says at once why each rejected file is not accepted (VAL-04, VAL-32)', async () => {
    await openAwards(STORED);
    await choose(png('1600.png'), png('1601.png'), new File(['GIF89a'], 'fake.png'));
    const alert = within(alertBox());
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1601.png: This image is larger than 1600 × 1600 pixels. Select a smaller one.',
      'fake.png: Select a JPEG or PNG file.',
    ]);
    expect(alt(4).value).toBe('');
  });

  it('adds at most 6 per save, and none to a list of 35 (VAL-33)', async () => {
    await openAwards(STORED);
    await choose(...Array.from({ length: 7 }, (_, index) => png(`a${'b'.repeat(index)}.png`)));
    expect(alt(9)).toBeDefined();
    expect(alertBox().textContent).toMatch(/^abbbbbb\.png: Save first/);
  });

  it('offers no way to add files when the list is full', async () => {
    await openAwards(Array.from({ length: 35 }, (_, index) => award(index)));
    expect(screen.queryByRole('button', { name: 'Select images' })).toBeNull();
    await press('Remove Award 0');
    expect(screen.getByRole('button', { name: 'Select images' })).toBeDefined();
  });
});

describe('saving', () => {
  it('sends only the text that changed, not those with added whitespace (VAL-31)', async () => {
    const page = await openAwards(STORED);
    describeImage(1, ' Award 1 ');
    describeImage(2, 'Another');
    await press('Save');
    expect(sent(page)).toEqual([
      { name: 'useSaveImagesMutation', input: { ...NOTHING, alts: [{ id: 'award-2', alt: 'Another' }] } },
    ]);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    await answer(page, saved({ changedIds: ['award-2'] }));
    expect(page.closed()).toBe(1);
    expect(screen.getByText('Awards saved.')).toBeDefined();
  });

  it('says that client logos were saved when none was removed (NTC-07, STA-37)', async () => {
    const page = await openAwards(STORED, 'clientLogos');
    await choose(png('new.png'));
    describeImage(4, 'A new client');
    await press('Save');
    await answer(page, saved({}, 'saveClientLogos'));
    expect(screen.getByText('Client logos saved.')).toBeDefined();
    expect(page.closed()).toBe(1);
  });

  it('sends all four kinds of changes, with files in their order (SCR-21)', async () => {
    const page = await openAwards(STORED);
    await choose(png('new.png'));
    describeImage(4, 'Best of 2026');
    await press('Move Best of 2026 up');
    await press('Remove Award 1');
    expect(document.activeElement?.textContent).toBe('Undo Award 1');
    await press('Save');
    expect(sent(page)).toEqual([
      {
        name: 'useSaveImagesMutation',
        input: {
          removeIds: ['award-1'],
          add: [{ alt: 'Best of 2026', file: null }],
          alts: [],
          order: [{ id: 'award-2' }, { added: 0 }, { id: 'award-3' }],
        },
      },
    ]);
    await answer(page, saved({ removedIds: ['award-1'], isOrdered: true }));
    expect(screen.getByText('Changes saved.')).toBeDefined();
  });

  it('sends nothing and closes if all changes were undone', async () => {
    const page = await openAwards(STORED);
    await press('Remove Award 2');
    await press('Undo Award 2');
    expect(document.activeElement).toBe(alt(2));
    await press('Move Award 2 down');
    await press('Move Award 2 up');
    await press('Save');
    expect(sent(page)).toEqual([]);
    expect(page.closed()).toBe(1);
    expect(page.notices.getState().active).toBeNull();
  });

  it('marks every image without alternative text, and sends nothing', async () => {
    const page = await openAwards(STORED);
    describeImage(1, ' ');
    describeImage(3, 'a'.repeat(201));
    await press('Save');
    expect([1, 2, 3].map(faultOf)).toEqual(['Describe the image.', '', 'This text is too long.']);
    expect(screen.getByText('2 fields to fix')).toBeDefined();
    expect(document.activeElement).toBe(alt(1));
    expect(sent(page)).toEqual([]);
  });

  it('says if the upstream cannot store the order, and nothing else', async () => {
    const page = await openAwards(STORED);
    await press('Move Award 1 down');
    await press('Save');
    await answer(page, saved({ isOrdered: null }));
    expect(screen.getByText("Stories and images can't be reordered right now.")).toBeDefined();
    expect([page.closed(), page.unordered()]).toEqual([1, 1]);
  });
});

describe('a failed save (ERR-15, STA-36)', () => {
  it('in part: shows the error at the image, and the next save sends only the rest', async () => {
    const page = await openAwards(STORED);
    await choose(png('one.png'), png('two.png'));
    describeImage(4, 'First');
    describeImage(5, 'Second');
    describeImage(2, 'Another');
    await press('Remove Award 1');
    await press('Save');
    await answer(
      page,
      saved({
        removedIds: ['award-1'],
        added: [{ index: 0, image: awardAnswer(award(9, 'First')) }],
        errors: [{ code: 'NOT_DONE', path: ['add', '1'] }],
      }),
    );
    expect(page.closed()).toBe(0);
    expect(screen.getByText(/^Some changes were saved/)).toBeDefined();
    // Removed images are gone, and the others have moved up.
    expect([1, 2, 3, 4].map((number) => alt(number).value)).toEqual(['Another', 'Award 3', 'First', 'Second']);
    expect(faultOf(4)).toBe("This wasn't saved. Save again.");
    await press('Save');
    expect(sent(page)).toEqual([
      {
        name: 'useSaveImagesMutation',
        input: { ...NOTHING, add: [{ alt: 'Second', file: null }], alts: [{ id: 'award-2', alt: 'Another' }] },
      },
    ]);
  });

  it('without a response: keeps every entry, and refetches the list before the next save', async () => {
    const page = await openAwards(STORED);
    await choose(png('one.png'), png('two.png'));
    describeImage(4, 'First');
    describeImage(5, 'Second');
    await press('Remove Award 1');
    await press('Save');
    await answer(page, new NetworkError('gone'));
    expect(alertBox().textContent).toBe("You're not connected. Check your network and try again.");
    expect([alt(4).value, alt(5).value]).toEqual(['First', 'Second']);
    await press('Save');
    expect(sent(page).map(({ name }) => name)).toEqual(['useSaveImagesQuery']);
    // The removal and the first image were saved.
    await answer(page, {
      viewer: {
        id: 'viewer',
        pageOptimization: { awards: [award(2), award(3), award(9, 'First')].map(awardAnswer), clientLogos: [] },
      },
    });
    expect(sent(page)).toEqual([
      { name: 'useSaveImagesMutation', input: { ...NOTHING, add: [{ alt: 'Second', file: null }] } },
    ]);
    await answer(page, saved({ added: [{ index: 0, image: awardAnswer(award(10, 'Second')) }] }));
    expect(screen.getByText('Changes saved.')).toBeDefined();
    expect(page.closed()).toBe(1);
  });

  it('without a response: the page behind shows what is stored once the dialog is closed', async () => {
    const page = await openAwards(STORED);
    await press('Remove Award 1');
    await press('Save');
    await answer(page, new NetworkError('gone'));
    cleanup();
    expect(sent(page).map(({ name }) => name)).toEqual(['useSaveImagesQuery']);
  });

  it('of the whole list: shows the error above the list', async () => {
    const page = await openAwards(STORED);
    await choose(png('one.png'));
    describeImage(4, 'First');
    await press('Save');
    await answer(page, saved({ errors: [{ code: 'TOO_MANY_IMAGES', path: ['add'] }] }));
    expect(alertBox().textContent).toBe('This list is full. Remove an image first.');
    expect(alt(4).value).toBe('First');
  });
});
