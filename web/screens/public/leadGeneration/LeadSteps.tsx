import { useTranslation } from 'react-i18next';
import { LEAD_DEADLINE_DAYS } from '../../../../domain/leads.ts';
import { Section } from '../../../ui/Section.tsx';
import { Steps } from '../../../ui/Steps.tsx';

/** Steps from the client's brief to the chat. */
export function LeadSteps() {
  const { t } = useTranslation('leadGeneration');
  return (
    <Section title={t(($) => $.steps.title)}>
      <Steps
        across
        steps={[
          { key: 'write', title: t(($) => $.steps.write.title), text: t(($) => $.steps.write.text) },
          { key: 'see', title: t(($) => $.steps.see.title), text: t(($) => $.steps.see.text) },
          {
            key: 'decide',
            title: t(($) => $.steps.decide.title),
            text: t(($) => $.steps.decide.text, { count: LEAD_DEADLINE_DAYS }),
          },
          { key: 'chat', title: t(($) => $.steps.chat.title), text: t(($) => $.steps.chat.text) },
        ]}
      />
    </Section>
  );
}
