import { ApiError } from './client.ts';

/** Error codes that say that the first call with the key has succeeded, or may have. */
const OF_KEYS = ['repeat_differs', 'call_under_way', 'answer_not_kept'];

/** True if the server has refused the command for good; false if the command may have been done. */
const isAnswered = ({ status, code }: ApiError) => status > 0 && status < 500 && !OF_KEYS.includes(code);

/**
 * Gives a command and its repetitions one key until the server refuses the command. After a lost answer a second press
 * then sends the same key, and the server does the command once.
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
