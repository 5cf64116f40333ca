import { expect, test } from 'vitest';
import { type Heartbeat, standingsOf } from './process-standing.ts';

const at = (time: string) => `2026-11-29T${time}:00.000Z`;
const one = (name: string, started: string, seen: string, more: Partial<Heartbeat> = {}) => ({
  name,
  state: 'running' as const,
  started_date: at(started),
  seen_date: at(seen),
  is_silent: false,
  ...more,
});
const silent = { is_silent: true };
const told = (...processes: ReturnType<typeof one>[]) =>
  standingsOf(processes).map(({ name, standing }) => `${name} ${standing}`);

test('processes are in the order of their starts, each with its state', () => {
  expect(told(one('b', '09:00', '10:00', { state: 'stopping' }), one('a', '08:00', '10:00'))).toEqual([
    'a running',
    'b stopping',
  ]);
});

test('a process that ended in an orderly way is left out', () => {
  expect(told(one('a', '08:00', '09:00', { ...silent, state: 'stopping' }), one('b', '08:00', '10:00'))).toEqual([
    'b running',
  ]);
});

test('a silent process is replaced by one that was started after it was last heard', () => {
  expect(told(one('a', '08:00', '09:00', silent), one('b', '08:30', '10:00'))).toContain('a silent');
  expect(told(one('a', '08:00', '09:00', silent), one('b', '09:01', '10:00'))).toContain('a replaced');
});

test('each process replaces one, and an orderly end needs no replacement', () => {
  const [a, b, c] = [
    one('a', '07:00', '09:00', silent),
    one('b', '07:00', '09:10', silent),
    one('c', '09:20', '10:00'),
  ];
  expect(told(a, b, c)).toEqual(['a replaced', 'b silent', 'c running']);
  const ended = one('e', '07:00', '08:00', { ...silent, state: 'stopping' });
  expect(told(ended, a, c)).toEqual(['a replaced', 'c running']);
});
