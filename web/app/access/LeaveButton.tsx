import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { usePage } from '../page/page.ts';

/** Leads out of a page that the plan does not include: back, or to the public site if it was opened first. */
export function LeaveButton() {
  const { t } = useTranslation('access');
  const { basePath } = usePage();
  const navigate = useNavigate();
  return (
    <ButtonAnchor
      look="quiet"
      href={`${basePath}/`}
      onClick={(event) => {
        if (!hasEarlierPage()) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {t(($) => $.back)}
    </ButtonAnchor>
  );
}

/** Whether an earlier entry of the tab is a page of the portal; the router numbers its entries. */
function hasEarlierPage(): boolean {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: number };
  return idx !== undefined && idx > 0;
}
