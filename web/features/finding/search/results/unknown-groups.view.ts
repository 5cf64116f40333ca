import type { TalentResults } from '#contract/finding/search.ts';
import type { TalentQuery, UnknownKind } from '#domain/finding/matching/condition.ts';
import { UNTOLD } from './reason-forms.ts';

/** Talents who have not stated one wanted fact and meet all other wishes. */
export interface UnknownGroup {
  readonly kind: UnknownKind;
  /** 'Längd ej angiven' */
  readonly label: string;
  /** Undefined for an included group, which the server does not count. */
  readonly count?: number | undefined;
  readonly is_shown: boolean;
}

/** The groups that can be included, then the included ones. */
export function unknownGroups(unknown: TalentResults['unknown'], query: TalentQuery): UnknownGroup[] {
  const counted = unknown
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({ kind, label: UNTOLD[kind], count, is_shown: query.unknown.includes(kind) }));
  const uncounted = query.unknown
    .filter((kind) => !counted.some((group) => group.kind === kind))
    .map((kind) => ({ kind, label: UNTOLD[kind], is_shown: true }));
  return [...counted, ...uncounted];
}

/** The query with the talents of a group included, or excluded if they were included. */
export function toggleUnknown(query: TalentQuery, kind: UnknownKind): TalentQuery {
  const isShown = query.unknown.includes(kind);
  return { ...query, unknown: isShown ? query.unknown.filter((one) => one !== kind) : [...query.unknown, kind] };
}
