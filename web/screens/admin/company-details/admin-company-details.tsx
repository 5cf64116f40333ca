import { useQuery } from '@tanstack/react-query';
import type { CompanyDetails } from '#contract/office/admin-company.ts';
import { companyStatusLabels } from '#texts/companies/labels.ts';
import { memberRoleWords } from '#texts/companies/member-words.ts';
import { projectStatusLabels } from '#texts/projects/labels.ts';
import { query } from '#web/api/client.ts';
import { AppealItem } from '#web/features/accounts/appeal/appeal-item.tsx';
import { PlaceSection } from '#web/features/companies/place/place-section.tsx';
import { RiskMeanings } from '#web/features/companies/risk/risk-flags.tsx';
import { CompanyCredit } from '#web/features/money/credit-line/company-credit.tsx';
import { NotesPanel } from '#web/features/office/admin-note/notes-panel.tsx';
import { answerTimeText } from '#web/features/office/application/answer-time.view.ts';
import { decisionQuestion } from '#web/features/office/application/application.view.ts';
import { ApplicationDecisions } from '#web/features/office/application/application-decisions.tsx';
import { ApplicationFacts } from '#web/features/office/application/application-facts.tsx';
import { useApplicationDecision } from '#web/features/office/application/use-applications.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Timeline } from '#web/ui/list/timeline.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { eventText, suspensionEffects } from './company-details.view.ts';

/** AdminCompanyDetails: all facts about one company, and the decisions open to the administrator. */
export default function AdminCompanyDetails() {
  const id = useSearchParams()[0].get('id');
  if (!id) {
    return (
      <PageFrame title="Om företaget">
        <EmptyState title="Vilket företag?" action={<LinkButton to="/AdminCompanies">Till företagen</LinkButton>}>
          Adressen säger inte vilket företag det gäller. Välj det i listan.
        </EmptyState>
      </PageFrame>
    );
  }
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const company = useQuery(query('GET /admin/companies/:id', { params: { id } }));
  const give = useApplicationDecision();
  return (
    <PageFrame
      query={company}
      title={(data) => data?.name ?? 'Om företaget'}
      above={(data) => (
        <Breadcrumb crumbs={[{ label: 'Företag', href: '/AdminCompanies' }, { label: data?.name ?? 'Om företaget' }]} />
      )}
      actions={(data) =>
        data && (
          <>
            <StateBadge tone={companyStatusLabels[data.status].tone} look="tinted">
              {companyStatusLabels[data.status].word}
            </StateBadge>
            <ApplicationDecisions
              application={data}
              ends={suspensionEffects(data.under_way)}
              onDecide={async (command, reason) => {
                await give(data.id, command, reason);
                showToast(decisionQuestion(command, data).done);
              }}
            />
          </>
        )
      }
    >
      {(data) => <Company company={data} />}
    </PageFrame>
  );
}

function Company({ company }: { company: CompanyDetails }) {
  const { id, about, line, members, appeals, history } = company;
  return (
    <div className="grid gap-x-12 gap-y-10 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex flex-col gap-10">
        <Section title="Ansökan">
          {about && <p className="mb-5 voice-serif max-w-prose text-lg whitespace-pre-line">{about}</p>}
          <ApplicationFacts application={company} />
        </Section>
        <PlaceSection company_id={id} place={company.place} />
        {appeals.length > 0 && (
          <Section title="Beslut som kan överklagas">
            {appeals.map((appeal) => (
              <AppealItem key={appeal.id} appeal={appeal} />
            ))}
          </Section>
        )}
        <NotesPanel about="company" id={id} />
      </div>
      <div className="flex flex-col gap-10">
        <Section title="Att veta">
          <RiskMeanings risks={line.risks} />
        </Section>
        <Section title="I siffror">
          <Figures company={company} />
        </Section>
        <CompanyCredit company_id={id} />
        <Section title="Medlemmar" aside={members.length}>
          <ul className="divide-y divide-hairline border-y border-hairline text-sm">
            {members.map(({ id: account, name, email, role }) => (
              <li key={account} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <span>
                  {name}
                  <span className="block wrap-anywhere text-ink-muted">{email}</span>
                </span>
                <span className="text-ink-muted">{memberRoleWords[role].name}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Vad som har hänt">
          <Timeline
            label="Vad som har hänt"
            entries={history.map(({ id: event, type, by, date, reason }) => ({
              id: event,
              at: date,
              actor: by,
              text: eventText(type),
              ...(reason && { detail: reason }),
            }))}
          />
        </Section>
      </div>
    </div>
  );
}

function Figures({ company: { name, line, projects } }: { company: CompanyDetails }) {
  const standing = (['draft', 'casting', 'active', 'completed', 'cancelled'] as const)
    .filter((status) => projects[status] > 0)
    .map((status) => `${projects[status]} ${projectStatusLabels[status].word.toLowerCase()}`);
  const words = encodeURIComponent(name);
  return (
    <DefinitionList
      facts={[
        {
          label: 'Projekt',
          value: (
            <Link to={`/AdminProjects?text=${words}`} className="text-link">
              {standing.length > 0 ? standing.join(', ') : 'Inga'}
            </Link>
          ),
        },
        { label: 'Svarstid', value: answerTimeText(line.answer_hours) },
        {
          label: 'Obetalt',
          value: (
            <Link to={`/AdminInvoicingCompanies?group=open&text=${words}`} className="text-link">
              <Money ore={line.owed_ore} />
            </Link>
          ),
        },
        { label: 'Försenat', value: line.late_ore > 0 && <Money ore={line.late_ore} /> },
      ]}
    />
  );
}
