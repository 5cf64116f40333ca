import { expect, test } from 'vitest';
import { LEAST_ANSWER_MS } from './answer-evenly.ts';
import { LINK_HOURS } from './issue-confirmation.ts';
import { FORGETFUL_SECONDS, REMEMBERED_SECONDS, SECOND_FACTOR_SECONDS } from './session-cookies.ts';

const DAY = 86_400;

// Other tests take these times by their names and would agree with any number.
test.each([
  ['seconds of a session that is remembered', REMEMBERED_SECONDS, 30 * DAY],
  ['seconds of any other', FORGETFUL_SECONDS, DAY],
  ['seconds that a sign-in waits for its second factor', SECOND_FACTOR_SECONDS, 600],
  ['hours that a link to confirm an address is good', LINK_HOURS, 24],
  ['least ms of an answer that tells nothing of an address', LEAST_ANSWER_MS, 150],
])('%s are as many as was agreed', (_, number, agreed) => expect(number).toBe(agreed));
