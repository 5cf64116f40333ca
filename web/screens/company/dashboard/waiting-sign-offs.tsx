import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignOffShown } from '#contract/casting/sign-off.ts';
import { signOffWhat } from '#texts/casting/sign-off-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';

/**
 * Projects and orders that cost more than a member's limit and wait for another member's sign-off. Renders nothing if
 * there are none.
 */
export function WaitingSignOffs() {
  const { data } = useQuery(query('GET /company/sign-offs', { query: { page: 1 } }));
  if (!data || data.total === 0) return null;
  return (
    <Section title="Väntar på attest" description="Det kostar mer än gränsen för den som beställer.">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {data.items.map((item) => (
          <SignOffRow key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function SignOffRow({ item }: { item: SignOffShown }) {
  const { run, send, isPending } = useCommand({ hasToast: true });
  const [isRefusing, setIsRefusing] = useState(false);
  const { id, project_id, project_title, what, cost_ore, asked_by_name, actions } = item;
  const params = { id };
  const about = <span className="sr-only"> {project_title}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <span className="min-w-0">
        <Link to={`/CompanyProjectDetails?id=${project_id}`} className="text-link">
          {project_title}
        </Link>
        <span className="block text-sm text-ink-muted">
          {asked_by_name} vill {signOffWhat[what]}: <Money ore={cost_ore} /> utan moms
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {actions.includes('approve') && (
          <Button
            size="small"
            isBusy={isPending}
            onClick={async () => {
              if (await run('POST /sign-offs/:id/approve', { params })) showToast(`${project_title} är attesterat.`);
            }}
          >
            Attestera{about}
          </Button>
        )}
        {actions.includes('refuse') && (
          <Button size="small" variant="quiet" onClick={() => setIsRefusing(true)}>
            Säg nej{about}
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button
            size="small"
            variant="quiet"
            isBusy={isPending}
            onClick={async () => {
              if (await run('POST /sign-offs/:id/withdraw', { params })) showToast('Din begäran är återtagen.');
            }}
          >
            Ta tillbaka{about}
          </Button>
        )}
      </span>
      <ConfirmDialog
        isOpen={isRefusing}
        onOpenChange={setIsRefusing}
        title={`Säg nej till ${project_title}?`}
        confirmLabel="Säg nej"
        reason={{ label: 'Varför?', is_required: true, max_length: 500 }}
        onConfirm={async (reason) => {
          await send('POST /sign-offs/:id/refuse', { params, body: { reason: reason ?? '' } });
        }}
      >
        <p>{asked_by_name} får veta det, med din anledning.</p>
      </ConfirmDialog>
    </li>
  );
}
