import { expect, test } from 'vitest';
import { CEREMONY_SECONDS } from './keep-challenge.ts';

test('a passkey ceremony takes five minutes at most', () => expect(CEREMONY_SECONDS).toBe(300));
