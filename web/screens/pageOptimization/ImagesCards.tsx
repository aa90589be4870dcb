import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { PAGE_OPTIMIZATION_GOALS } from '../../../domain/successStory.ts';
import type { ImagesCards_pageOptimization$key } from '../../relay/__generated__/ImagesCards_pageOptimization.graphql.ts';
import { Card } from '../../ui/Panels.tsx';
import { Goal } from './Goal.tsx';
import styles from './PageOptimizationScreen.module.css';

/** Logos of clients and awards (CON-10, CON-11). */
export function ImagesCards(props: { pageOptimization: ImagesCards_pageOptimization$key }) {
  const { awards, clientLogos } = useFragment(
    graphql`
      fragment ImagesCards_pageOptimization on PageOptimization @throwOnFieldError {
        awards {
          id
          alt
          url
        }
        clientLogos {
          id
          alt
          url
        }
      }
    `,
    props.pageOptimization,
  );
  return (
    <>
      <ImagesCard kind="clientLogos" images={clientLogos} />
      <ImagesCard kind="awards" images={awards} />
    </>
  );
}

function ImagesCard({
  kind,
  images,
}: {
  kind: 'awards' | 'clientLogos';
  images: readonly { id: string; alt: string; url: string }[];
}) {
  const { t } = useTranslation('pageOptimization');
  const title = t(($) => $[kind].title);
  return (
    <Card title={title}>
      <Goal name={title} text={t(($) => $[kind].text)} count={images.length} goal={PAGE_OPTIMIZATION_GOALS[kind]} />
      <ul role="list" className={styles.images}>
        {images.map(({ id, alt, url }) => (
          <li key={id}>
            <img src={url} alt={alt} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
