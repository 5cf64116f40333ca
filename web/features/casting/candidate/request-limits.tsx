import { isDay } from '#domain/kernel/time/day.ts';
import { requestLimits } from '#domain/projects/project/request-limits.ts';
import { LimitList } from '#web/features/casting/announcement/limit-list.tsx';
import { clock } from '#web/ui/text/clock.ts';

type Requests = Parameters<typeof requestLimits>[1];

interface RequestLimitsProps extends Pick<Requests, 'picks' | 'message'> {
  project: Parameters<typeof requestLimits>[0];
  answerBy: string;
}

/** Limits that the requests exceed, shown while the company writes. The server checks the same limits. */
export function RequestLimits({ project, picks, message, answerBy }: RequestLimitsProps) {
  if (!isDay(answerBy)) return null;
  const asked_on = clock.today();
  return <LimitList limits={requestLimits(project, { picks, message, asked_on, answer_by: answerBy })} />;
}
