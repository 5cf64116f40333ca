import type { ReactNode } from 'react';
import type { AssignmentSummary } from '#contract/work/booking.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { dateKindLabels } from '#texts/deal/labels.ts';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { assignmentView, reportInList } from './assignment.view.ts';
import { DateLeaf } from './date-leaf.tsx';

export interface AssignmentRowProps {
  assignment: AssignmentSummary;
  /** Today as an ISO day. */
  today: string;
  /** Heading level of the title. */
  titleAs?: 'h2' | 'h3' | undefined;
  /** The mark for unread messages in the assignment's thread. */
  unread: ReactNode;
}

/**
 * An assignment with its next days, or its last ones if none remain. The whole row is a link. Used in lists, and alone
 * for the next booking.
 */
export function AssignmentRow({ assignment, today, titleAs: Title = 'h3', unread }: AssignmentRowProps) {
  const { state, span, more_count } = assignmentView(assignment.bookings, today);
  const report = reportInList(assignment, today);
  const town = assignment.municipality_id && municipalities.label(assignment.municipality_id);
  return (
    <div className="group relative flex gap-4 py-5 hover:bg-surface has-[.cover:focus-visible]:outline-2 has-[.cover:focus-visible]:outline-offset-2 has-[.cover:focus-visible]:outline-focus sm:gap-6">
      {span && <DateLeaf day={span.starts_on} />}
      <div className="min-w-0 flex-1">
        <p className="kicker">{assignment.company_name}</p>
        <Title className="voice-serif mt-0.5 text-heading">
          <Link
            to={`/AssignmentDetails?id=${assignment.id}`}
            className="cover decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none"
          >
            {assignment.role_title}
          </Link>
        </Title>
        <p className="text-ink-muted">{assignment.project_title}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm tabular">
          {span && (
            <span>
              {dateKindLabels[span.kind]} <SpanText from={span.starts_on} to={span.ends_on} />
              {more_count > 0 && ` och ${more_count} till`}
            </span>
          )}
          <span>{[assignment.place, town].filter(Boolean).join(', ')}</span>
        </p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm">
          <StateBadge tone={state.tone}>{state.word}</StateBadge>
          {report && <StateBadge tone={report.tone}>{report.word}</StateBadge>}
          {unread}
          <Money ore={assignment.total_fee_ore} className="text-ink-muted" />
        </p>
      </div>
    </div>
  );
}
