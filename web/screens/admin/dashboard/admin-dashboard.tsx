import { useQuery } from '@tanstack/react-query';
import { unprintableSentence } from '#texts/agreement/unprintable.ts';
import { query } from '#web/api/client.ts';
import { watchHref } from '#web/features/project-watch/watch-address.ts';
import { Disputes } from '#web/features/report/disputes.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { FigureLink } from '#web/ui/figure-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { Section } from '#web/ui/section.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { applicationsHref } from '../applications/applications-address.ts';
import { outboxHref } from '../outbox/outbox-address.ts';
import {
  answeredShare,
  companyRows,
  type DashboardFigures,
  deadEntriesSentence,
  projectRows,
  talentRows,
  waitingSentence,
} from './dashboard.view.ts';
import { FigureLadder } from './figure-ladder.tsx';

/** How Medverka stands: what waits for an administrator first, then people, companies, projects and answers in figures. */
export default function AdminDashboard() {
  const figures = useQuery(query('GET /admin/dashboard'));
  return (
    <PageFrame title="Översikt" query={figures}>
      {(data) => (
        <>
          <DeadEntries count={data.dead_entry_count} />
          <UnprintableAgreements count={data.unprintable_agreement_count} />
          <Waiting figures={data} />
          <Disputes />
          <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="flex flex-col gap-12">
              <Section title="Projekt" aside={`${formatNumber(sumOf(Object.values(data.projects)))} i allt`}>
                <FigureLadder label="Projekt efter läge" rows={projectRows(data)} />
              </Section>
              <Section title="Talanger">
                <FigureLadder label="Talanger" rows={talentRows(data)} />
              </Section>
            </div>
            <div className="flex flex-col gap-12">
              <Answers figures={data} />
              <Bookings count={data.upcoming_booking_count} />
              <Section title="Företag" aside="med bekräftad e-post">
                <FigureLadder label="Företag efter läge" rows={companyRows(data)} />
              </Section>
            </div>
          </div>
        </>
      )}
    </PageFrame>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** That something did not arrive is said before everything else, and only then. */
function DeadEntries({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Callout
      tone="lost"
      className="mb-8"
      title={deadEntriesSentence(count)}
      action={
        <LinkButton size="small" to={outboxHref({ state: 'dead', page: 1 })}>
          Visa utskicken
        </LinkButton>
      }
    >
      Försök igen när felet är avhjälpt, eller avskriv det som ingen behöver längre.
    </Callout>
  );
}

/** Somebody has to write their name otherwise; which one stands in the bell. */
function UnprintableAgreements({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Callout
      tone="lost"
      className="mb-8"
      title={unprintableSentence(count)}
      action={
        <LinkButton size="small" to="/AdminNotifications">
          Visa notiserna
        </LinkButton>
      }
    >
      Någon har ett namn med tecken som saknas i våra typsnitt. Notisen säger vilket och vad du kan göra.
    </Callout>
  );
}

function Waiting({ figures }: { figures: DashboardFigures }) {
  const { count, title, note } = waitingSentence(figures, useNow());
  return (
    <section
      aria-labelledby="vantar"
      className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-t-2 border-ink pt-5"
    >
      <div>
        <h2 id="vantar" className="voice-serif text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.1]">
          {title}
        </h2>
        {note && <p className="mt-2 text-ink-muted tabular">{note}</p>}
      </div>
      {count > 0 && (
        <LinkButton variant="primary" size="large" to={applicationsHref({ status: 'pending', page: 1, id: null })}>
          {count === 1 ? 'Granska ansökan' : `Granska ${formatNumber(count)} ansökningar`}
        </LinkButton>
      )}
    </section>
  );
}

const display = 'voice-serif text-display tabular decoration-2 underline-offset-8 [a]:hover:underline';

function Answers({ figures }: { figures: DashboardFigures }) {
  const share = answeredShare(figures);
  const { request_count, answered_count } = figures;
  return (
    <Section title="Svar på förfrågningar" aside="senaste 30 dagarna">
      <FigureLink to={watchHref('/AdminProjects', { status: 'casting' })} className={display}>
        {share === null ? '–' : `${share} %`}
      </FigureLink>
      <div aria-hidden="true" className="mt-4 h-px bg-hairline-strong">
        <div className="-mt-px h-[3px] bg-ink" style={{ width: `${share ?? 0}%` }} />
      </div>
      <p className="mt-3 text-sm text-ink-muted tabular">
        {request_count === 0
          ? 'Inga förfrågningar är skickade.'
          : `${formatNumber(answered_count)} av ${formatNumber(request_count)} förfrågningar har fått svar.`}
      </p>
    </Section>
  );
}

function Bookings({ count }: { count: number }) {
  return (
    <Section title="Bokningar">
      <FigureLink to={watchHref('/AdminProjects', { status: 'active' })} className={display}>
        {formatNumber(count)}
      </FigureLink>
      <p className="mt-3 text-sm text-ink-muted">
        {count === 0 ? 'Inga bokade dagar framåt.' : 'pågår eller kommer, i projekt som är aktiva.'}
      </p>
    </Section>
  );
}
