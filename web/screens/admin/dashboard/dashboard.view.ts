import { COMPANY_STATUSES } from '#domain/company/company.workflow.ts';
import { PROJECT_STATUSES } from '#domain/project/project-states.ts';
import { projectPlurals } from '#texts/project-watch-words.ts';
import type { Answer } from '#web/api/client.ts';
import { applicationTabs, waitText } from '#web/features/company/application.view.ts';
import { watchHref } from '#web/features/project-watch/watch-address.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { applicationsHref } from '../applications/applications-address.ts';

export type DashboardFigures = Answer<'GET /admin/dashboard'>;

export interface LadderRow {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/** The first sentence of the overview: what waits for an administrator, and how long the oldest has waited. */
export function waitingSentence(figures: Pick<DashboardFigures, 'companies' | 'oldest_application_date'>, now: Date) {
  const { companies, oldest_application_date: oldest } = figures;
  const count = companies.pending;
  if (count === 0) return { count, title: 'Ingen väntar på besked', note: 'Alla ansökningar är besvarade.' };
  const title = count === 1 ? '1 företag väntar på besked' : `${formatNumber(count)} företag väntar på besked`;
  const note = oldest ? `${count === 1 ? 'Det' : 'Det äldsta'} har väntat i ${waitText(oldest, now)}.` : '';
  return { count, title, note };
}

/** What is said of mails and the like that could not be sent. */
export function deadEntriesSentence(count: number): string {
  return count === 1 ? 'Ett utskick kom inte fram' : `${formatNumber(count)} utskick kom inte fram`;
}

/** How many of the requests of the last 30 days have been answered, in whole per cent; null without requests. */
export function answeredShare({
  request_count,
  answered_count,
}: Pick<DashboardFigures, 'request_count' | 'answered_count'>) {
  return request_count === 0 ? null : Math.round((answered_count / request_count) * 100);
}

/** Projects by status; every figure leads to its list. */
export function projectRows({ projects }: Pick<DashboardFigures, 'projects'>): LadderRow[] {
  return PROJECT_STATUSES.map((status) => ({
    id: status,
    label: projectPlurals[status],
    count: projects[status],
    href: watchHref('/AdminProjects', { status }),
  }));
}

/** Companies by the state of their application. */
export function companyRows({ companies }: Pick<DashboardFigures, 'companies'>): LadderRow[] {
  return COMPANY_STATUSES.map((status) => ({
    id: status,
    label: applicationTabs[status],
    count: companies[status],
    href: applicationsHref({ status, page: 1, id: null }),
  }));
}

/** People; new ones are those of the last 7 days. */
export function talentRows(
  figures: Pick<DashboardFigures, 'talent_count' | 'findable_talent_count' | 'new_talent_count'>,
): LadderRow[] {
  const href = '/AdminTalents';
  return [
    { id: 'all', label: 'Registrerade', count: figures.talent_count, href },
    { id: 'findable', label: 'Syns i sökningen', count: figures.findable_talent_count, href },
    { id: 'new', label: 'Nya, senaste 7 dagarna', count: figures.new_talent_count, href },
  ];
}
