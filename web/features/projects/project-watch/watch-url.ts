import { RISKS, type Risk } from '#domain/companies/risk/risk.rules.ts';
import { PROJECT_KINDS, type ProjectKind } from '#domain/projects/project/project.rules.ts';
import { PROJECT_STATUSES, PROJECT_STEPS, type ProjectStatus } from '#domain/projects/project/project-states.ts';
import {
  PROJECT_DELAYS,
  type ProjectDelay,
  WATCH_ORDERS,
  type WatchOrder,
} from '#domain/projects/project/project-watch.ts';

/** The filter of the projects; null in a field means all. */
export interface WatchUrl {
  readonly status: ProjectStatus | null;
  readonly step: (typeof PROJECT_STEPS)[number] | null;
  readonly kind: ProjectKind | null;
  readonly risk: Risk | null;
  readonly delay: ProjectDelay | 'any' | null;
  /** Id of a company, to show only its projects. */
  readonly company: string | null;
  readonly text: string;
  /** Null for the screen's default order. */
  readonly order: WatchOrder | null;
  /** The page, from 1. */
  readonly page: number;
}

const DELAYS = ['any', ...PROJECT_DELAYS] as const;

/** Reads the filter from the address; an unknown value counts as absent. */
export function readWatchUrl(params: URLSearchParams): WatchUrl {
  const page = Number(params.get('page'));
  const among = <Value extends string | number>(values: readonly Value[], name: string): Value | null =>
    values.find((value) => String(value) === params.get(name)) ?? null;
  return {
    status: among(PROJECT_STATUSES, 'status'),
    step: among(PROJECT_STEPS, 'step'),
    kind: among(PROJECT_KINDS, 'kind'),
    risk: among(RISKS, 'risk'),
    delay: among(DELAYS, 'delay'),
    company: params.get('company'),
    text: (params.get('text') ?? '').slice(0, 120),
    order: among(WATCH_ORDERS, 'order'),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a filter on a screen. Null fields, an empty text and page 1 are left out. */
export function watchHref(path: string, { text = '', page = 1, ...chosen }: Partial<WatchUrl>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value !== null) params.set(name, String(value));
  if (text.trim()) params.set('text', text.trim());
  if (page > 1) params.set('page', String(page));
  return `${path}${params.size > 0 ? `?${params}` : ''}`;
}

/** The address of the page about one project. */
export function adminProjectHref(id: string): string {
  return `/AdminProjectDetails?id=${id}`;
}
