import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hasWords } from '../../../domain/search/nameSearch.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useCloseOnBack } from '../../ui/dialog/useCloseOnBack.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { ListSearch } from '../../ui/listSearch/ListSearch.tsx';
import type { ListOption } from '../../ui/listSearch/ListSearch.tsx';
import { usePage } from '../page/page.ts';
import { paths } from '../routing/paths.ts';
import { closePalette, onPaletteChange, paletteText, setPaletteText } from './paletteState.ts';
import { usePeople } from './usePeople.ts';
import styles from './CommandPalette.module.css';

/** Goes to pages, leads and chats by name, and runs the actions of the page (EXT-25). */
export function CommandPalette() {
  const { t } = useTranslation('shell');
  const { t: tCommon } = useTranslation('common');
  const { shortcuts } = usePage();
  const navigate = useNavigate();
  const actions = useSyncExternalStore(shortcuts.onChange, shortcuts.getList, shortcuts.getList);
  const text = useSyncExternalStore(onPaletteChange, paletteText, paletteText);
  const people = usePeople(text);
  const { failure } = people;
  useCloseOnBack(closePalette);

  /** `key`: unique in the group, unlike the name. */
  const option = (
    group: string,
    key: string,
    name: string,
    icon: IconName,
    run: () => void,
    hint?: string,
  ): ListOption => ({
    id: `${group} ${key}`,
    group,
    content: (
      <span className={styles.entry}>
        <Icon name={icon} size={18} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
    ),
    onSelect: () => {
      closePalette();
      run();
    },
  });
  const failureText = (kind: NonNullable<typeof failure>) => {
    if (kind === 'leads') return t(($) => $.palette.leadsFailed);
    return kind === 'chats' ? t(($) => $.palette.chatsFailed) : tCommon(($) => $.failure[kind]);
  };
  const goTo = (path: string) => () => void navigate(path);
  const matches = (name: string) => hasWords([name], text);

  const pages = (
    [
      [t(($) => $.navigation.dashboard), 'home', paths.dashboard],
      [t(($) => $.navigation.leads), 'leads', paths.leads],
      [t(($) => $.navigation.messages), 'messages', paths.messages],
      [t(($) => $.navigation.profile), 'user', paths.profile],
      [t(($) => $.navigation.pageOptimization), 'pageOptimization', paths.pageOptimization],
      [t(($) => $.navigation.score), 'arrowUp', paths.score],
      [t(($) => $.navigation.settings), 'settings', paths.settings],
    ] as const
  )
    .filter(([name]) => matches(name))
    .map(([name, icon, path]) =>
      option(
        t(($) => $.palette.pages),
        path,
        name,
        icon,
        goTo(path),
      ),
    );
  const leads = people.leads.map(({ uuid, name, company }) =>
    option(
      t(($) => $.palette.leads),
      uuid,
      name,
      'leads',
      goTo(paths.lead(uuid)),
      company ?? undefined,
    ),
  );
  const chats = people.chats.map(({ uuid, name, company }) =>
    option(
      t(($) => $.palette.chats),
      uuid,
      name,
      'messages',
      goTo(paths.chat(uuid)),
      company ?? undefined,
    ),
  );
  const isNavigation = (keys: string) => keys.startsWith('g ');
  const commands = actions
    .filter(({ keys, label }) => !isNavigation(keys) && matches(label))
    .map(({ keys, label, run }) =>
      // The page's own actions act on the page, which is inert until the dialog has closed.
      option(
        t(($) => $.palette.actions),
        keys,
        label,
        'keyboard',
        () => requestAnimationFrame(run),
        keys,
      ),
    );

  // An action that was typed comes before leads whose request has the same words.
  const found = people.areNamed ? [...leads, ...chats, ...commands] : [...commands, ...leads, ...chats];

  return (
    <Dialog title={t(($) => $.palette.title)} onClose={closePalette}>
      <div className={styles.palette}>
        <ListSearch
          label={t(($) => $.palette.label)}
          text={text}
          options={[...pages, ...found]}
          empty={t(($) => (people.isLoading ? $.palette.searching : $.palette.none))}
          failure={failure === null ? null : failureText(failure)}
          isLoading={people.isLoading}
          onText={setPaletteText}
        />
      </div>
    </Dialog>
  );
}
