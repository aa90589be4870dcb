import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DialogBoundary } from '../../../app/content/DialogBoundary.tsx';
import { PAGE_OPTIMIZATION_GOALS } from '../../../../domain/successStory.ts';
import type { ImagesCards_pageOptimization$key } from '../../../relay/__generated__/ImagesCards_pageOptimization.graphql.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Panels.tsx';
import { Goal } from '../Goal.tsx';
import { useOpenedByAddress } from '../useOpenedByAddress.ts';
import styles from '../PageOptimizationScreen.module.css';
import type { ServerImage } from './imagesState.ts';
import type { ImageKind } from './useSaveImages.ts';

const ImagesDialog = lazy(async () => ({ default: (await import('./ImagesDialog.tsx')).ImagesDialog }));

/** URL parameters that open the managers (QRY-11, QRY-12). */
const PARAMETERS = { awards: 'awards', clientLogos: 'clients' } as const;

interface Ordering {
  canOrder: boolean;
  onNoOrder: () => void;
}

/** Cards for client logos and awards (CON-10, CON-11). */
export function ImagesCards({
  pageOptimization,
  ...ordering
}: { pageOptimization: ImagesCards_pageOptimization$key } & Ordering) {
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
    pageOptimization,
  );
  return (
    <>
      <ImagesCard kind="clientLogos" images={clientLogos} {...ordering} />
      <ImagesCard kind="awards" images={awards} {...ordering} />
    </>
  );
}

function ImagesCard({ kind, images, ...ordering }: { kind: ImageKind; images: readonly ServerImage[] } & Ordering) {
  const { t } = useTranslation('pageOptimization');
  const { opened, hrefOf, close } = useOpenedByAddress(PARAMETERS[kind]);
  const title = t(($) => $[kind].title);
  return (
    <Card
      title={title}
      action={
        <ButtonLink size="small" to={hrefOf('1')} preventScrollReset>
          {t(($) => $[kind].manage)}
        </ButtonLink>
      }
    >
      <Goal text={t(($) => $[kind].text)} count={images.length} goal={PAGE_OPTIMIZATION_GOALS[kind]} />
      <ul role="list" className={styles.images}>
        {images.map(({ id, alt, url }) => (
          <li key={id}>
            <img src={url} alt={alt} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
      {opened && (
        <DialogBoundary onFailure={close}>
          <ImagesDialog kind={kind} images={images} onClose={close} {...ordering} />
        </DialogBoundary>
      )}
    </Card>
  );
}
