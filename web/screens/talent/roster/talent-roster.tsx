import type { AgentWait } from '#contract/office/overview.ts';
import { agentWaitLabels } from '#texts/office/agent-wait-words.ts';
import { query } from '#web/api/client.ts';
import { useTab } from '#web/features/kernel/list/list-tabs.tsx';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { NeedsFactor } from './needs-factor.tsx';
import { RosterRow } from './roster-row.tsx';

const TABS = ['waiting', 'talents'] as const;
type Tab = (typeof TABS)[number];
const LABELS: Record<Tab, string> = { waiting: 'Väntar på svar', talents: 'Talanger' };

const HEAD = {
  title: 'Dina talanger',
  description: 'De som låter dig vara agent. De får veta vad du svarar, och företagen läser att agenten svarade.',
};

const tabsAt = (open: Tab) => ({
  label: HEAD.title,
  of: TABS,
  open,
  wordOf: (tab: Tab) => LABELS[tab],
  hrefOf: (tab: Tab) => `/TalentRoster?group=${tab}`,
});

/** The talents of an agent, and what waits for an answer over all of them. */
export default function TalentRoster() {
  return useTab(TABS, 'waiting') === 'waiting' ? <Waiting /> : <Talents />;
}

function Waiting() {
  const list = useList((page) => query('GET /agent/waiting', { query: { page } }));
  return (
    <TabbedListScreen
      {...HEAD}
      tabs={tabsAt('waiting')}
      list={list}
      noun="svar"
      empty={{
        title: 'Inget väntar på svar',
        text: 'Förfrågningar, provfilmningar, tider och motbud till dina talanger står här, det som brådskar först.',
      }}
      row={(wait) => <WaitRow wait={wait} />}
    />
  );
}

function WaitRow({ wait }: { wait: AgentWait }) {
  return (
    <article className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <h2 className="font-medium break-words">
          <Link to={`/TalentRequestDetails?id=${wait.candidate_id}`} className="text-link">
            {wait.talent_name}: {wait.role_title}
          </Link>
        </h2>
        <p className="text-sm break-words text-ink-muted">
          {agentWaitLabels[wait.what]}, {wait.company_name}, {wait.project_title}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
        {wait.until && <DateText day={wait.until} />}
        <StateBadge tone={wait.may_answer ? 'waiting' : 'neutral'}>
          {wait.may_answer ? 'Du får svara' : 'Talangen svarar'}
        </StateBadge>
      </p>
    </article>
  );
}

function Talents() {
  const list = useList((page) => query('GET /agent/talents', { query: { page } }));
  return (
    <TabbedListScreen
      {...HEAD}
      tabs={tabsAt('talents')}
      above={list.query.data && !list.query.data.may_act && <NeedsFactor />}
      list={list}
      noun="talanger"
      empty={{
        title: 'Ingen har frågat dig',
        text: 'När en talang skriver din e-postadress under Inställningar, Agent, står frågan här.',
      }}
      row={(represented) => <RosterRow represented={represented} />}
    />
  );
}
