import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let step: () => void;

beforeEach(() => {
  vi.stubGlobal('window', {
    addEventListener: (_: string, listen: (event: object) => void) => {
      step = () => listen({});
    },
  });
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

test('of two forms the one that is still unsaved is asked about when the other has been saved', async () => {
  const { armLeaveGuard } = await import('./leave-guard.ts');
  const asked: string[] = [];
  const arm = (name: string) =>
    armLeaveGuard(() => {
      asked.push(name);
      return true;
    });
  const disarm = { first: arm('first'), second: arm('second') };
  step();
  expect(asked).toEqual(['first']);
  disarm.second();
  step();
  expect(asked).toEqual(['first', 'first']);
  disarm.first();
  step();
  expect(asked).toHaveLength(2);
});

test('a form that stays on the screen leaves the question to the next', async () => {
  const { armLeaveGuard } = await import('./leave-guard.ts');
  const asked: string[] = [];
  armLeaveGuard(() => false);
  armLeaveGuard(() => asked.push('second') > 0);
  step();
  expect(asked).toEqual(['second']);
});
