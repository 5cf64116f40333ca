import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import type { ReadQuery } from '#domain/finding/matching/query-of-reading.ts';
import { headcountOf, type RoleBrief } from '#domain/finding/search/split-roles.ts';
import type { Ore } from '#domain/kernel/money/ore.ts';
import { HEADCOUNT_MAX, ROLE_DESCRIPTION_MAX, ROLE_TITLE_MAX } from './brief.rules.ts';
import { feeIn } from './day-fee.ts';
import { blanked } from './labelled-text.ts';
import { leftText, type Stretch } from './left-text.ts';
import { type SaidTerms, withCommon } from './said-terms.ts';
import { termsOfText } from './terms-of-text.ts';

export interface RoleOfBrief extends SaidTerms {
  readonly title: string;
  readonly headcount: number;
  readonly description: string;
  /** Per person and day, in öre; null if none is stated, or on another basis. */
  readonly day_fee_ore: Ore | null;
  readonly wanted: TalentQuery;
}

/**
 * One role as values of the form. `query` is the reading of the role, with positions in the whole brief; `common` holds
 * the terms outside the roles.
 */
export function roleOf(brief: string, role: RoleBrief, query: ReadQuery, common: SaidTerms): RoleOfBrief {
  const { title, text, start, end } = role;
  const { day_fee_ore, parts } = feeIn(query, brief);
  const own = parts
    .filter((part) => part.start >= start && part.end <= end)
    .map((part) => ({ ...part, start: part.start - start, end: part.end - start }));
  const description = leftText(blanked(text, headOf(text, title)), own).text;
  return {
    title: title.slice(0, ROLE_TITLE_MAX),
    headcount: Math.min(Math.max(Math.round(headcountOf(role)), 1), HEADCOUNT_MAX),
    description: description.slice(0, ROLE_DESCRIPTION_MAX),
    day_fee_ore,
    ...withCommon(termsOfText(text), common),
    wanted: { text: '', wishes: query.wishes, unknown: [] },
  };
}

const NUMBERING = /^[\s\-–•*]*(?:(?:roll|rollen|karaktär)\s*[\dA-Z]{0,3}\s*[:.)–-]|\d{1,2}\s*[.):](?=\s))?/i;

/** The number and the name at the beginning of a role. */
function headOf(text: string, title: string): Stretch[] {
  const from = NUMBERING.exec(text)?.[0].length ?? 0;
  const at = title === '' ? -1 : text.toLowerCase().indexOf(title.toLowerCase(), from);
  return [
    { start: 0, end: from },
    ...(at < 0 || /\S/.test(text.slice(from, at)) ? [] : [{ start: at, end: at + title.length }]),
  ];
}
