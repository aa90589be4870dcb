import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/renderPage.tsx';
import type { RenderedPage } from '../../../testing/renderPage.tsx';
import { ImagesDialog } from '../images/ImagesDialog.tsx';
import type { ServerImage } from '../images/imagesState.ts';
import type { MeasureImage } from '../images/judgeImage.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function award(id: number, alt = `Award ${id}`): ServerImage {
  return { id: `award-${id}`, alt, url: `/media/award-${id}.png` };
}

/** A file with a PNG signature. */
export function png(name: string): File {
  return new File([new Uint8Array(PNG)], name, { type: 'image/png' });
}

export interface OpenManager extends RenderedPage {
  /** Number of times it was closed. */
  closed: () => number;
  /** Number of times the upstream could not order images. */
  unordered: () => number;
}

/**
 * Opens the manager of awards or client logos. A selected image is as wide as the number in its name, else 40 pixels.
 */
export async function openAwards(
  images: readonly ServerImage[],
  kind: 'awards' | 'clientLogos' = 'awards',
): Promise<OpenManager> {
  let closed = 0;
  let unordered = 0;
  const measure: MeasureImage = ({ name }) =>
    Promise.resolve({ width: Number(/\d+/.exec(name)?.[0] ?? 40), height: 30 });
  const page = await renderPage(
    <ImagesDialog
      kind={kind}
      images={images}
      canOrder
      measure={measure}
      onClose={() => (closed += 1)}
      onNoOrder={() => (unordered += 1)}
    />,
  );
  return { ...page, closed: () => closed, unordered: () => unordered };
}

/** Selects files with the button. */
export async function choose(...files: File[]) {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Select images', { selector: 'input' }), { target: { files } });
    // Each file is read before it is accepted.
    await new Promise((done) => setTimeout(done));
  });
}

/** Alt text field of an image. */
export function alt(number: number): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(`Alt text for image ${number}`);
}

export function describeImage(number: number, value: string) {
  fireEvent.change(alt(number), { target: { value } });
}

/** Error message of an image. */
export function faultOf(number: number): string {
  const id = (alt(number).getAttribute('aria-describedby') ?? '').split(' ').find((part) => part.endsWith('-error'));
  return (id && document.getElementById(id)?.textContent) ?? '';
}

export async function press(name: string | RegExp) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
}

/** Pending operations of the screen. */
function underWay({ environment }: RenderedPage) {
  return environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.params.name !== 'PageOptimizationScreenQuery');
}

/** Names and inputs of pending operations. */
export function sent(page: RenderedPage) {
  return underWay(page).map(({ request }) => ({
    name: request.node.params.name,
    input: request.variables['input'] as unknown,
  }));
}

/** Resolves or rejects the pending operation. */
export async function answer(page: RenderedPage, data: object | Error) {
  await act(async () => {
    const { mock } = page.environment;
    const operation = underWay(page).at(-1);
    if (!operation) throw new Error('Nothing was sent.');
    if (data instanceof Error) mock.reject(operation, data);
    else mock.resolve(operation, { data });
    // Lets promises that depend on it settle.
    await new Promise((done) => setTimeout(done));
  });
}

/** Response of a save that has done nothing yet. */
export function saved(part: object, field: 'saveAwards' | 'saveClientLogos' = 'saveAwards') {
  return {
    [field]: { removedIds: [], added: [], changedIds: [], isOrdered: false, viewer: null, errors: [], ...part },
  };
}

/** Message above the list. */
export function alertBox(): HTMLElement {
  return within(screen.getByRole('dialog')).getByRole('alert');
}
