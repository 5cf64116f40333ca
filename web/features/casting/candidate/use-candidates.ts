import { skipToken, useQuery } from '@tanstack/react-query';
import type { CandidateRow } from '#contract/casting/candidate.ts';
import { api } from '#web/api/client.ts';
import { expecting, useExpected } from '#web/api/expected.ts';
import { fetchPages } from '#web/api/fetch-pages.ts';
import type { Send } from '#web/api/send-command.ts';
import { useCommand } from '#web/api/use-command.ts';
import { type Decision, decidedBy } from './decision.view.ts';
import { withOwn } from './notes.view.ts';

/** The candidates of a project. */
export interface Candidates {
  readonly items: readonly CandidateRow[];
  /** Number of candidates in all; larger than `items` if there are more than a board can show. */
  readonly total: number;
}

const fetchAll = (id: string): Promise<Candidates> =>
  fetchPages((page) => api('GET /projects/:id/candidates', { params: { id }, query: { page } }));

const keyOf = (id: string) => ['GET /projects/:id/candidates', { params: { id } }, 'all'] as const;

/**
 * All candidates of a project, from all pages, since boards and tables by role need them at once. Fetches nothing if
 * `projectId` is null.
 */
export function useCandidates(projectId: string | null) {
  const queryKey = keyOf(projectId ?? '');
  return useQuery({
    queryKey,
    queryFn: projectId === null ? skipToken : () => fetchAll(projectId),
    select: useExpected<Candidates>(queryKey),
  });
}

/** The company's commands about one candidate; `note` is about the caller's own note and stars. */
export type CompanyMove =
  | { readonly command: Decision | 'remind' }
  | { readonly command: 'place'; readonly before_id: string | null }
  | { readonly command: 'extend'; readonly answer_by: string }
  | { readonly command: 'withdraw'; readonly reason: string }
  | { readonly command: 'note'; readonly note?: string; readonly stars?: number | null };

function call(send: Send, row: CandidateRow, move: CompanyMove): Promise<CandidateRow> {
  const params = { id: row.id };
  switch (move.command) {
    case 'approve':
    case 'call-back':
    case 'hold':
    case 'reject':
    case 'undecide': {
      const { client_decision: seen_decision, consideration: seen_consideration } = row;
      return send(`POST /candidates/:id/${move.command}`, { params, body: { seen_decision, seen_consideration } });
    }
    case 'place':
      return send('POST /candidates/:id/place', { params, body: { before_id: move.before_id } });
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

/**
 * The candidate as expected until the server answers. Only decisions and notes have an expected result; for other
 * commands the candidate is unchanged.
 */
function expected(row: CandidateRow, move: CompanyMove): CandidateRow {
  switch (move.command) {
    case 'approve':
    case 'call-back':
    case 'hold':
    case 'reject':
    case 'undecide':
      return { ...row, ...decidedBy(move.command) };
    case 'note':
      return { ...row, notes: withOwn(row.notes, move) };
    default:
      return row;
  }
}

/** The list with a candidate moved before another, or to the end. */
function placed(items: readonly CandidateRow[], id: string, before_id: string | null): CandidateRow[] {
  const others = items.filter((one) => one.id !== id);
  const at = others.findIndex((one) => one.id === before_id);
  return others.toSpliced(at < 0 ? others.length : at, 0, ...items.filter((one) => one.id === id));
}

/** The expected list after a command. */
function expectedAll(all: Candidates, row: CandidateRow, move: CompanyMove): Candidates {
  const items = all.items.map((shown) => (shown.id === row.id ? expected(shown, move) : shown));
  return { ...all, items: move.command === 'place' ? placed(items, row.id, move.before_id) : items };
}

/**
 * Sends a command about one candidate. Decisions, notes and new positions show at once, and are reverted if the server
 * refuses.
 * @throws ApiError
 */
export function useCandidateMove() {
  const { send } = useCommand();
  return (row: CandidateRow, move: CompanyMove): Promise<CandidateRow> =>
    expecting<Candidates, CandidateRow>(
      keyOf(row.project_id),
      (all) => expectedAll(all, row, move),
      () => call(send, row, move),
    );
}
