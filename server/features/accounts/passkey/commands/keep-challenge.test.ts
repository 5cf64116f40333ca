import { expect, test } from 'vitest';
import { CEREMONY_SECONDS } from './keep-challenge.ts';

test('five minutes remain to find the passkey', () => expect(CEREMONY_SECONDS).toBe(300));
