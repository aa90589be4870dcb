import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import type { LeadGenerationScreenQuery } from '../../../relay/__generated__/LeadGenerationScreenQuery.graphql.ts';
import { readMoney } from '../../../i18n/money.ts';
import { usePageHead } from '../../../site/usePageHead.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { CallToAction } from '../../../ui/CallToAction.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { Hero, Section } from '../../../ui/Section.tsx';
import { LeadContents } from './LeadContents.tsx';
import { LeadSurvey } from './LeadSurvey.tsx';
import { LeadSteps } from './LeadSteps.tsx';
import { OfferCard } from './OfferCard.tsx';
import { leadGenerationHead, useLeadQuestions } from './leadGenerationHead.ts';

/** The lead generation offer: price, process and what a lead contains (RTE-12). */
export function LeadGenerationScreen() {
  const { t } = useTranslation('leadGeneration');
  const { t: tCommon } = useTranslation('common');
  const { prices } = useRouteQuery<LeadGenerationScreenQuery>(graphql`
    query LeadGenerationScreenQuery @preloadable @throwOnFieldError {
      prices {
        leadGen {
          ...money_money
        }
        ...OfferCard_prices
      }
    }
  `);
  const questions = useLeadQuestions();
  usePageHead(
    leadGenerationHead(t, {
      productName: tCommon(($) => $.productName),
      offerName: tCommon(($) => $.tier.leadGen),
      price: readMoney(prices.leadGen),
      questions,
    }),
  );
  return (
    <>
      <Hero title={t(($) => $.hero.title)} intro={t(($) => $.hero.intro)} aside={<OfferCard prices={prices} />}>
        <p>
          <ButtonLink to="/agencies">{t(($) => $.hero.directory)}</ButtonLink>
        </p>
      </Hero>
      <LeadSteps />
      <LeadContents />
      <Section isBeside title={t(($) => $.faq.title)}>
        <Questions questions={questions} />
      </Section>
      <LeadSurvey />
      <CallToAction title={t(($) => $.cta.title)} text={t(($) => $.cta.text)}>
        <ButtonLink look="primary" to="/get-started">
          {t(($) => $.cta.plans)}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
