import type { RightsLine } from './rights.ts';

/**
 * Types of productions that are worth nothing without a right to show them, so their templates include such a right
 * (`templates.ts`).
 */
export const MADE_TO_SHOW: readonly string[] = [
  'commercial_film',
  'stills',
  'social',
  'corporate',
  'fashion_show',
  'voice',
  'game',
];

/**
 * True for a production that is worth nothing without a right to show it. A production of unknown type counts too: for
 * most of them this holds, and the company that shows nothing says so.
 */
export const isMadeToShow = (production_type: string | null): boolean =>
  production_type === null || MADE_TO_SHOW.includes(production_type);

interface Usage {
  readonly usage_media: readonly string[];
  readonly usage_territory: string | null;
  readonly usage_months: number | null;
}

/** A project's use of the material. */
export interface Shown extends Usage {
  readonly production_type: string | null;
}

/** True if a project states no use at all. */
export const isUsageUnsaid = ({ usage_media, usage_territory, usage_months }: Usage): boolean =>
  usage_media.length === 0 && usage_territory === null && usage_months === null;

/**
 * True if neither a role nor its project says anything about rights, in a production that is made to be shown. An empty
 * list on the role (`rights: []`) says that there are none; a project without rights says nothing.
 */
export const leavesRightsUnsaid = (project: Shown, terms: { readonly rights: readonly RightsLine[] | null }): boolean =>
  isMadeToShow(project.production_type) && terms.rights === null && isUsageUnsaid(project);
