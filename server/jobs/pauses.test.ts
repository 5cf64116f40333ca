import { expect, test } from 'vitest';
import { createPauses } from './pauses.ts';

test('a job paused twice goes on when both pauses are over, and each pause ends once', () => {
  const told: string[] = [];
  const pauses = createPauses(() => told.push('over'));
  const [one, other] = [pauses.pause(), pauses.pause()];
  one();
  one();
  expect([pauses.isPaused(), told]).toEqual([true, []]);
  other();
  expect([pauses.isPaused(), told]).toEqual([false, ['over']]);
});
