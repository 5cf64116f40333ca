import { isWaiting } from './client.ts';

/** The answer of a command; undefined if the command waits on the phone, for callers to whom that is as good as sent. */
export async function unlessWaiting<Value>(sent: Promise<Value>): Promise<Value | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (isWaiting(error)) return undefined;
    throw error;
  }
}
