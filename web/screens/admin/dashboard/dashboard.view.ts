import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { projectPlurals } from '#texts/projects/project-watch-words.ts';
import type { Answer } from '#web/api/client.ts';
import { applicationTabs } from '#web/features/office/application/application.view.ts';
import { watchHref } from '#web/features/projects/project-watch/watch-url.ts';
import { applicationsHref } from '#web/screens/admin/applications/applications-url.ts';

export type DashboardFigures = Answer<'GET /admin/dashboard'>;

export interface LadderRow {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly href: string;
}

/**
 * Percentage of the last 30 days' requests that have been answered, rounded to whole per cent; null without requests.
 */
export function answeredShare({
  request_count,
  answered_count,
}: Pick<DashboardFigures, 'request_count' | 'answered_count'>) {
  return request_count === 0 ? null : Math.round((answered_count / request_count) * 100);
}

/** Number of projects by status, each with the address of its list. */
export function projectRows({ projects }: Pick<DashboardFigures, 'projects'>): LadderRow[] {
  return PROJECT_STATUSES.map((status) => ({
    id: status,
    label: projectPlurals[status],
    count: projects[status],
    href: watchHref('/AdminProjects', { status }),
  }));
}

/** Number of companies by the state of their application. */
export function companyRows({ companies }: Pick<DashboardFigures, 'companies'>): LadderRow[] {
  return COMPANY_STATUSES.map((status) => ({
    id: status,
    label: applicationTabs[status],
    count: companies[status],
    href: applicationsHref({ status, page: 1, id: null }),
  }));
}

/** Number of talents. New means registered within the last 7 days. */
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
