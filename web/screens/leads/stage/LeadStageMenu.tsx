import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadStage, LeadStageMenu_lead$key } from '../../../relay/__generated__/LeadStageMenu_lead.graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Menu, MenuItem } from '../../../ui/menu/Menu.tsx';
import { LeadStatusChip } from '../LeadStatusChip.tsx';
import { useSetStage } from './useSetStage.ts';
import styles from './LeadStageMenu.module.css';

/** Stages in the order in which leads go through them. */
const STAGES = ['IN_CRM', 'WON', 'LOST', 'CLIENT_DECLINED'] as const satisfies readonly LeadStage[];

/** A lead's status; for an accepted lead, a button that sets its stage, if the upstream supports that (O-19). */
export function LeadStageMenu({ lead }: { lead: LeadStageMenu_lead$key }) {
  const { t } = useTranslation('inbox');
  const { t: tLeads } = useTranslation('leads');
  const setStage = useSetStage();
  const data = useFragment(
    graphql`
      fragment LeadStageMenu_lead on Lead @throwOnFieldError {
        id
        name
        status
        stage
        canSetStage
        ...LeadStatusChip_lead
      }
    `,
    lead,
  );
  const { id, name, status, stage, canSetStage } = data;
  if (!canSetStage || status !== 'ACCEPTED') return <LeadStatusChip lead={data} />;
  const label = t(($) => $.stage.change, { name });
  return (
    <div className={styles.stage}>
      <Menu
        label={label}
        triggerClassName={styles.trigger}
        trigger={
          <>
            <span className="visually-hidden">{label}: </span>
            <LeadStatusChip lead={data} />
            <Icon name="chevronDown" size={14} />
          </>
        }
      >
        <MenuItem current={!stage} onSelect={() => void setStage(id, null)}>
          {t(($) => $.stage.none)}
        </MenuItem>
        {STAGES.map((value) => (
          <MenuItem key={value} current={stage === value} onSelect={() => void setStage(id, value)}>
            {tLeads(($) => $.stage[value])}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
