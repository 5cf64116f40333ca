import { useState } from 'react';
import type { AdminCompanyChange } from '#contract/office/company-change.ts';
import { COMPANY_CHANGE_BOUNDS } from '#domain/office/company-change/company-change.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { organisationNumberText } from '#web/features/office/application/application.view.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Link } from '#web/ui/text/link.tsx';

/** A change of a company: the former facts beside the new ones, its paper, and the decisions. */
export function CompanyChangeItem({ change }: { change: AdminCompanyChange }) {
  const { id, company_id, old_name, old_number, name, organisation_number, is_settled, actions } = change;
  const params = { id };
  const { send } = useCommand();
  const paper = useCommand({ hasToast: true });
  const [asked, setAsked] = useState<'approve' | 'refuse'>();
  const isRefusing = asked === 'refuse';
  const openPaper = async () => {
    // Opened during the press, because browsers block windows that are opened later.
    const opened = window.open('', '_blank');
    const answer = await paper.run('POST /admin/company-changes/:id/paper', { params });
    if (answer && opened) opened.location = answer.url;
    else opened?.close();
  };
  const decide = async (reason: string) => {
    if (isRefusing) await send('POST /admin/company-changes/:id/refuse', { params, body: { reason } });
    else await send('POST /admin/company-changes/:id/approve', { params });
    showToast(isRefusing ? 'Företaget har fått veta varför' : `Företaget heter ${name}`);
  };
  const changed = (before: string, after: string | null) =>
    after && after !== before ? `${before} → ${after}` : before;
  return (
    <div className="py-6">
      <article aria-label={old_name} className="flex flex-col gap-4">
        <h3 className="voice-serif text-lg">
          <Link to={`/AdminCompanyDetails?id=${company_id}`} className="text-link">
            {old_name}
          </Link>
        </h3>
        <DefinitionList
          facts={[
            { label: 'Namn', value: changed(old_name, name) },
            {
              label: 'Organisationsnummer',
              value: changed(
                organisationNumberText(old_number),
                organisation_number && organisationNumberText(organisation_number),
              ),
            },
            { label: 'Varför', value: change.reason },
            { label: 'Bad om det', value: change.asked_by_name },
          ]}
        />
        {organisation_number && (
          <Callout tone={is_settled ? undefined : 'waiting'}>
            {is_settled
              ? 'Numret är en annan juridisk persons. Inget är bokat eller obetalt. En höjd gräns upphör.'
              : 'Numret är en annan juridisk persons. Det kan bytas först när det som är bokat är avgjort och det som är fakturerat är betalt.'}
          </Callout>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="small" isBusy={paper.isPending} onClick={() => void openPaper()}>
            Öppna registreringsbeviset
          </Button>
          {actions.includes('approve') && (
            <Button size="small" variant="primary" onClick={() => setAsked('approve')}>
              Godkänn<span className="sr-only"> ändringen för {old_name}</span>
            </Button>
          )}
          {actions.includes('refuse') && (
            <Button size="small" onClick={() => setAsked('refuse')}>
              Säg nej<span className="sr-only"> till ändringen för {old_name}</span>
            </Button>
          )}
        </div>
      </article>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={isRefusing ? `Säg nej till ändringen för ${old_name}?` : `Byt uppgifterna för ${old_name}?`}
        confirmLabel={isRefusing ? 'Säg nej' : 'Byt uppgifterna'}
        reason={
          isRefusing ? { label: 'Varför?', is_required: true, max_length: COMPANY_CHANGE_BOUNDS.reason } : undefined
        }
        onConfirm={decide}
      >
        {isRefusing
          ? 'Företaget läser varför i ett mejl.'
          : 'Nya avtal och fakturor får de nya uppgifterna. Det som redan är utfärdat ändras inte.'}
      </ConfirmDialog>
    </div>
  );
}
