import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProfileInput } from '../../../relay/__generated__/useSaveProfileMutation.graphql.ts';
import { anAgency, anImage, aStory } from './testing/agencyData.ts';
import { showAgency } from './testing/agencyPage.tsx';

/**
 * What the page shows for each field of the profile form. A new form field without an entry here fails the type check.
 */
const SHOWN: Readonly<Record<Exclude<keyof ProfileInput, 'emailSettings' | 'revision'>, readonly string[]>> = {
  name: ['North Star'],
  tagline: ['Growth by numbers'],
  shortDescription: ['We help shops to be found and to sell.'],
  detailedDescription: ['Since 2012.', 'With forty people.'],
  founded: ['Founded2012'],
  numberOfEmployeesId: ['Team10–49 people'],
  website: ['north-star.example'],
  serviceIds: ['SEO', 'Technical SEO', 'Local SEO', 'PPC'],
  industryIds: ['Retail'],
  languageIds: ['English and German'],
  toolIds: ['HubSpot'],
  budgetIds: ['$2,500 to $5,000', 'Over $25,000'],
  projectDurationIds: ['1 to 6 months'],
  businessSizeIds: ['small companies'],
  regionIds: ['Germany'],
  offices: ['Torstr. 1', '10119 Berlin', '+49 30 1234567', 'Wien', 'Austria'],
  scheduledLink: ['Book a call'],
  socials: ['LinkedIn', 'Facebook', 'Instagram', 'X (opens'],
};

it('shows every field of the form that is not private to the account (DIR-11)', async () => {
  const socials = Object.fromEntries(
    ['linkedIn', 'facebook', 'instagram', 'x'].map((name) => [name, `https://${name.toLowerCase()}.example/acme`]),
  );
  const { container } = await showAgency(anAgency({ socials }));
  const text = container.textContent;
  for (const [field, parts] of Object.entries(SHOWN)) {
    for (const part of parts) expect(text, field).toContain(part);
  }
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toContain(
    '/media/north-star.png',
  );
  expect(screen.getByText('Certified expert')).toBeDefined();
});

it('says that any length is welcome if the agency takes projects of all lengths', async () => {
  const bounds = [0, 1, 3, 6];
  const all = bounds.map((from, index) => ({ id: `duration ${from}`, from, to: bounds[index + 1] ?? null }));
  const { container } = await showAgency(anAgency({ projectDurations: all }));
  expect(container.textContent).toContain('Project lengthAny');
});

it('keeps the stored order of stories, awards and client logos', async () => {
  const names = ['Third', 'First', 'Second'];
  const { container } = await showAgency(
    anAgency({
      stories: names.map((name) => aStory({ id: `story-${name}`, name })),
      awards: names.map((name) => anImage(`award-${name}`, name)),
      clientLogos: names.map((name) => anImage(`client-${name}`, name)),
    }),
  );
  const told = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(told('#stories h3')).toEqual(names);
  expect(told('#awards figcaption')).toEqual(names);
  expect([...container.querySelectorAll('#clients img')].map((image) => image.getAttribute('alt'))).toEqual(names);
});
