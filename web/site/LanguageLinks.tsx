import { LOCALES, languageTag } from '../../domain/locales.ts';
import { autonym } from '../i18n/autonym.ts';
import { useOwnPath, useSite } from './site.ts';

/**
 * The 14 languages by their native names, as plain links: the server remembers the choice and serves this page in it
 * (EXT-18).
 */
export function LanguageLinks({ className, itemClassName }: { className?: string; itemClassName?: string }) {
  const { basePath, locale } = useSite();
  const to = new URLSearchParams({ to: useOwnPath() });
  return (
    <ul role="list" className={className}>
      {LOCALES.map((other) => (
        <li key={other}>
          <a
            href={`${basePath}/language/${other}?${to}`}
            rel="nofollow"
            lang={languageTag(other)}
            hrefLang={languageTag(other)}
            aria-current={other === locale ? 'true' : undefined}
            className={itemClassName}
          >
            {autonym(other)}
          </a>
        </li>
      ))}
    </ul>
  );
}
