import { expect, it } from 'vitest';
import { REPEATABLE_HOURS } from '#contract/kernel/idempotency-key.ts';
import { ApiError } from '#web/api/client.ts';
import {
  excerptOf,
  IN_TIME_HOURS,
  isLate,
  isSame,
  keyOf,
  mayWait,
  outcomeOf,
  type WaitingCommand,
  wordsOf,
} from './waiting-rules.ts';

const YES = 'POST /talent/requests/:id/answer-interested';
const ARGS = { params: { id: 'r' }, body: { message: '', terms_version: 1 } };
const yes: WaitingCommand = {
  key: 'k',
  account: 'vera',
  name: YES,
  args: ARGS,
  written_date: '2026-11-29T20:00:00.000Z',
  path: '/TalentRequestDetails?id=r',
};

it('answers, messages, reading and reports may wait; money and consent may not', () => {
  expect(wordsOf(yes)).toBe('Ditt ja');
  for (const name of ['POST /threads/:id/messages', 'POST /call-sheets/:id/read', 'POST /assignments/:id/report'])
    expect(mayWait(name), name).toBe(true);
  for (const name of [
    'POST /talent/counter-offers/:id/accept',
    'POST /agreements/:id/sign',
    'PUT /talent/assignments/:id/diet',
    'toString',
  ])
    expect(mayWait(name), name).toBe(false);
});

it('the same press twice is one command, and another answer is another', () => {
  expect(isSame(yes, YES, { ...ARGS, repeat_key: 'other' })).toBe(true);
  expect(isSame(yes, 'POST /talent/requests/:id/answer-not-interested', ARGS)).toBe(false);
  expect(isSame(yes, YES, { ...ARGS, params: { id: 'q' } })).toBe(false);
  expect(isSame({ ...yes, refusal: 'Nej.' }, YES, ARGS)).toBe(false);
});

it('a message waits under its own id, and a form under its own key', () => {
  expect(keyOf({ body: { id: 'm', body: 'Hej' } })).toBe('m');
  expect(keyOf({ repeat_key: 'f', body: { id: 'm' } })).toBe('f');
  expect(keyOf(ARGS)).toMatch(/^[\da-f-]{36}$/);
  expect(excerptOf({ args: { body: { body: ` ${'a'.repeat(70)}` } } })).toBe(`${'a'.repeat(57)}...`);
  expect(excerptOf(yes)).toBe('');
});

it('a command waits on while the server cannot answer, and is over when it has refused', () => {
  for (const [code, status] of [
    ['offline', 0],
    ['internal', 500],
    ['too_many_requests', 429],
    ['call_under_way', 409],
    ['signed_out', 401],
  ] as const)
    expect(outcomeOf(new ApiError(code, status, 'Vänta.')), code).toBe('waits');
  expect(outcomeOf(new ApiError('not_allowed_now', 409, 'Rollen är tillsatt.'))).toEqual({
    refusal: 'Rollen är tillsatt.',
  });
  expect(outcomeOf(new ApiError('answer_not_kept', 409, 'Gjort.'))).toBe('done');
  expect(() => outcomeOf(new TypeError('x'))).toThrow('x');
});

it('a command is not sent when the server may have forgotten its key', () => {
  expect(IN_TIME_HOURS).toBe(REPEATABLE_HOURS - 1);
  expect(isLate(yes, new Date('2026-11-30T18:59:00Z'))).toBe(false);
  expect(isLate(yes, new Date('2026-11-30T19:01:00Z'))).toBe(true);
});
