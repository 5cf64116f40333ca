import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  RECEIVING_AT_ONCE,
  RECORDING_BOUNDS,
  RECORDING_PURPOSES,
  secondsFor,
  whyNotBegin,
  whyNotKeep,
} from './recording.rules.ts';

describe('a recording that may be begun', () => {
  test('is within our limits of size and number, and within the audition’s', () => {
    const purposes = fc.constantFrom(...RECORDING_PURPOSES);
    const takes = fc.option(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(purposes, fc.nat(25), takes, fc.nat(8), (purpose, count, max_takes, receiving_count) => {
        const { bytes, count: most } = RECORDING_BOUNDS[purpose];
        const why = (size: number) => whyNotBegin({ purpose, bytes: size, count, receiving_count, max_takes });
        expect(why(bytes + 1)).toBe('recording_too_large');
        const isFull = count >= Math.min(most, max_takes ?? most);
        const isBusy = receiving_count >= RECEIVING_AT_ONCE;
        expect(why(bytes)).toBe(isFull ? 'recordings_full' : isBusy ? 'recordings_at_once' : null);
      }),
    );
  });
});

test('a kept file has a picture for a film, sound for a sound, and the right length', () => {
  const found = { has_picture: true, has_sound: true, duration_ms: 60_000 };
  expect(whyNotKeep('self_tape', { ...found, has_sound: false }, 60)).toBeNull();
  expect(whyNotKeep('voice', { ...found, has_picture: false }, 60)).toBeNull();
  expect(whyNotKeep('self_tape', { ...found, has_picture: false }, 60)).toBe('no_picture');
  expect(whyNotKeep('voice', { ...found, has_sound: false }, 60)).toBe('no_sound');
  expect(whyNotKeep('showreel', { has_picture: false, has_sound: false, duration_ms: 1 }, 60)).toBe('not_media');
  expect(whyNotKeep('showreel', { ...found, duration_ms: 0 }, 60)).toBe('no_duration');
  expect(whyNotKeep('showreel', { ...found, duration_ms: Number.NaN }, 60)).toBe('no_duration');
  // The extra second of a camera is accepted.
  expect(whyNotKeep('showreel', { ...found, duration_ms: 61_000 }, 60)).toBeNull();
  expect(whyNotKeep('showreel', { ...found, duration_ms: 62_000 }, 60)).toBe('too_long');
});

test('a take is as long as the audition says, within our limit', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 15 })), (minutes) => {
      expect(secondsFor('self_tape', minutes)).toBe(minutes === null ? 1200 : minutes * 60);
    }),
  );
  expect(secondsFor('voice', 15)).toBe(120);
});
