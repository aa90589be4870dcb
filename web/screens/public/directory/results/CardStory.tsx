import { graphql, useFragment } from 'react-relay/hooks';
import type { CardStory_story$key } from '../../../../relay/__generated__/CardStory_story.graphql.ts';

/** What the agency achieved for a client, in two lines. `lang`: BCP 47 tag of the text, if not the page's. */
export function CardStory({
  story,
  className,
  lang,
}: {
  story: CardStory_story$key;
  className: string | undefined;
  lang: string | undefined;
}) {
  const { name, result } = useFragment(
    graphql`
      fragment CardStory_story on StoryHighlight @throwOnFieldError {
        name
        result
      }
    `,
    story,
  );
  return (
    <p className={className} lang={lang}>
      <b>{name}.</b> {result}
    </p>
  );
}
