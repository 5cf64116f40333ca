import type { RightsLine } from './rights.ts';

/**
 * Productions made to be shown: they usually have a right to be shown (`templates.ts`), and are worth nothing without
 * one.
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
 * True if a production made to be shown gives a role no right to be shown and does not say so. A role with no rights of
 * its own (`rights: []`) says so; a project without rights does not.
 */
export const leavesRightsUnsaid = (project: Shown, terms: { readonly rights: readonly RightsLine[] | null }): boolean =>
  MADE_TO_SHOW.includes(project.production_type ?? '') && terms.rights === null && isUsageUnsaid(project);
