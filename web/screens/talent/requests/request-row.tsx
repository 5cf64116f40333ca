import type { RequestSummary } from '#contract/casting/candidate.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { talentOption } from '#web/features/casting/option/option.view.ts';
import { Fee } from '#web/features/casting/request/fee.tsx';
import { requestRowView } from '#web/features/casting/request/request.view.ts';
import { RequestTimingText } from '#web/features/casting/request/request-timing.tsx';
import { TalentUnread } from '#web/features/talk/thread/unread-mark.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';

/**
 * A request in a list: company, role, project, fee, days and town, state, and the next relevant day. The whole row is a
 * link.
 */
export function RequestRow({ request }: { request: RequestSummary }) {
  const { state, timing } = requestRowView(request, dayOf(useNow()));
  const option = request.option && talentOption(request.option, request.company_name).state;
  return (
    <div className="group relative grid gap-x-8 gap-y-3 py-5 hover:bg-surface has-[.cover:focus-visible]:outline-2 has-[.cover:focus-visible]:outline-offset-2 has-[.cover:focus-visible]:outline-focus sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="kicker">{request.company_name}</p>
        <h2 className="voice-serif mt-0.5 text-heading">
          <Link
            to={`/TalentRequestDetails?id=${request.id}`}
            className="cover decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-[''] focus-visible:outline-none"
          >
            {request.role_title}
          </Link>
        </h2>
        <p className="text-ink-muted">{request.project_title}</p>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2 sm:block sm:text-right">
        <Fee fee={request.fee} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm tabular sm:col-start-1">
        {request.first_day && <SpanText from={request.first_day} to={request.last_day} />}
        {request.municipality_id && <span>{municipalities.label(request.municipality_id)}</span>}
      </p>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:justify-end">
        {/* Hidden for the timing 'answer_by', whose text already says 'Svara'. */}
        {timing.kind !== 'answer_by' && (
          <StateBadge tone={state.tone} wraps>
            {state.word}
          </StateBadge>
        )}
        {option && (
          <StateBadge tone={option.tone} wraps>
            {option.word}
          </StateBadge>
        )}
        <TalentUnread of={{ candidate_id: request.id }} />
        {timing.kind !== 'overdue' && <RequestTimingText timing={timing} />}
      </div>
    </div>
  );
}
