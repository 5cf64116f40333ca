import type { SaidReport } from '#domain/work/report/report.ts';

/** A report without days: its form is valid, but it fits no assignment. */
const NO_WORK: SaidReport = { days: [], travel_minutes: 0, kilometres: 0, days_away: 0, moved_days: 0, outlays: [] };

/**
 * A valid body, so that the route goes on to look for its object; undefined for other routes and for commands without a
 * body.
 */
export function reportBody(route: string, id: string): object | undefined {
  const [, what] = /\/(?:assignments|projects)\/:id\/reports?(?:\/(\w+))?$/.exec(route) ?? [];
  if (!/^POST .*\/reports?(\/|$)/.test(route) || what === 'receipts') return undefined;
  if (what === 'explain') return { words: 'Så var det.' };
  if (what === 'quote') return { work: NO_WORK };
  if (what === 'dispute') return { version: 99, lines: ['travel'], words: 'Nej.' };
  if (route.includes('/projects/')) return { reports: [{ id, version: 99 }] };
  if (what === 'approve' || what === 'accept') return { version: 99 };
  return route.includes(':receipt_id') ? undefined : { version: 99, work: NO_WORK, comment: 'Så var det.' };
}
