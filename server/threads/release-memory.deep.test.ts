import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseMemory } from './release-memory.ts';

const MB = 1024 * 1024;
const heldBytes = () => getHeapStatistics().total_heap_size;

let former: typeof globalThis.gc;
beforeEach(() => {
  former = globalThis.gc;
  setFlagsFromString('--expose-gc');
  globalThis.gc = runInNewContext('gc');
});
afterEach(() => {
  globalThis.gc = former;
});

/** Fills 64 MB of the heap with objects that nobody refers to afterwards. Returns the size of the heap while it is full. */
function leaveGarbage(): number {
  const garbage = Array.from({ length: 64 }, () => new Array<number>(MB / 8).fill(0.5));
  return garbage.length > 0 ? heldBytes() : 0;
}

test('garbage is collected, and its memory is given back at once', () => {
  const full = leaveGarbage();
  releaseMemory();
  expect(full - heldBytes()).toBeGreaterThan(48 * MB);
});

test('a process without collection on demand keeps its memory, and does not fail', () => {
  globalThis.gc = undefined;
  const full = leaveGarbage();
  releaseMemory();
  expect(full - heldBytes()).toBeLessThan(48 * MB);
});
