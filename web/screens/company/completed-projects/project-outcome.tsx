import { useQuery } from '@tanstack/react-query';
import type { Outcome } from '#contract/money/outcome.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { projectKindLabels } from '#texts/projects/labels.ts';
import { query } from '#web/api/client.ts';
import { ProjectReviews } from '#web/features/work/review/project-reviews.tsx';
import { StartAnew } from '#web/screens/company/project-hub/start-anew.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Breadcrumb } from '#web/ui/frame/breadcrumb.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Figure } from '#web/ui/text/figure.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { peopleText, reportsText, reviewsText } from './completed.view.ts';
import { OutcomeInvoices } from './outcome-invoices.tsx';
import { OutcomePeople } from './outcome-people.tsx';

const LIST = '/CompanyCompletedProjects';

/** The outcome of one project: days, people, money, documents and reviews. */
export function ProjectOutcome({ id }: { id: string }) {
  const outcome = useQuery(query('GET /projects/:id/outcome', { params: { id } }));
  return (
    <PageFrame
      title={(data) => data?.title ?? 'Avslutat projekt'}
      query={outcome}
      above={(data) => (
        <Breadcrumb crumbs={[{ label: 'Avslutade projekt', href: LIST }, { label: data?.title ?? '' }]} />
      )}
      kicker={(data) => data && projectKindLabels[data.kind]}
      description={(data) => data && <WhenAndWhere outcome={data} />}
      actions={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button variant="quiet" onClick={() => window.print()}>
            Skriv ut
          </Button>
          <LinkButton to={`/CompanyOngoingProjectDetails?id=${id}`}>Projektets sida</LinkButton>
        </span>
      }
    >
      {(data) => (
        <div className="flex flex-col gap-12">
          <Figures outcome={data} />
          <OutcomePeople projectId={id} />
          <OutcomeInvoices outcome={data} />
          <Days outcome={data} />
          {data.status === 'completed' && (
            // The reviews are only for the talent and the company, so they are not printed.
            <div className="print:hidden">
              <ProjectReviews projectId={id} reader="company" />
            </div>
          )}
          {data.may_start_anew && (
            <div className="print:hidden">
              <StartAnew project={data} />
            </div>
          )}
        </div>
      )}
    </PageFrame>
  );
}

function WhenAndWhere({ outcome: { first_day, last_day, place, municipality_id } }: { outcome: Outcome }) {
  const where = [place, municipality_id ? municipalities.label(municipality_id) : ''].filter(Boolean).join(', ');
  return (
    <>
      {last_day && <SpanText from={first_day ?? last_day} to={last_day} />}
      {last_day && where && '. '}
      {where}
    </>
  );
}

function Figures({ outcome }: { outcome: Outcome }) {
  const { day_count, people_count, charged_ore, uninvoiced_ore, to_review } = outcome;
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-6">
      <Figure value={day_count} label={day_count === 1 ? 'Dag' : 'Dagar'} />
      <Figure value={people_count} label="Medverkande" note={to_review && reviewsText(to_review)} />
      <Figure
        value={<Money ore={charged_ore} />}
        label="Kostnad utan moms"
        note={
          uninvoiced_ore > 0 && uninvoiced_ore !== charged_ore ? (
            <>
              varav <Money ore={uninvoiced_ore} /> inte fakturerat
            </>
          ) : (
            reportsText(outcome)
          )
        }
      />
    </div>
  );
}

/** The worked days, each with a link to its call sheet if it has one. */
function Days({ outcome: { id, days } }: { outcome: Outcome }) {
  if (days.length === 0) return null;
  return (
    <Section title="Dagarna" aside={days.length}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {days.map(({ day, people_count, has_sheet }) => (
          <li key={day} className="flex items-baseline justify-between gap-4 border-b border-hairline py-2.5 text-sm">
            <span>
              {formatDay(day)}
              <span className="text-ink-muted">, {peopleText(people_count)}</span>
            </span>
            {has_sheet && (
              <Link to={`/CompanyCallSheet?id=${id}&day=${day}`} className="text-link">
                Dagsbesked<span className="sr-only"> {formatDay(day)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
