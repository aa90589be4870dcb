import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultCatalogue } from '../../domain/catalogue/catalogue.ts';
import { BERLIN, GERMANY, wireFilters } from '../directory/testing/wire.ts';
import { toGlobalId } from '../relay/ids.ts';
import { Refusal, startPortal } from '../relay/testing/portal.ts';

let portal: Awaited<ReturnType<typeof startPortal>>;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const VISITOR = { isVisitor: true };
const FILTERS = `{ filters {
  services { id name alias parentId children { id name alias parentId children { id } } }
  industries { id key name } budgets { id key from { amount currency } to { amount } } languages { id key code } projectDurations { id key from to }
  tools { category tools { id key name } } numberOfEmployees { id key from to } businessSizes { id key name }
} }`;

describe('filters (ENT-16, ENT-17, ENT-18, ENT-19, ENT-20, ENT-21, ENT-22, ENT-23)', () => {
  test('the whole catalogue takes one call and maps numbers to global ids', async () => {
    portal.answer({ 'GET /filters': wireFilters });
    const { data, errors, calls } = await portal.run(FILTERS, {}, VISITOR);
    expect({ errors, calls }).toEqual({ errors: [], calls: [{ call: 'GET /filters' }] });
    const seo = toGlobalId('Service', '1');
    const keyed = (type: Parameters<typeof toGlobalId>[0], key: string) => ({ id: toGlobalId(type, key), key });
    expect(data).toEqual({
      filters: {
        services: [
          {
            id: seo,
            name: 'SEO',
            alias: 'seo',
            parentId: null,
            children: [
              { id: toGlobalId('Service', '101'), name: 'Local SEO', alias: 'local-seo', parentId: seo, children: [] },
            ],
          },
          { id: toGlobalId('Service', '2'), name: 'Advertising', alias: 'advertising', parentId: null, children: [] },
        ],
        industries: [{ ...keyed('Industry', '1'), name: 'Retail' }],
        budgets: [
          { ...keyed('Budget', '1'), from: { amount: 0, currency: 'USD' }, to: { amount: 1_000 } },
          { ...keyed('Budget', '6'), from: { amount: 25_000, currency: 'USD' }, to: null },
        ],
        languages: [{ ...keyed('WorkingLanguage', '1'), code: 'en' }],
        projectDurations: [{ ...keyed('DurationRange', '1'), from: null, to: 1 }],
        tools: [{ category: 'CRM', tools: [{ ...keyed('Tool', '1'), name: 'A tool' }] }],
        numberOfEmployees: [{ ...keyed('EmployeeRange', '1'), from: 1, to: 9 }],
        businessSizes: [{ ...keyed('BusinessSize', '1'), name: 'SMALL' }],
      },
    });
  });

  test.each([
    ['fails', new Refusal(500, 'BROKEN')],
    ['answers null lists', { ...wireFilters, services: null }],
    ['answers a service without alias', { ...wireFilters, services: [{ id: 1, name: 'SEO', children: [] }] }],
    ['answers a list', []],
  ])('the built-in catalogue when the upstream %s', async (_what, body) => {
    portal.answer({ 'GET /filters': body });
    const text = '{ filters { services { alias name children { alias } } budgets { key } tools { category } } }';
    const { data, errors, log } = await portal.run(text, {}, VISITOR);
    const { services, budgets, tools } = defaultCatalogue('en');
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      filters: {
        services: services.map(({ alias, name, children }) => ({
          alias,
          name,
          children: children.map((child) => ({ alias: child.alias })),
        })),
        budgets: budgets.map(({ id }) => ({ key: String(id) })),
      },
    });
    // Every value of the built-in catalogue exists in the contract.
    expect(JSON.stringify(data)).not.toContain('null');
    expect((data as { filters: { tools: unknown[] } }).filters.tools.length).toBe(tools.length);
    expect(log.map(({ msg }) => msg)).toEqual(['catalogue not readable, default shown']);
  });

  test('unknown words are null, and the rest is returned', async () => {
    const changed = {
      ...wireFilters,
      tools: [{ category: 'quantum', tools: [] }],
      businessSizes: [{ id: 1, name: 'xl' }],
    };
    portal.answer({ 'GET /filters': changed });
    const { data } = await portal.run('{ filters { tools { category } businessSizes { name } } }');
    expect(data).toEqual({ filters: { tools: [{ category: null }], businessSizes: [{ name: null }] } });
  });

  test('it is cached: one call for many operations, and a later failure is not noticed', async () => {
    portal.answer({ 'GET /filters': wireFilters });
    const first = await portal.runOnce('{ filters { industries { name } } }', {}, VISITOR);
    portal.answer({});
    const second = await portal.runOnce('{ filters { industries { name } } }', {}, VISITOR);
    expect([first.calls.length, second.calls.length]).toEqual([1, 0]);
    expect(second.data).toEqual({ filters: { industries: [{ name: 'Retail' }] } });
  });
});

