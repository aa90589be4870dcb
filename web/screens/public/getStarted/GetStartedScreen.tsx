import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { OwnSubscription } from '../../../app/access/QuickOffer.tsx';
import { useRouteQuery } from '../../../routing/routeQuery.ts';
import type { GetStartedScreenQuery } from '../../../relay/__generated__/GetStartedScreenQuery.graphql.ts';
import { PortalLink, usePortalHref } from '../../../site/PortalLink.tsx';
import { usePageHead } from '../../../site/usePageHead.ts';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Questions } from '../../../ui/Questions.tsx';
import { Hero, Section } from '../../../ui/Section.tsx';
import { HeroOffer } from './HeroOffer.tsx';
import { Included } from './Included.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { Plans } from './Plans.tsx';
import { getStartedHead, usePlanQuestions } from './getStartedHead.ts';
import { useSite } from '../../../site/site.ts';
import styles from './GetStartedScreen.module.css';

const PATH = '/get-started';

/** Plans and prices (RTE-08). */
export function GetStartedScreen() {
  const { t } = useTranslation('getStarted');
  const { t: tCommon } = useTranslation('common');
  const { prices } = useRouteQuery<GetStartedScreenQuery>(graphql`
    query GetStartedScreenQuery @preloadable @throwOnFieldError {
      prices {
        ...listedPrices_prices
      }
    }
  `);
  const [own, setOwn] = useState<OwnSubscription | null>(null);
  const questions = usePlanQuestions();
  usePageHead(
    getStartedHead(
      t,
      tCommon(($) => $.productName),
      questions,
    ),
  );
  return (
    <>
      <Hero title={t(($) => $.hero.title)} intro={t(($) => $.hero.intro)} aside={<HeroOffer own={own} />}>
        <HeroActions />
      </Hero>
      <Plans prices={prices} own={own} onSubscription={setOwn} />
      <PlanComparison prices={prices} />
      <Included />
      <Section isBeside title={t(($) => $.faq.title)}>
        <Questions questions={questions} />
      </Section>
    </>
  );
}

/** Links to creating an account, or to the one that is signed in. */
function HeroActions() {
  const { t } = useTranslation('getStarted');
  const { t: tSite } = useTranslation('site');
  const { isSignedIn } = useSite();
  const [home, signUp, signIn] = [
    usePortalHref('/profile/dashboard'),
    usePortalHref('/signup', PATH),
    usePortalHref('/login', PATH),
  ];
  if (isSignedIn) {
    return (
      <div className={styles.actions}>
        <ButtonAnchor look="primary" href={home}>
          {tSite(($) => $.header.openPortal)}
        </ButtonAnchor>
      </div>
    );
  }
  return (
    <>
      <div className={styles.actions}>
        <ButtonAnchor look="primary" href={signUp}>
          {t(($) => $.hero.signUp)}
        </ButtonAnchor>
        <ButtonAnchor href={signIn}>{t(($) => $.hero.signIn)}</ButtonAnchor>
      </div>
      <p>
        <PortalLink to="/profile/dashboard">{t(($) => $.hero.account)}</PortalLink>
      </p>
    </>
  );
}
