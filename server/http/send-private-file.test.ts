import { expect, test } from 'vitest';
import { STALLED_MS } from './send-private-file.ts';

test('a stalled download ends after a minute', () => expect(STALLED_MS).toBe(60_000));
