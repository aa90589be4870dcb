import { expect, it } from 'vitest';
import { bundledI18n } from '../../../i18n/bundledI18n.ts';
import { inPriceCurrency } from '../../../i18n/money.ts';
import { leadGenerationHead } from './leadGenerationHead.ts';

it('gives search engines the monthly price without tax, and the questions word for word (RTE-12, CON-22)', () => {
  const t = bundledI18n('en').getFixedT('en', 'leadGeneration');
  const question = { key: 'a', question: 'Why?', answer: 'Because.' };
  const offer = {
    productName: 'Portal',
    offerName: 'Lead generation',
    price: inPriceCurrency(90),
    questions: [question],
  };
  const { canonicalPath, jsonLd } = leadGenerationHead(t, offer);
  expect(canonicalPath).toBe('/agencies/lead-generation');
  const [service, faq] = jsonLd?.((path) => `https://x.example${path}`) ?? [];
  expect(service?.['offers']).toMatchObject({
    url: 'https://x.example/agencies/lead-generation',
    price: 90,
    priceCurrency: 'USD',
    priceSpecification: { unitCode: 'MON', valueAddedTaxIncluded: false },
  });
  expect(faq).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } }],
  });
});
