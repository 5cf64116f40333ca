import { expect, test } from 'vitest';
import { NO_RIGHT } from '#domain/deal/terms/rights.ts';
import { rightTime } from './right.view.ts';

const right = { line: { ...NO_RIGHT, months: 12 }, published_on: null, starts_on: null, ends_on: null };

test('a right that has not begun says what it waits for', () => {
  expect(rightTime({ ...right, status: 'coming' }, '2026-06-01')).toEqual({
    until: 'Från första visningen',
    since: '12 månader',
  });
  const line = { ...right.line, latest_start_on: '2027-01-01' };
  expect(rightTime({ ...right, line, status: 'coming' }, '2026-06-01').until).toBe(
    'Från första visningen, räknat senast från 1 januari 2027',
  );
});

test('a running right tells its end, and near the end the time that is left', () => {
  const running = {
    ...right,
    status: 'running',
    published_on: '2026-03-01',
    starts_on: '2026-03-01',
    ends_on: '2027-02-28',
  } as const;
  expect(rightTime(running, '2026-06-01')).toEqual({
    until: 'Till och med 28 februari 2027',
    since: 'Visades först 1 mars 2026',
  });
  const ending = { ...running, status: 'ending' } as const;
  expect(rightTime(ending, '2027-02-27').until).toBe('Till och med 28 februari 2027, 1 dag kvar');
  expect(rightTime(ending, '2027-02-28').until).toBe('Till och med 28 februari 2027, sista dagen');
  expect(rightTime({ ...running, published_on: null, ends_on: null }, '2026-06-01')).toEqual({
    until: 'Utan avtalat slut',
    since: 'Sedan 1 mars 2026',
  });
});
