import { expect, test } from 'vitest';
import { REPORT_BOUNDS } from '#domain/work/report/report.ts';
import { refusedBy } from '#tests/support/refused-by.ts';
import { saidReport } from './report.ts';

const day = { kind: 'work', day: '2026-12-01', outcome: 'done', call_time: '08:00', end_time: '16:00' };
const outlay = { what: 'Tåg', amount_ore: 1, receipt_id: '0b0e7f5d-6a1c-4b7a-9d3e-2f1a0c9b8d7e' };
const said = { days: [day], travel_minutes: 0, kilometres: 0, days_away: 0, outlays: [outlay] };
const refused = refusedBy(saidReport);
const ofDay = (changed: object) => refused({ ...said, days: [{ ...day, ...changed }] });

test('a day has both hours or none, and two different ones', () => {
  expect(ofDay({})).toEqual([]);
  expect(ofDay({ call_time: null, end_time: null })).toEqual([]);
  expect(ofDay({ call_time: '22:00', end_time: '06:00' })).toEqual([]);
  expect(ofDay({ call_time: null })).toEqual(['days.0.end_time']);
  expect(ofDay({ end_time: null })).toEqual(['days.0.end_time']);
  expect(ofDay({ end_time: '08:00' })).toEqual(['days.0.end_time']);
});

test('an expense has an upper bound, and so has each count', () => {
  const outlays = (amount_ore: number) => refused({ ...said, outlays: [{ ...outlay, amount_ore }] });
  expect(outlays(REPORT_BOUNDS.outlay_ore)).toEqual([]);
  expect(outlays(REPORT_BOUNDS.outlay_ore + 1)).toEqual(['outlays.0.amount_ore']);
  for (const name of ['travel_minutes', 'kilometres', 'days_away'] as const) {
    expect(refused({ ...said, [name]: REPORT_BOUNDS[name] })).toEqual([]);
    expect(refused({ ...said, [name]: REPORT_BOUNDS[name] + 1 })).toEqual([name]);
    expect(refused({ ...said, [name]: -1 })).toEqual([name]);
  }
});
