import { useState } from 'react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { addDays, isDay } from '#domain/kernel/time/day.ts';
import { type Answer, ApiError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { clock } from '#web/ui/text/clock.ts';
import type { Pick } from './use-picks.ts';

/** Default number of days to answer. */
const DAYS_TO_ANSWER = 5;

/** Key of a pick among the picks of all roles. */
export const pickKey = (pick: Pick) => `${pick.role_id}/${pick.talent.id}`;

/**
 * The choice of picked people, the day and the message of the requests, and the command that sends them. `result` has
 * the people that the server skipped.
 */
export function useRequestSending(project: ProjectDetails, picks: readonly Pick[], onSent: (count: number) => void) {
  const { run, isPending, error, forget, failure, fields } = useCommand();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [answerBy, setAnswerBy] = useState(() => addDays(clock.today(), DAYS_TO_ANSWER));
  const [message, setMessage] = useState('');
  const [dayError, setDayError] = useState<string>();
  const [result, setResult] = useState<Answer<'POST /projects/:id/requests'>>();
  const isAsked = (pick: Pick) => !left.has(pickKey(pick));
  const asked = picks.filter(isAsked);
  const wanted = asked.map((pick) => ({ role_id: pick.role_id, talent_id: pick.talent.id }));

  const isDayPassed = error instanceof ApiError && error.code === 'answer_day_passed';
  const dayProblem = dayError ?? fields.answer_by ?? (isDayPassed ? failure : undefined);
  const ask = async () => {
    if (!isDay(answerBy)) return setDayError('Skriv datumet som ÅÅÅÅ-MM-DD.');
    const sent = await run('POST /projects/:id/requests', {
      params: { id: project.id },
      body: { picks: wanted, answer_by: answerBy, message },
    });
    if (!sent) return;
    if (sent.skipped.length > 0) return setResult(sent);
    onSent(sent.sent_count);
  };
  return {
    asked,
    wanted,
    isAsked,
    choose: (pick: Pick, isAsked: boolean) => {
      const next = new Set(left);
      if (isAsked) next.delete(pickKey(pick));
      else next.add(pickKey(pick));
      setLeft(next);
    },
    answerBy,
    setDay: (day: string) => {
      setAnswerBy(day);
      setDayError(undefined);
      forget();
    },
    message,
    setMessage,
    ask,
    result,
    isPending,
    dayProblem,
    /** The refusal in words, unless it concerns the last day to answer. */
    problem: failure && !dayProblem ? (Object.values(fields)[0] ?? failure) : undefined,
  };
}
