import { expect, test } from 'vitest';
import { type ReportSubject, reportWorkflow } from './report.workflow.ts';

const MOMENT = { today: '2026-12-29', now: '2026-12-29T09:00:00.000Z' };
const REPORT: ReportSubject = {
  status: 'open',
  disputed_by: null,
  last_day: '2026-12-29',
  silent_on: null,
  explanation: null,
};
type Guarded = 'ask' | 'report' | 'adjust' | 'explain' | 'explain-adjustment' | 'approve-unanswered';
const whyNot = (command: Guarded, changed: Partial<ReportSubject>) =>
  reportWorkflow.transitions[command].guard({ ...REPORT, ...changed }, MOMENT);

test('a talent may report from the last day on, and is asked the day after', () => {
  expect(whyNot('report', {})).toBeNull();
  expect(whyNot('report', { last_day: '2026-12-30' })).toBe('work_not_over');
  expect(whyNot('ask', {})).toBe('work_not_over');
  expect(whyNot('ask', { last_day: '2026-12-28' })).toBeNull();
});

test('a company may report the day after the last day, and answer a report at any time', () => {
  expect(whyNot('adjust', {})).toBe('work_not_over');
  expect(whyNot('adjust', { last_day: '2026-12-28' })).toBeNull();
  expect(whyNot('adjust', { status: 'reported' })).toBeNull();
});

test('a side explains its dispute once', () => {
  for (const command of ['explain', 'explain-adjustment'] as const) {
    expect(whyNot(command, { status: 'disputed' })).toBeNull();
    expect(whyNot(command, { status: 'disputed', explanation: 'Det regnade.' })).toBe('not_allowed_now');
  }
});

test('silence approves on the day after the last day to answer', () => {
  expect(whyNot('approve-unanswered', { silent_on: '2026-12-28' })).toBeNull();
  expect(whyNot('approve-unanswered', { silent_on: '2026-12-29' })).toBe('not_allowed_now');
  expect(whyNot('approve-unanswered', { silent_on: null })).toBe('not_allowed_now');
});
