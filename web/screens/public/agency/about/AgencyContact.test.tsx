import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAgency } from '../testing/agencyData.ts';
import { showAgency } from '../testing/agencyPage.tsx';

it('shows a website as it was typed, not as browsers encode it', async () => {
  await showAgency(anAgency({ website: 'https://www.müller.example/über-uns/' }));
  const website = screen.getByRole('link', { name: /^müller\.example\/über-uns \(/ });
  expect(website.getAttribute('href')).toBe('https://www.xn--mller-kva.example/%C3%BCber-uns/');
});