const PLACE = 'id name alias type country';
const berlin = { ...BERLIN, id: toGlobalId('Location', '10'), type: 'CITY' };
const germany = { ...GERMANY, id: toGlobalId('Location', '1'), type: 'COUNTRY' };
const BAVARIA = { id: 5, name: 'Bavaria', alias: 'bavaria', type: 'State', country: 'DE' };

describe('places (RST-13 to RST-15)', () => {
  test.each([
    ['locations(pattern: " Ber ")', 'GET /locations?pattern=Ber&types=city%2Ccountry', [BERLIN], [berlin]],
    ['locations(pattern: "ber", types: [CITY, CITY])', 'GET /locations?pattern=ber&types=city', [BERLIN], [berlin]],
    [
      'locations(pattern: "ba", types: [STATE])',
      'GET /locations?pattern=ba',
      [BERLIN, BAVARIA],
      [{ ...BAVARIA, id: toGlobalId('Location', '5'), type: 'STATE' }],
    ],
    [
      `cities(pattern: "ber", countryId: "${toGlobalId('Location', '1')}", first: 5)`,
      'GET /filters/cities?countryId=1&limit=5&pattern=ber',
      [BERLIN],
      [berlin],
    ],
    ['cities(pattern: "ber")', 'GET /filters/cities?limit=20&pattern=ber', [BERLIN], [berlin]],
    ['countries', 'GET /filters/countries', [GERMANY], [germany]],
    ['countries(pattern: " ")', 'GET /filters/countries', [GERMANY], [germany]],
    ['countries(pattern: "g")', 'GET /filters/countries?pattern=g', [GERMANY], [germany]],
  ])('returns the places of %s', async (field, call, found, shown) => {
    portal.answer({ [call]: { locations: found } });
    const { data, errors, calls } = await portal.run(`{ found: ${field} { ${PLACE} } }`, {}, VISITOR);
    expect({ data, errors, calls }).toEqual({ data: { found: shown }, errors: [], calls: [{ call }] });
  });

  test.each([
    'locations(pattern: " b ")',
    'locations(pattern: "𐀀")',
    'locations(pattern: "ber", types: [])',
    `locations(pattern: "${'x'.repeat(101)}")`,
    'cities(pattern: "")',
    'cities(pattern: "ber", countryId: "everywhere")',
    `countries(pattern: "${'x'.repeat(101)}")`,
  ])('a term that cannot match makes no call: %s', async (field) => {
    portal.answer({});
    const { data, errors, calls } = await portal.run(`{ found: ${field} { id } }`, {}, VISITOR);
    expect({ data, errors, calls }).toEqual({ data: { found: [] }, errors: [], calls: [] });
  });

  test('a failure is an error of the field', async () => {
    portal.answer({ 'GET /filters/countries': { locations: [{ ...GERMANY, alias: null }] } });
    const { data, errors } = await portal.run('{ countries { id } prices { pro { amount } } }', {}, VISITOR);
    // Prices fall back to their defaults (CON-22 to CON-25).
    expect({ data, errors }).toEqual({
      data: { countries: null, prices: { pro: { amount: 139.95 } } },
      errors: ['countries: UPSTREAM_ERROR'],
    });
  });
});
