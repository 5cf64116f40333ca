import { expect, test } from 'vitest';
import { CLASS_MS } from './run-retention.ts';

test('one class takes at most 20 seconds of a run', () => expect(CLASS_MS).toBe(20_000));
