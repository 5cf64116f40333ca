import { expect, test } from 'vitest';
import { LEAST_ANSWER_MS } from './answer-evenly.ts';
import { LINK_HOURS } from './issue-confirmation.ts';
import { FORGETFUL_SECONDS, REMEMBERED_SECONDS, SECOND_FACTOR_SECONDS } from './session-cookies.ts';

const DAY = 86_400;

// Other tests use these constants by name, so they would pass with any number.
test.each([
  ['seconds of a remembered session', REMEMBERED_SECONDS, 30 * DAY],
  ['seconds of any other session', FORGETFUL_SECONDS, DAY],
  ['seconds of a sign-in that waits for its second factor', SECOND_FACTOR_SECONDS, 600],
  ['hours of a link that confirms an address', LINK_HOURS, 24],
  ['least ms of an answer about an address', LEAST_ANSWER_MS, 150],
])('%s', (_, number, agreed) => expect(number).toBe(agreed));
