import { expect, test } from 'vitest';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { WorkflowEvent } from '#domain/kernel/workflow/product.ts';
import type { Reaction } from '#domain/kernel/workflow/reaction.ts';
import type { StateColumns } from '#domain/kernel/workflow/workflow.ts';
import { REACTIONS } from './reactions.ts';
import { workflows } from './workflows.ts';

const MOMENT: Moment = { today: '2026-12-29', now: '2026-12-29T09:00:00Z' };

/** The states in which an object with the given facts is taken by the reaction from `cause` to `event`. */
function taken(cause: WorkflowEvent, event: WorkflowEvent, facts: object, state = 'status'): unknown[] {
  const follows = REACTIONS.find(
    (one): one is Reaction => 'command' in one && one.when.includes(cause) && `${one.noun}.${one.command}` === event,
  );
  if (!follows) throw new Error(`Nothing has ${event} follow from ${cause}`);
  const columns: StateColumns = workflows[follows.noun].columns;
  return (columns[state] ?? []).filter((value) => follows.which({ ...facts, [state]: value } as never, MOMENT));
}

const NO_WORK = { kept_booking_count: 0, has_begun: false };

test.each<[WorkflowEvent, WorkflowEvent, object, readonly string[]]>([
  ['appeal.grant', 'company.approve', {}, ['refused']],
  ['appeal.grant', 'company.reinstate', {}, ['suspended']],
  ['profile.reinstate', 'appeal.fall', {}, ['open', 'waiting']],
  ['company.approve', 'appeal.fall', {}, ['open', 'waiting']],
  ['project.activate', 'sign_off.end', {}, ['asked']],
  ['project.activate', 'presentation.wind-up', {}, ['draft', 'shared']],
  ['company.suspend', 'presentation.wind-up', {}, ['draft', 'shared']],
  ['invoice.draft', 'charge.invoice', { is_on_invoice: true }, ['owed']],
  ['invoice.draft', 'charge.invoice', { is_on_invoice: false }, []],
  ['invoice.discard', 'charge.release', { is_on_invoice: false }, ['invoiced']],
  ['invoice.credit', 'charge.release', { is_on_invoice: true }, []],
  ['candidate.adopt-terms', 'report.reopen', { is_of_other_days: true }, ['reported', 'adjusted']],
  ['candidate.adopt-terms', 'report.reopen', { is_of_other_days: false }, []],
  ['candidate.unbook', 'report.report-cancelled', { ...NO_WORK, is_owed: true }, ['open']],
  ['candidate.unbook', 'report.report-cancelled', { ...NO_WORK, is_owed: false }, []],
  ['candidate.unbook', 'report.report-cancelled', { ...NO_WORK, is_owed: true, has_begun: true }, []],
  ['candidate.unbook', 'report.report-cancelled', { ...NO_WORK, is_owed: true, kept_booking_count: 1 }, []],
  ['candidate.unbook', 'report.void', { ...NO_WORK, is_owed: false }, ['open']],
  ['candidate.unbook', 'report.void', { ...NO_WORK, is_owed: true }, []],
  ['candidate.unbook', 'report.void', { ...NO_WORK, is_owed: false, has_begun: true }, []],
  ['candidate.unbook', 'report.void', { ...NO_WORK, is_owed: false, kept_booking_count: 1 }, []],
  ['agreement.replace', 'right.replace', { agreement_status: 'replaced' }, ['coming', 'running', 'ending', 'ended']],
  ['agreement.replace', 'right.replace', { agreement_status: 'signed' }, []],
  ['right.grant', 'right.start', { waits_until: '2026-12-28' }, ['coming']],
  ['right.grant', 'right.start', { waits_until: '2026-12-29' }, []],
  ['right.grant', 'right.start', { waits_until: null }, []],
  ['candidate.unbook', 'right.void', { is_unrecorded: true }, ['coming']],
  ['candidate.unbook', 'right.void', { is_unrecorded: false }, []],
])('after %s comes %s, for %o, in these states only', (cause, event, facts, states) => {
  expect(taken(cause, event, facts)).toEqual(states);
});

test('a granted appeal reinstates a suspended talent, and an ending right warns once a day after casting', () => {
  expect(taken('appeal.grant', 'profile.reinstate', {}, 'standing')).toEqual(['suspended']);
  const warned = (rights_told_on: string | null) => taken('right.end', 'project.warn-of-rights', { rights_told_on });
  expect(warned(null)).toEqual(
    workflows.project.columns.status.filter((status) => !['draft', 'casting'].includes(status)),
  );
  expect(warned('2026-12-28')).toEqual(warned(null));
  expect(warned(MOMENT.today)).toEqual([]);
});
