import type { TalentResults } from '#contract/finding/search.ts';
import type { TalentQuery, UnknownKind } from '#domain/finding/matching/condition.ts';
import { UNTOLD } from './reason-forms.ts';

/** Talents that have not told one fact and would fit if it were right. */
export interface UnknownGroup {
  readonly kind: UnknownKind;
  /** 'Längd ej angiven' */
  readonly label: string;
  /** Undefined when they are shown already and the answer does not count them. */
  readonly count?: number | undefined;
  readonly is_shown: boolean;
}

/** The groups that can be shown too, and those that are. */
export function unknownGroups(unknown: TalentResults['unknown'], query: TalentQuery): UnknownGroup[] {
  const counted = unknown
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({ kind, label: UNTOLD[kind], count, is_shown: query.unknown.includes(kind) }));
  const uncounted = query.unknown
    .filter((kind) => !counted.some((group) => group.kind === kind))
    .map((kind) => ({ kind, label: UNTOLD[kind], is_shown: true }));
  return [...counted, ...uncounted];
}

/** The query with the talents of the group after the matches, or without them. */
export function toggleUnknown(query: TalentQuery, kind: UnknownKind): TalentQuery {
  const isShown = query.unknown.includes(kind);
  return { ...query, unknown: isShown ? query.unknown.filter((one) => one !== kind) : [...query.unknown, kind] };
}
