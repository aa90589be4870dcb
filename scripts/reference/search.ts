/** The search of the reference, in the browser. */
type SearchEntry = readonly [title: string, address: string, description: string, text?: string];

const SHOWN = 30;
const input = document.querySelector<HTMLInputElement>('#query');
const panel = document.querySelector<HTMLElement>('#results');
const list = panel?.querySelector('ul');
const status = panel?.querySelector('[role=status]');
let index: Promise<readonly SearchEntry[]> | undefined;

/** Every word must match. Titles that begin with the text come first, then those with all words, then shorter ones. */
function find(entries: readonly SearchEntry[], text: string): SearchEntry[] {
  const query = text.trim().toLowerCase();
  const words = query.split(/\s+/);
  const hasWords = (part: string) => words.every((word) => part.toLowerCase().includes(word));
  const rank = ([title, , description]: SearchEntry): number => {
    const name = title.toLowerCase();
    if (name === query || name.endsWith(`.${query}`)) return 0;
    if (name.startsWith(query) || name.includes(`.${query}`)) return 1;
    if (hasWords(title)) return 2;
    return hasWords(`${title} ${description}`) ? 3 : 4;
  };
  return entries
    .filter(([title, , description, body = '']) => hasWords(`${title} ${description} ${body}`))
    .map((entry) => ({ entry, order: rank(entry) * 1000 + entry[0].length }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ entry }) => entry);
}

/** Null if it cannot be read; the next attempt asks again. */
async function readIndex(): Promise<readonly SearchEntry[] | null> {
  index ??= fetch('search.json').then((response) => {
    // An overloaded gateway also responds with JSON.
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.json() as Promise<readonly SearchEntry[]>;
  });
  return index.catch(() => {
    index = undefined;
    return null;
  });
}

function textOf(count: number): string {
  if (count === 0) return 'Nothing found.';
  return count > SHOWN ? `The first ${SHOWN} of ${count} found` : `${count} found`;
}

async function show(): Promise<void> {
  if (!input || !panel || !list || !status) return;
  const text = input.value;
  const entries = text.trim() === '' ? [] : await readIndex();
  if (input.value !== text || document.activeElement !== input) return;
  const found = entries && find(entries, text);
  panel.hidden = text.trim() === '';
  status.textContent = found ? textOf(found.length) : 'The search could not be loaded. Type on to try again.';
  list.replaceChildren(
    ...(found ?? []).slice(0, SHOWN).map(([title, address, description]) => {
      const link = document.createElement('a');
      link.href = address;
      const name = document.createElement('strong');
      name.textContent = title;
      link.append(name, ` ${description}`);
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}

function hide(): void {
  if (panel) panel.hidden = true;
}

/** Moves the focus by arrow keys between the field and its results. */
function move(event: KeyboardEvent): void {
  if (!input || !list) return;
  if (event.key === 'Escape') {
    hide();
    input.focus({ preventScroll: true });
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [input, ...list.querySelectorAll('a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

input?.addEventListener('input', () => void show());
input?.form?.addEventListener('keydown', move);
input?.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = input.value;
  // The results may still be those of an earlier text, or loading.
  void show().then(() => {
    if (input.value === text) list?.querySelector('a')?.click();
  });
});
list?.addEventListener('click', hide);
// Open results would cover what has the focus. Safari does not focus a link that is clicked: nothing else is then
// focused, and the results stay.
input?.form?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !input.form?.contains(relatedTarget)) hide();
});
document.addEventListener('pointerdown', ({ target }) => {
  if (target instanceof Node && !input?.form?.contains(target)) hide();
});
input?.addEventListener('focus', ({ relatedTarget }) => {
  if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) void show();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  input?.focus({ preventScroll: true });
});

// On a phone an open table of contents would push the page below the fold.
const contents = document.querySelector('details');
if (contents && matchMedia('(max-width: 899px)').matches) contents.open = false;

export {};
