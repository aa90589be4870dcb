import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Locale } from '../../../../domain/locales.ts';
import { codePointLength, cutText } from '../../../../domain/textLength.ts';
import type { JsonLd, PageHead } from '../../../site/pageHead.ts';
import { useSite } from '../../../site/site.ts';
import type {
  useAgencyHead_agency$data,
  useAgencyHead_agency$key,
} from '../../../relay/__generated__/useAgencyHead_agency.graphql.ts';
import { DEFAULT_DIRECTORY_SEARCH, directoryHref } from '../directory/address/directorySearch.ts';
import { externalHref } from './links/externalHref.ts';

/** Maximum length of the description, which is as much as search engines show, in characters. */
const DESCRIPTION_MAX = 160;

/** Metadata of an agency's page for search engines and link previews (DIR-14). */
export function useAgencyHead(agency: useAgencyHead_agency$key): PageHead {
  const { t } = useTranslation('agency');
  const { locale, origin } = useSite();
  const data = useFragment(
    graphql`
      fragment useAgencyHead_agency on Agency @throwOnFieldError {
        alias
        name
        isListed
        logoUrl
        tagline
        shortDescription
        textLanguage
        founded
        website
        cities {
          name
          alias
        }
        socials {
          linkedIn
          facebook
          instagram
          x
        }
        languages {
          code
        }
        regions {
          name
        }
        offices {
          location {
            name
            country
          }
          address
          postalCode
          phone
        }
        reviewSummary {
          ratingCounts
        }
        reviews {
          nodes {
            rating
          }
        }
      }
    `,
    agency,
  );
  const { alias, name, logoUrl, cities } = data;
  const [city] = cities;
  const canonicalPath = `/agencies/${encodeURIComponent(alias)}`;
  return {
    title: city ? t(($) => $.head.titleIn, { name, city: city.name }) : t(($) => $.head.title, { name }),
    description: descriptionOf(data, locale) ?? t(($) => $.head.description, { name }),
    canonicalPath,
    // Not indexed until moderation has approved it.
    ...(data.isListed ? {} : { robots: 'noindex, follow' }),
    breadcrumbs: [
      { name: t(($) => $.directory), path: directoryHref(DEFAULT_DIRECTORY_SEARCH) },
      ...(city
        ? [{ name: city.name, path: directoryHref({ ...DEFAULT_DIRECTORY_SEARCH, locations: [city.alias] }) }]
        : []),
      { name, path: canonicalPath },
    ],
    ...(logoUrl ? { image: { url: logoUrl, alt: name } } : {}),
    jsonLd: (address) => [serviceOf(data, address(canonicalPath), origin)],
  };
}

/** The agency's own description, if it is in the page's language. */
function descriptionOf({ textLanguage, shortDescription, tagline }: useAgencyHead_agency$data, locale: Locale) {
  const text = (shortDescription ?? tagline ?? '').replaceAll(/\s+/gu, ' ').trim();
  if (text === '' || textLanguage.split('-')[0] !== locale) return null;
  if (codePointLength(text) <= DESCRIPTION_MAX) return text;
  const cut = cutText(text, DESCRIPTION_MAX - 1);
  // Cuts at the last whole word, in scripts that separate words.
  const end = cut.lastIndexOf(' ');
  return `${end > DESCRIPTION_MAX / 2 ? cut.slice(0, end) : cut}…`;
}

/** The agency as schema.org data. Only its own published reviews are rated: Google ratings must not be marked up. */
function serviceOf(agency: useAgencyHead_agency$data, url: string, origin: string): JsonLd {
  const { name, logoUrl, founded, website, socials, languages, regions, offices } = agency;
  const counts = ratingCountsOf(agency);
  const ratingCount = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const [office] = offices;
  const { linkedIn, facebook, instagram, x } = socials;
  const links = [website, linkedIn, facebook, instagram, x].map(externalHref).filter((href) => href !== null);
  const logo = logoUrl ? origin + logoUrl : undefined;
  return {
    '@type': 'ProfessionalService',
    '@id': url,
    name,
    url,
    image: logo,
    logo,
    slogan: agency.tagline ?? undefined,
    description: agency.shortDescription ?? undefined,
    foundingDate: typeof founded === 'number' ? String(founded) : undefined,
    telephone: office?.phone ?? undefined,
    address: office?.location
      ? {
          '@type': 'PostalAddress',
          streetAddress: office.address ?? undefined,
          postalCode: office.postalCode ?? undefined,
          addressLocality: office.location.name,
          addressCountry: office.location.country,
        }
      : undefined,
    areaServed: regions.length > 0 ? regions.map((region) => region.name) : undefined,
    knowsLanguage: languages.length > 0 ? languages.map(({ code }) => code) : undefined,
    sameAs: links.length > 0 ? links : undefined,
    aggregateRating:
      ratingCount > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: Math.round((10 * stars) / ratingCount) / 10,
            ratingCount,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
  };
}

/** Numbers of reviews with 1 to 5 stars; of the newest reviews only, if the upstream does not count them. */
function ratingCountsOf({ reviewSummary, reviews }: useAgencyHead_agency$data): readonly number[] {
  return (
    reviewSummary.ratingCounts ??
    [1, 2, 3, 4, 5].map((stars) => reviews.nodes.filter(({ rating }) => rating === stars).length)
  );
}
