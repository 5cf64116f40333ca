import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, onTestFinished, test } from 'vitest';
import { tellStatement, traceIdOf } from './traced.ts';

test('the trace of a request is its UUID, and of another id always the same 32 hex digits', () => {
  expect(traceIdOf('c0ffee00-1234-4abc-8def-0123456789ab')).toBe('c0ffee0012344abc8def0123456789ab');
  const other = traceIdOf('proxy-42-7');
  expect(other).toMatch(/^[\da-f]{32}$/);
  expect(traceIdOf('proxy-42-7')).toBe(other);
  expect(traceIdOf('proxy-42-8')).not.toBe(other);
});

test('a statement is told without its values', async () => {
  const told: unknown[] = [];
  const hear = (message: unknown) => void told.push(message);
  subscribe('medverka:statement', hear);
  onTestFinished(() => void unsubscribe('medverka:statement', hear));
  const answer = Promise.resolve();
  tellStatement('select $1', answer);
  tellStatement(undefined, answer);
  expect(told).toEqual([{ text: 'select $1', answer }]);
});
