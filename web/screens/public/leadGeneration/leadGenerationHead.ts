import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { Money } from '../../../i18n/money.ts';
import { faqPage } from '../../../site/faqPage.ts';
import type { PageHead } from '../../../site/pageHead.ts';
import type { Question } from '../../../ui/Questions.tsx';

const PATH = '/agencies/lead-generation';

/** Metadata of the lead generation page: monthly price and FAQ. */
export function leadGenerationHead(
  t: TFunction<'leadGeneration'>,
  offer: { productName: string; offerName: string; price: Money; questions: readonly Question[] },
): PageHead {
  return {
    title: t(($) => $.head.title),
    description: t(($) => $.head.description),
    canonicalPath: PATH,
    breadcrumbs: [
      { name: offer.productName, path: '/' },
      { name: offer.offerName, path: PATH },
    ],
    jsonLd: (address) => [
      {
        '@type': 'Service',
        name: offer.offerName,
        description: t(($) => $.head.description),
        provider: { '@type': 'Organization', name: offer.productName, url: address('/') },
        offers: {
          '@type': 'Offer',
          url: address(PATH),
          price: offer.price.amount,
          priceCurrency: offer.price.currency,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: offer.price.amount,
            priceCurrency: offer.price.currency,
            unitCode: 'MON',
            valueAddedTaxIncluded: false,
          },
        },
      },
      faqPage(offer.questions),
    ],
  };
}

/** Questions agencies ask before they buy leads. */
export function useLeadQuestions(): readonly Question[] {
  const { t } = useTranslation('leadGeneration');
  return (['number', 'cost', 'decline', 'time', 'expired'] as const).map((key) => ({
    key,
    question: t(($) => $.faq[key].question),
    answer: t(($) => $.faq[key].answer),
  }));
}
