import { describe, expect, test } from 'vitest';
import { reduceToasts, type Toast, type ToastEvent } from './toast-reducer.ts';

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  text: id,
  tone: 'agreed',
  is_open: true,
  ...more,
});
const undo = { label: 'Ångra', onChoose: () => undefined };
const after = (...events: ToastEvent[]) =>
  events.reduce<readonly Toast[]>((toasts, event) => reduceToasts(toasts, event), []);
const undoable = (toasts: readonly Toast[]) => toasts.filter(({ action }) => action).map(({ id }) => id);

describe('the offer to undo an act', () => {
  const decided: ToastEvent = { kind: 'added', toast: toast('decided', { action: undo }) };

  test('goes with the next act, whose words stay beside the former', () => {
    const toasts = after(decided, { kind: 'added', toast: toast('booked') });
    expect(undoable(toasts)).toEqual([]);
    expect(toasts.map(({ id, is_open }) => [id, is_open])).toEqual([
      ['booked', true],
      ['decided', true],
    ]);
    expect(undoable(after(decided, { kind: 'added', toast: toast('other', { action: undo }) }))).toEqual(['other']);
  });

  test('stays after a failure, because nothing was done', () => {
    expect(undoable(after(decided, { kind: 'added', toast: toast('refused', { tone: 'lost' }) }))).toEqual(['decided']);
  });

  test('goes with its screen', () => {
    expect(undoable(after(decided, { kind: 'left' }))).toEqual([]);
  });
});
