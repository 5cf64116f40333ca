import { keptQuery } from '#contract/finding/talent-query.ts';
import type { ProjectInput } from '#contract/projects/project.ts';
import { compareTerms, type TermsField } from '#domain/deal/terms/compare-terms.ts';
import { termsOf, type WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { productionTypes } from '#domain/kernel/vocabulary/production-types.ts';
import { media, territories } from '#domain/kernel/vocabulary/usage.ts';
import type { LoadedProject } from '#server/features/projects/project/queries/load-project.ts';
import { feeText } from '#texts/deal/fee-words.ts';
import { termsFieldLabels } from '#texts/deal/terms-words.ts';
import { queryWords } from '#texts/finding/wish-words.ts';
import { formatDaySpan } from '#texts/kernel/format.ts';
import { acceptanceLabels } from '#texts/projects/labels.ts';

type Written = Pick<ProjectInput, Exclude<keyof ProjectInput, 'roles' | 'dates'>> & {
  readonly dates: readonly { starts_on: string; ends_on: string }[];
  readonly roles: readonly {
    title: string;
    headcount: number;
    terms: WrittenTerms;
    description: string;
  }[];
};

// The text of each field in the edit log. If the text is the same, the field counts as unchanged.
const tell: { readonly [Field in keyof Written]: (written: Written) => string } = {
  kind: (p) => p.kind,
  acceptance: (p) => acceptanceLabels[p.acceptance],
  title: (p) => p.title,
  production_type: (p) => (p.production_type ? productionTypes.label(p.production_type) : ''),
  description: (p) => p.description,
  municipality_id: (p) => (p.municipality_id ? municipalities.label(p.municipality_id) : ''),
  place: (p) => p.place,
  greeting: (p) => p.greeting,
  usage_media: (p) => p.usage_media.map((id) => media.label(id)).join(', '),
  usage_territory: (p) => (p.usage_territory ? territories.label(p.usage_territory) : ''),
  usage_months: (p) => (p.usage_months === null ? '' : `${p.usage_months} månader`),
  decision_by: (p) => p.decision_by ?? '',
  dates: (p) =>
    p.dates
      .map((d) => [d.starts_on, d.ends_on] as const)
      .sort()
      .map(([first, last]) => formatDaySpan(first, last))
      .join(', '),
  roles: (p) => p.roles.map((r) => `${r.title}, ${r.headcount} st, ${feeText(r.terms.fee)}`).join('; '),
};

const SHOWN_AT_MOST = 300;
const shorten = (text: string) => (text.length > SHOWN_AT_MOST ? `${text.slice(0, SHOWN_AT_MOST)}…` : text) || null;

interface FieldChange {
  readonly field: string;
  /** The role's title; empty for a field of the project itself. */
  readonly subject: string;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

/** One row for each existing role whose wishes changed. */
function changedWishes(before: LoadedProject, after: ProjectInput): FieldChange[] {
  return after.roles.flatMap(({ id, title, wanted }) => {
    const old = before.roles.find((role) => role.id === id);
    if (!old) return [];
    const [was, is] = [queryWords(keptQuery.parse(old.wanted)), queryWords(wanted)];
    return was === is ? [] : [{ field: 'wanted', subject: title, old_value: shorten(was), new_value: shorten(is) }];
  });
}

/** Terms that are already logged in the rows of roles and project. */
const TOLD_ELSEWHERE: readonly TermsField[] = [
  ...(['role_title', 'headcount', 'municipality_id', 'place', 'fee.basis', 'fee.amount_ore'] as const),
];

/** One row for each existing role whose own terms changed, with the names of the changed fields. */
function changedTerms(before: LoadedProject, after: ProjectInput): FieldChange[] {
  // Both terms are computed with the project as it was before, so that only the role's own terms can differ.
  return after.roles.flatMap((role) => {
    const old = before.roles.find(({ id }) => id === role.id);
    if (!old) return [];
    const changes = compareTerms(termsOf(before, old), termsOf(before, role));
    const fields = new Set(changes.map(({ field }) => field).filter((field) => !TOLD_ELSEWHERE.includes(field)));
    if (fields.size === 0) return [];
    const words = [...fields].map((field) => termsFieldLabels[field]).join(', ');
    return [{ field: 'terms', subject: role.title, old_value: null, new_value: shorten(words) }];
  });
}

/** The rows of the edit log for a saved project: field, old text and new text. */
export function changedFields(before: LoadedProject, after: ProjectInput): FieldChange[] {
  const old = before as unknown as Written;
  const changed = (Object.keys(tell) as (keyof Written)[])
    .filter((field) => tell[field](old) !== tell[field](after))
    .map((field) => {
      return { field, subject: '', old_value: shorten(tell[field](old)), new_value: shorten(tell[field](after)) };
    });
  return [...changed, ...changedTerms(before, after), ...changedWishes(before, after)];
}
