import { ApiError } from './client.ts';

/** What says of a call under a key that the first under it has come through, or may have. */
const OF_KEYS = ['repeat_differs', 'call_under_way', 'answer_not_kept'];

/** True if the call has been done, or refused for good; false when the answer alone may have been lost. */
const isAnswered = ({ status, code }: ApiError) => status > 0 && status < 500 && !OF_KEYS.includes(code);

/**
 * Makes a command that makes something one command however often it is given until it is answered: a second press after a
 * lost answer is given under the key of the first, so the server does it once.
 */
export function makeRepeatKey() {
  let key: string | undefined;
  return async <Answer>(give: (key: string) => Promise<Answer>): Promise<Answer> => {
    key ??= crypto.randomUUID();
    try {
      return await give(key);
    } catch (error) {
      if (!(error instanceof ApiError) || isAnswered(error)) key = undefined;
      throw error;
    }
  };
}
