import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { watchHref } from '#web/features/projects/project-watch/watch-url.ts';
import { Disputes } from '#web/features/work/report/disputes.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Link } from '#web/ui/text/link.tsx';
import { answeredShare, companyRows, type DashboardFigures, projectRows, talentRows } from './dashboard.view.ts';
import { FigureLadder } from './figure-ladder.tsx';
import { FiguresOverTime } from './figures.tsx';
import { ToDoList } from './to-do.tsx';

/**
 * The start screen of an administrator: tasks and disputes first, then figures about people, companies, projects and
 * answers, now and over time.
 */
export default function AdminDashboard() {
  const figures = useQuery(query('GET /admin/dashboard'));
  return (
    <PageFrame title="Översikt" query={figures}>
      {(data) => (
        <>
          <ToDoList />
          <div id="oense" className="scroll-mt-24">
            <Disputes />
          </div>
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
          <FiguresOverTime />
        </>
      )}
    </PageFrame>
  );
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

const display = 'voice-serif text-display tabular decoration-2 underline-offset-8 hover:underline';

function Answers({ figures }: { figures: DashboardFigures }) {
  const share = answeredShare(figures);
  const { request_count, answered_count } = figures;
  return (
    <Section title="Svar på förfrågningar" aside="senaste 30 dagarna">
      <Link to={watchHref('/AdminProjects', { status: 'casting' })} className={display}>
        {share === null ? '–' : `${share} %`}
      </Link>
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
      <Link to={watchHref('/AdminProjects', { status: 'active' })} className={display}>
        {formatNumber(count)}
      </Link>
      <p className="mt-3 text-sm text-ink-muted">
        {count === 0 ? 'Inga bokade dagar framåt.' : 'pågår eller kommer, i projekt som är aktiva.'}
      </p>
    </Section>
  );
}
