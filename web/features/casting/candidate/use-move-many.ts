import type { CandidateRow } from '#contract/casting/candidate.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';
import type { CompanyMove } from './use-candidates.ts';

/** The company's commands about several candidates at once. */
export type ManyMove =
  | { readonly command: 'remind' }
  | Extract<CompanyMove, { readonly command: 'extend' | 'withdraw' }>;

/** Maximum number of candidates per call (contract). */
const AT_ONCE = 500;

function call(send: Send, project_id: string, candidate_ids: string[], move: ManyMove) {
  const params = { id: project_id };
  switch (move.command) {
    case 'remind':
      return send('POST /projects/:id/candidates/remind', { params, body: { candidate_ids } });
    case 'extend':
      return send('POST /projects/:id/candidates/extend', {
        params,
        body: { candidate_ids, answer_by: move.answer_by },
      });
    case 'withdraw':
      return send('POST /projects/:id/candidates/withdraw', { params, body: { candidate_ids, reason: move.reason } });
  }
}

/**
 * Sends one command about several candidates of a project, in calls of AT_ONCE.
 * @returns the number of candidates that the server skipped
 * @throws ApiError
 */
export function useMoveMany() {
  const { send } = useCommand();
  return async (rows: readonly CandidateRow[], move: ManyMove): Promise<number> => {
    const ids = rows.map(({ id }) => id);
    let skipped = 0;
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const moved = await call(send, rows[0]?.project_id ?? '', ids.slice(from, from + AT_ONCE), move);
      skipped += moved.skipped_count;
    }
    return skipped;
  };
}
