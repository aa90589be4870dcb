import { Type, type Static } from 'typebox';
import { call, CatalogueId, Closed, Entity } from './call.ts';

export const Image = Entity('An award or a client logo.', { id: CatalogueId, alt: Type.String(), url: Type.String() });
export type WireImage = Static<typeof Image>;

const Images = Type.Array(Image);
/** An upper bound only; the rules for alternative texts are stricter. */
const Text = Type.String({ maxLength: 10_000 });
const Upload = Closed({ file: Type.String({ format: 'binary' }), alt: Text });
const AltChanges = Type.Array(Closed({ id: CatalogueId, alt: Text }), {
  minItems: 1,
  maxItems: 35,
});
const Ids = Closed({
  ids: Type.String({ pattern: '^\\d{1,9}(,\\d{1,9})*$', description: 'Ids of the images, comma-separated.' }),
});
/** The images to move, in their new order; the others keep their places. */
const Order = Closed({ ids: Type.Array(CatalogueId, { minItems: 1, maxItems: 35, uniqueItems: true }) });
const uploadErrors = {
  403: ['SUBSCRIPTION_REQUIRED'],
  409: ['TOO_MANY_IMAGES'],
  413: ['FILE_TOO_LARGE'],
  415: ['FILE_TYPE_NOT_ALLOWED'],
  422: ['IMAGE_TOO_LARGE', 'FILE_NOT_READABLE'],
} as const;
const changeErrors = { 403: ['SUBSCRIPTION_REQUIRED'], 404: ['IMAGE_NOT_FOUND'] } as const;

export const listAwards = call({
  row: 'RST-16',
  method: 'GET',
  path: '/profile/awards',
  tag: 'images',
  summary: 'Awards of the agency.',
  responses: { 200: Images },
});

export const postAward = call({
  row: 'RST-17',
  method: 'POST',
  path: '/profile/awards',
  tag: 'images',
  summary: 'Add an award: JPEG or PNG, at most 3,000,000 bytes and 1600 × 1600 pixels.',
  form: Upload,
  responses: { 201: Image },
  errors: uploadErrors,
});

export const putAwards = call({
  row: 'RST-18',
  method: 'PUT',
  path: '/profile/awards',
  tag: 'images',
  summary: 'Change alternative texts of awards.',
  body: AltChanges,
  responses: { 200: Images },
  errors: changeErrors,
});

export const orderAwards = call({
  row: 'RST-18',
  method: 'PUT',
  path: '/profile/awards/order',
  tag: 'images',
  summary: 'Reorder awards (addition).',
  body: Order,
  responses: { 200: Images },
  errors: changeErrors,
});

export const deleteAwards = call({
  row: 'RST-19',
  method: 'DELETE',
  path: '/profile/awards',
  tag: 'images',
  summary: 'Remove awards; `ids` is comma-separated.',
  query: Ids,
  responses: { 204: null },
  errors: changeErrors,
});

export const listLogotypes = call({
  row: 'RST-20',
  method: 'GET',
  path: '/profile/logotypes',
  tag: 'images',
  summary: 'Client logos of the agency.',
  responses: { 200: Type.Object({ data: Images }) },
});

export const postLogotype = call({
  row: 'RST-21',
  method: 'POST',
  path: '/profile/logotypes',
  tag: 'images',
  summary: 'Add a client logo: JPEG or PNG, at most 3,000,000 bytes and 1600 × 1600 pixels.',
  form: Upload,
  responses: { 201: Image },
  errors: uploadErrors,
});

export const putLogotypes = call({
  row: 'RST-22',
  method: 'PUT',
  path: '/profile/logotypes',
  tag: 'images',
  summary: 'Change alternative texts of client logos.',
  body: AltChanges,
  responses: { 200: Type.Object({ data: Images }) },
  errors: changeErrors,
});

export const orderLogotypes = call({
  row: 'RST-22',
  method: 'PUT',
  path: '/profile/logotypes/order',
  tag: 'images',
  summary: 'Reorder client logos (addition).',
  body: Order,
  responses: { 200: Type.Object({ data: Images }) },
  errors: changeErrors,
});

export const deleteLogotypes = call({
  row: 'RST-23',
  method: 'DELETE',
  path: '/profile/logotypes',
  tag: 'images',
  summary: 'Remove client logos; `ids` is comma-separated.',
  query: Ids,
  responses: { 204: null },
  errors: changeErrors,
});
