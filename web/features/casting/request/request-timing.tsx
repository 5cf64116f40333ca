import { Countdown } from '#web/ui/text/countdown.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import type { RequestTiming } from './request.view.ts';

/** The next relevant day of a request and, for the last day to answer, the time left. */
export function RequestTimingText({ timing }: { timing: RequestTiming }) {
  switch (timing.kind) {
    case 'answer_by':
      return (
        <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
          <span>
            Svara senast <DateText day={timing.day} />
          </span>
          <Countdown until={timing.day} isUrgent />
        </span>
      );
    case 'overdue':
      return (
        <span className="text-sm text-ink-muted">
          Svara senast var <DateText day={timing.day} />
        </span>
      );
    case 'decision_by':
      return (
        <span className="text-sm text-ink-muted">
          Besked senast <DateText day={timing.day} />
        </span>
      );
    case 'decision_late':
      return (
        <span className="text-sm text-ink-muted">
          Besked skulle ha kommit <DateText day={timing.day} />
        </span>
      );
    case 'none':
      return null;
  }
}
