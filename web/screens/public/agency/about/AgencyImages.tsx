import { graphql, useFragment } from 'react-relay/hooks';
import type { AgencyImages_image$key } from '../../../../relay/__generated__/AgencyImages_image.graphql.ts';
import { Part } from '../section/Part.tsx';
import styles from './AgencyImages.module.css';

/** Awards or client logos as lazy-loaded tiles of equal size. `captioned`: shows the alternative text below each. */
export function AgencyImages({
  id,
  title,
  images,
  captioned = false,
}: {
  id: string;
  title: string;
  images: AgencyImages_image$key;
  captioned?: boolean;
}) {
  const shown = useFragment(
    graphql`
      fragment AgencyImages_image on AgencyImage @relay(plural: true) @throwOnFieldError {
        id
        alt
        url
      }
    `,
    images,
  );
  return (
    <Part id={id} title={title}>
      <ul role="list" className={styles.images}>
        {shown.map((image) => (
          <li key={image.id}>
            <figure className={styles.figure}>
              <div className={styles.tile}>
                <img
                  src={image.url}
                  alt={captioned ? '' : image.alt}
                  width={128}
                  height={72}
                  loading="lazy"
                  decoding="async"
                />
              </div>
              {captioned && <figcaption className={styles.caption}>{image.alt}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  );
}
