import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnAgent } from '#contract/people/representation.ts';
import { allowedWords, representationCommandLabels, representationLabels } from '#texts/people/representation-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

const dialogs = onDemand(() => import('./agent-dialogs.tsx'));

/** The talent's agents: asked, changed and ended; and the way to the roster of a talent who is an agent. */
export function AgentsSection() {
  const page = usePageNumber('agents');
  const agents = useQuery({ ...query('GET /talent/agents', { query: { page } }), placeholderData: keepPreviousData });
  const [isOffering, setIsOffering] = useState(false);
  const here = useOnDemand(dialogs, isOffering, () => setIsOffering(false));
  return (
    <>
      <SettingSection
        title="Agent"
        description="En agent läser dina förfrågningar och bokningar och får svara om det du väljer. Du kan avsluta det när du vill."
        actions={
          <Button size="small" onClick={() => setIsOffering(true)}>
            Fråga en agent
          </Button>
        }
      >
        <QueryFrame
          query={agents}
          isEmpty={({ total }) => total === 0}
          empty={<p className="text-ink-muted">Du svarar själv. Ingen agent läser eller svarar åt dig.</p>}
        >
          {(data) => (
            <>
              <ul className="divide-y divide-hairline border-y border-hairline">
                {data.items.map((agent) => (
                  <AgentRow key={agent.id} agent={agent} />
                ))}
              </ul>
              <PageLinks of={data} noun="agenter" name="agents" />
            </>
          )}
        </QueryFrame>
        <p className="mt-4 text-sm text-ink-muted">
          Är du själv agent?{' '}
          <Link to="/TalentRoster" className="text-link">
            Till dina talanger
          </Link>
        </p>
      </SettingSection>
      {isOffering && here && <here.OfferAgent onDone={() => setIsOffering(false)} />}
    </>
  );
}

function AgentRow({ agent }: { agent: OwnAgent }) {
  const { id, agent_name, agent_email, status, allowed, actions, created_date } = agent;
  const { send } = useCommand();
  const [open, setOpen] = useState<'allow' | 'end' | 'withdraw'>();
  const here = useOnDemand(dialogs, open === 'allow', () => setOpen(undefined));
  const label = representationLabels[status];
  const over = open === 'end' || open === 'withdraw' ? open : undefined;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-medium break-words">{agent_name}</p>
        <StateBadge tone={label.tone}>{label.word}</StateBadge>
      </div>
      <p className="text-sm break-words text-ink-muted">
        {agent_email}, tillfrågad <InstantText instant={created_date} />
        {(status === 'accepted' || status === 'offered') && `. Agenten ${allowedWords(allowed)}.`}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions.includes('allow') && (
          <Button size="small" onClick={() => setOpen('allow')}>
            Ändra vad agenten får<span className="sr-only">, {agent_name}</span>
          </Button>
        )}
        {(['withdraw', 'end'] as const)
          .filter((command) => actions.includes(command))
          .map((command) => (
            <Button key={command} size="small" variant="quiet" onClick={() => setOpen(command)}>
              {representationCommandLabels[command]}
              <span className="sr-only">
                {' '}
                {command === 'end' ? 'med' : 'till'} {agent_name}
              </span>
            </Button>
          ))}
      </div>
      {open === 'allow' && here && <here.ChangeAllowed agent={agent} onDone={() => setOpen(undefined)} />}
      <ConfirmDialog
        isOpen={over !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpen(undefined)}
        title={over === 'withdraw' ? 'Ta tillbaka frågan?' : `Avsluta med ${agent_name}?`}
        confirmLabel={over ? representationCommandLabels[over] : ''}
        isDangerous
        onConfirm={() =>
          over === 'withdraw'
            ? send('POST /talent/agents/:id/withdraw', { params: { id } })
            : send('POST /talent/agents/:id/end', { params: { id } })
        }
      >
        {over === 'withdraw'
          ? `${agent_name} får veta det, och kan inte längre svara på frågan.`
          : `${agent_name} ser inget och svarar på inget från nu, och får veta det. Det som redan är svarat står kvar.`}
      </ConfirmDialog>
    </li>
  );
}
