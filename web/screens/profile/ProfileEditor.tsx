import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { indexCatalogue } from '../../../domain/profile/catalogueIndex.ts';
import { emptyFields } from '../../../domain/profile/completeness.ts';
import type { ProfileFault } from '../../../domain/profile/profile.ts';
import { updatedLimits } from '../../../domain/profile/updatedLimits.ts';
import type { TariffLimits } from '../../../domain/tariffs.ts';
import { PageBody } from '../../app/content/PageBody.tsx';
import { ErrorSummary } from '../../features/form/ErrorSummary.tsx';
import { focusField } from '../../features/form/focusField.ts';
import { LeaveDialog } from '../../features/form/LeaveDialog.tsx';
import { RestoredBanner } from '../../features/form/RestoredBanner.tsx';
import { useUnsavedGuard } from '../../features/form/useUnsavedGuard.ts';
import { Banner } from '../../ui/Panels.tsx';
import type { Visibility } from '../profilePreview/visibility.ts';
import type { LogoActions } from './fields/LogoField.tsx';
import type { EditedProfile } from './form/editedProfile.ts';
import { openPlace, placeOfAddress } from './form/addressPlace.ts';
import { FormContext } from './form/formContext.ts';
import type { ProfileOptions } from './form/profileOptions.ts';
import { useFaultTexts } from './form/useFaultTexts.ts';
import { useFieldNames } from './form/useFieldNames.ts';
import { useProfileForm } from './form/useProfileForm.ts';
import type { ProfileFormSettings } from './form/useProfileForm.ts';
import styles from './frame/Frame.module.css';
import { CardDialogButton } from './frame/CardDialogButton.tsx';
import { MissingFields } from './frame/MissingFields.tsx';
import { ModerationBanner } from './frame/ModerationBanner.tsx';
import { OvertakenBanner } from './frame/OvertakenBanner.tsx';
import { PreviewCard } from './frame/PreviewCard.tsx';
import { ProfileHeader } from './frame/ProfileHeader.tsx';
import type { ProfileState } from './frame/ProfileHeader.tsx';
import { ProfileNav } from './frame/ProfileNav.tsx';
import { SaveBar } from './frame/SaveBar.tsx';
import { AboutSection } from './sections/AboutSection.tsx';
import { ClientsSection } from './sections/ClientsSection.tsx';
import { ContactsSection } from './sections/ContactsSection.tsx';
import { EmailSection } from './sections/EmailSection.tsx';
import { ExpertiseSection } from './sections/ExpertiseSection.tsx';

/** Logo actions; the callbacks receive the stored logo. */
export interface StoreLogo extends Omit<LogoActions, 'remove'> {
  readonly remove: (onStored: (logo: EditedProfile['logo']) => void) => Promise<void>;
}

/** The profile form: five sections, errors, missing fields and the save buttons (SCR-01). */
export function ProfileEditor({
  state,
  ownerId,
  visibility,
  blockReason,
  alias,
  saved,
  revision,
  faults,
  limits,
  isExpert,
  options,
  logo,
  save,
}: {
  state: ProfileState;
  visibility: Visibility;
  /** The reason that moderators gave for taking the page down. */
  blockReason: string | null;
  /** Alias of the public page. */
  alias: string | null;
  limits: TariffLimits;
  isExpert: boolean;
  options: ProfileOptions;
  logo: StoreLogo;
  faults: readonly ProfileFault[];
} & Pick<ProfileFormSettings, 'ownerId' | 'saved' | 'revision' | 'save'>) {
  const { t } = useTranslation('profile');
  const location = useLocation();
  const [opened] = useState(() => new Date());
  const rules = { limits, catalogue: indexCatalogue(options), now: opened };
  const life = useProfileForm({ ownerId, saved, revision, faults, rules, save });
  const { form, values, isEdited, restoredFrom, change } = life;
  const blocker = useUnsavedGuard(isEdited);
  const textOf = useFaultTexts();
  const nameOf = useFieldNames();
  const errors = new Map(life.faults.map((fault) => [fault.path as string, textOf(fault)]));
  // Preview and completeness may lag a moment behind typing.
  const shown = useDeferredValue(values);
  const empty = emptyFields(shown);
  const goTo = (path: string) => {
    if (form.current) focusField(form.current, path);
  };

  const asked = placeOfAddress(location);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (asked === null || asked === followed.current || !form.current) return;
    followed.current = asked;
    openPlace(form.current, asked);
  }, [asked, form]);

  return (
    <>
      <PageBody full work>
        <ProfileHeader state={state} visibility={visibility} alias={alias}>
          <CardDialogButton>
            <PreviewCard values={shown} options={options} />
          </CardDialogButton>
        </ProfileHeader>
        <ModerationBanner visibility={visibility} reason={blockReason} />
        {restoredFrom !== null && life.overtaken === null && (
          <RestoredBanner from={restoredFrom} onKeep={life.hideRestored} onDiscard={life.discard} />
        )}
        {updatedLimits(shown, limits).map((limit) => (
          <Banner key={limit} tone="warning">
            {t(($) => $.limits[limit], {
              count: (limit === 'geofocus' ? limits.geofocuses : limits.languages) ?? 0,
            })}
          </Banner>
        ))}
        <div className={styles.columns}>
          <ProfileNav faulty={life.faults.map(({ path }) => path)} empty={empty} onGo={goTo} />
          <form
            ref={form}
            id="profile-form"
            className={styles.form}
            noValidate
            aria-label={t(($) => $.title)}
            // Only the save bar saves: Enter, also in the logo's dialog, must not change a published page.
            onSubmit={(event) => event.preventDefault()}
          >
            <OvertakenBanner
              clashes={life.overtaken && life.overtaken.map(nameOf)}
              onKeep={life.hideOvertaken}
              onDiscard={life.discard}
            />
            <ErrorSummary
              items={life.faults.map((fault) => ({
                path: fault.path,
                field: nameOf(fault.path),
                text: textOf(fault),
              }))}
              onGo={goTo}
            />
            <FormContext value={{ errors, change }}>
              <AboutSection
                values={values}
                options={options}
                logo={{
                  isPending: logo.isPending,
                  upload: (file, onStored) =>
                    logo.upload(file, (stored) => {
                      life.setLogo(stored);
                      onStored(stored);
                    }),
                  remove: () => logo.remove(life.setLogo),
                }}
              />
              <ExpertiseSection values={values} options={options} limits={limits} isExpert={isExpert} />
              <ClientsSection values={values} options={options} limits={limits} />
              <ContactsSection values={values} limits={limits} />
              <EmailSection settings={values.emailSettings} />
            </FormContext>
          </form>
          <aside className={styles.aside}>
            <section className={styles.besideForm}>
              <h3 className={styles.previewTitle}>{t(($) => $.preview.title)}</h3>
              <PreviewCard values={shown} options={options} />
            </section>
            <MissingFields empty={empty} onGo={goTo} />
          </aside>
        </div>
      </PageBody>
      <SaveBar
        status={life.status}
        isEdited={isEdited}
        savedAt={life.savedAt}
        state={state}
        faults={life.faults.length}
        onSubmit={(kind) => void life.submit(kind)}
      />
      <LeaveDialog blocker={blocker} isKept />
    </>
  );
}
