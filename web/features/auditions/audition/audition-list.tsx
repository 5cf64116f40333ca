import type { AuditionSummary } from '#contract/auditions/audition.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import { auditionKindLabels, auditionStatusLabels } from '#texts/auditions/audition-words.ts';
import { formatDay } from '#web/ui/text/format-date.ts';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { auditionHref, formatDeadline, standingOf } from './audition.view.ts';

/** The auditions of a project: kind, deadline and progress. */
export function AuditionList({ auditions }: { auditions: readonly AuditionSummary[] }) {
  const today = dayOf(useNow());
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {auditions.map((audition) => {
        const { id, title, kind, status, deadline_date, place, decision_by, roles, asked_time_count } = audition;
        const label = auditionStatusLabels[status];
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-5">
            <div className="min-w-0 flex-1 basis-72">
              <p className="text-sm text-ink-muted">{auditionKindLabels[kind]}</p>
              <h3 className="voice-serif text-xl">
                <Link to={auditionHref(id)} className="decoration-1 underline-offset-4 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-muted">
                {[roles.map((role) => role.title).join(', '), kind === 'on_site' ? place : '']
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="flex flex-col gap-1 text-sm sm:items-end sm:text-right">
              <StateBadge tone={label.tone}>{label.word}</StateBadge>
              <p className="tabular">{standingOf(audition)}</p>
              {asked_time_count > 0 && status === 'published' && (
                <p className="text-waiting">{asked_time_count} ber om mer tid</p>
              )}
              {deadline_date && <p className="text-ink-muted tabular">Senast {formatDeadline(deadline_date, today)}</p>}
              {decision_by && <p className="text-ink-muted tabular">Besked {formatDay(decision_by, today)}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
