import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** The form of a request id: letters, digits and hyphens, so that it is safe in logs, headers and statements. */
export const isRequestId = (text: string): boolean => /^[\w-]{8,64}$/.test(text);

/** The id of the request that is being answered, or from which the running work follows; undefined outside both. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Does work under a request id: its log lines and the rows that it writes carry the id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** Does work that outlives the request which begins it: its log lines and rows carry no id. */
export const withoutRequestId = <Result>(work: () => Result): Result => current.run(undefined, work);
