import type { TalentLine } from '#contract/people/admin-talent.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { profileReviewLabels, standingLabels } from '#texts/people/review-part-words.ts';
import { type Column, DataTable, type Selection } from '#web/ui/list/data-table.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { talentReviewHref } from './talents-url.ts';

/** Reasons in the account for which companies cannot find a talent; the review has a column of its own. */
function lacksOf({ is_verified, profile_completed, is_paused }: TalentLine): string {
  const lacks = [
    is_verified ? '' : 'e-posten är inte bekräftad',
    profile_completed ? '' : 'profilen är inte klar',
    is_paused ? 'pausad' : '',
  ].filter(Boolean);
  const text = lacks.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const columns: Column<TalentLine>[] = [
  {
    id: 'name',
    header: 'Talang',
    is_row_header: true,
    cell: (talent) => (
      <span className="flex min-w-44 items-center gap-3">
        <Avatar name={talent.name} src={talent.profile_image} />
        <span>
          <Link
            to={talentReviewHref(talent.id)}
            className="font-medium decoration-1 underline-offset-4 hover:underline stacked:inline-flex stacked:min-h-11 stacked:items-center"
          >
            {talent.name || 'Utan namn'}
          </Link>
          {talent.is_minor && <span className="block text-sm text-ink-muted">Under 18 år</span>}
        </span>
      </span>
    ),
  },
  {
    id: 'review',
    header: 'Granskning',
    cell: ({ review, standing }) =>
      standing === 'suspended' ? (
        <StateBadge tone={standingLabels.suspended.tone}>{standingLabels.suspended.word}</StateBadge>
      ) : (
        <StateBadge tone={profileReviewLabels[review].tone}>{profileReviewLabels[review].word}</StateBadge>
      ),
  },
  {
    id: 'lacks',
    header: 'Annat',
    cell: (talent) => lacksOf(talent) || <span className="text-ink-muted">Inget saknas</span>,
  },
  {
    id: 'place',
    header: 'Ort',
    cell: ({ municipality_id }) => (municipality_id ? municipalities.label(municipality_id) : 'Inte ifylld'),
  },
  {
    id: 'submitted',
    header: 'Väntar sedan',
    class_name: 'max-xl:hidden stacked:hidden',
    cell: ({ submitted_date }) => (submitted_date ? <DateText day={dayOfInstant(submitted_date)} /> : ''),
  },
  {
    id: 'created',
    header: 'Kom',
    align: 'end',
    cell: ({ created_date }) => <DateText day={dayOfInstant(created_date)} hasYear />,
  },
];

/** Talents, one selectable row each: review, missing parts of the account, place, and days. */
export function TalentTable({ talents, selection }: { talents: readonly TalentLine[]; selection: Selection }) {
  return (
    <DataTable
      room="more"
      label="Talanger"
      columns={columns}
      rows={talents}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      selection={selection}
    />
  );
}
