import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CandidateRow } from '#contract/candidate.ts';
import { api } from '#web/api/client.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';
import { withOwn } from './notes.view.ts';

/** Everybody asked in a project. */
export interface Candidates {
  readonly items: readonly CandidateRow[];
  /** How many there are in all; more than the items only beyond what fits on a board. */
  readonly total: number;
}

const fetchAll = (id: string): Promise<Candidates> =>
  fetchPages((page) => api('GET /projects/:id/candidates', { params: { id }, query: { page } }));

const keyOf = (id: string) => ['GET /projects/:id/candidates', { params: { id } }, 'all'] as const;

/** Everybody asked in a project, all pages together: boards and tables by role need them at once. */
export function useCandidates(projectId: string) {
  return useQuery({ queryKey: keyOf(projectId), queryFn: () => fetchAll(projectId) });
}

/** The commands a company gives about one person, and its own notes. */
export type CompanyMove =
  | { readonly command: 'approve' | 'reject' | 'undecide' | 'remind' }
  | { readonly command: 'extend'; readonly answer_by: string }
  | { readonly command: 'withdraw'; readonly reason: string }
  | { readonly command: 'note'; readonly note?: string; readonly stars?: number | null };

function call(send: Send, row: CandidateRow, move: CompanyMove): Promise<CandidateRow> {
  const params = { id: row.id };
  switch (move.command) {
    case 'approve':
    case 'reject':
    case 'undecide':
      return send(`POST /candidates/:id/${move.command}`, { params, body: { seen_decision: row.client_decision } });
    case 'remind':
      return send('POST /candidates/:id/remind', { params });
    case 'extend':
      return send('POST /candidates/:id/extend', { params, body: { answer_by: move.answer_by } });
    case 'withdraw':
      return send('POST /candidates/:id/withdraw', { params, body: { reason: move.reason } });
    case 'note': {
      const { command: _, ...body } = move;
      return send('PATCH /candidates/:id', { params, body });
    }
  }
}

/** What the screen shows while the server is asked: decisions and notes only, the rest waits for its answer. */
function expected(row: CandidateRow, move: CompanyMove): CandidateRow {
  switch (move.command) {
    case 'approve':
      return { ...row, client_decision: 'approved' };
    case 'reject':
      return { ...row, client_decision: 'rejected' };
    case 'undecide':
      return { ...row, client_decision: null };
    case 'note':
      return { ...row, notes: withOwn(row.notes, move) };
    default:
      return row;
  }
}

/**
 * Gives a command about one candidate. Decisions are drawn at once and taken back when the server refuses.
 * @throws ApiError
 */
export function useCandidateMove() {
  const client = useQueryClient();
  const { send } = useCommand();
  const put = ({ id, project_id }: CandidateRow, change: (row: CandidateRow) => CandidateRow) =>
    client.setQueryData<Candidates>(
      keyOf(project_id),
      (all) => all && { ...all, items: all.items.map((row) => (row.id === id ? change(row) : row)) },
    );
  return async (row: CandidateRow, move: CompanyMove): Promise<CandidateRow> => {
    // An answer on its way would put the old state back on the screen.
    await client.cancelQueries({ queryKey: keyOf(row.project_id) });
    put(row, (shown) => expected(shown, move));
    try {
      const moved = await call(send, row, move);
      put(row, () => moved);
      return moved;
    } catch (error) {
      put(row, () => row);
      throw error;
    }
  };
}
