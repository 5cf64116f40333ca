import { useEffect, useState } from 'react';
import type { MovePlan } from '#contract/work/day-move.ts';
import type { DayMove } from '#domain/deal/terms/move-days.ts';
import { useCommand } from '#web/api/use-command.ts';

/** Pause in the typing before the plan is fetched, in ms. */
const PAUSE_MS = 400;

/**
 * What typed moves would change.
 * @returns the plan of exactly these moves; undefined while it is fetched, and if the moves are refused (`failure`)
 */
export function useMovePlan(project_id: string, moves: readonly DayMove[] | undefined) {
  const { run, isPending, failure } = useCommand();
  const [answer, setAnswer] = useState<{ asked: string; plan: MovePlan | undefined }>();
  const asked = JSON.stringify(moves ?? null);
  useEffect(() => {
    // Only one call at a time; later changes are asked after its answer.
    if (isPending || !moves || answer?.asked === asked) return;
    const timer = setTimeout(async () => {
      const body = { moves: [...moves] };
      const plan = await run('POST /projects/:id/day-moves/plan', { params: { id: project_id }, body });
      setAnswer({ asked, plan });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const isAnswered = moves !== undefined && answer?.asked === asked;
  return { plan: isAnswered ? answer.plan : undefined, failure: isAnswered ? failure : undefined };
}
