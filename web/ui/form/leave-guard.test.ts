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

test('after one of two forms is saved, leaving asks about the other', async () => {
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

test('a form whose subject stays in the address lets another form ask', async () => {
  const { armLeaveGuard } = await import('./leave-guard.ts');
  const asked: string[] = [];
  armLeaveGuard(() => false);
  armLeaveGuard(() => asked.push('second') > 0);
  step();
  expect(asked).toEqual(['second']);
});
