import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Beginning,
  RECEIVING_AT_ONCE,
  RECORDING_BOUNDS,
  RECORDING_PURPOSES,
  whyNotBegin,
  whyNotKeep,
} from './recording.rules.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const free = { purpose: 'self_tape', bytes: 1, count: 0, receiving_count: 0, asked: null } satisfies Beginning;
const at = (offset: number) => new Date(Date.parse(NOW) + offset).toISOString();

describe('what may be begun', () => {
  test('is what was begun by the last instant of the deadline, and nothing after it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (offset) => {
        const asked = { max_takes: null, deadline_date: at(offset) };
        expect(whyNotBegin({ ...free, asked }, NOW)).toBe(offset < 0 ? 'recording_late' : null);
      }),
    );
  });

  test('is as large and as many as the house allows, and no more than the audition asks for', () => {
    const purposes = fc.constantFrom(...RECORDING_PURPOSES);
    const takes = fc.option(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(purposes, fc.nat(25), takes, fc.nat(8), (purpose, count, max_takes, receiving_count) => {
        const { bytes, count: most } = RECORDING_BOUNDS[purpose];
        const asked = { max_takes, deadline_date: null };
        const why = (size: number) => whyNotBegin({ purpose, bytes: size, count, receiving_count, asked }, NOW);
        expect(why(bytes + 1)).toBe('recording_too_large');
        const isFull = count >= Math.min(most, max_takes ?? most);
        const isBusy = receiving_count >= RECEIVING_AT_ONCE;
        expect(why(bytes)).toBe(isFull ? 'recordings_full' : isBusy ? 'recordings_at_once' : null);
      }),
    );
  });
});

test('what is kept is film where film is asked for, sound where sound is, and not too long', () => {
  const found = { has_picture: true, has_sound: true, duration_ms: 60_000 };
  expect(whyNotKeep('self_tape', { ...found, has_sound: false }, 60)).toBeNull();
  expect(whyNotKeep('voice', { ...found, has_picture: false }, 60)).toBeNull();
  expect(whyNotKeep('self_tape', { ...found, has_picture: false }, 60)).toBe('no_picture');
  expect(whyNotKeep('voice', { ...found, has_sound: false }, 60)).toBe('no_sound');
  expect(whyNotKeep('showreel', { has_picture: false, has_sound: false, duration_ms: 1 }, 60)).toBe('not_media');
  expect(whyNotKeep('showreel', { ...found, duration_ms: 0 }, 60)).toBe('no_duration');
  expect(whyNotKeep('showreel', { ...found, duration_ms: Number.NaN }, 60)).toBe('no_duration');
  // A camera's second more is no reason to refuse.
  expect(whyNotKeep('showreel', { ...found, duration_ms: 61_000 }, 60)).toBeNull();
  expect(whyNotKeep('showreel', { ...found, duration_ms: 62_000 }, 60)).toBe('too_long');
});
