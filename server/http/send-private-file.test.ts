import { expect, test } from 'vitest';
import { STALLED_MS } from './send-private-file.ts';

test('a browser that stops reading is given up after a minute', () => expect(STALLED_MS).toBe(60_000));
