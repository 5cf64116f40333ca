import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CommandRoute } from '#contract/live/affects.ts';
import { ANSWERS_AS } from '#contract/live/answers-as.ts';
import { type Answer, api, type CallArgs, isActing } from './client.ts';
import { affectedBy } from './live-tables.ts';
import { refresh } from './refresh.ts';

/** What a command takes after its name. */
export type CommandArgs<Name extends CommandRoute> =
  Record<never, never> extends CallArgs<Name> ? [args?: CallArgs<Name>] : [args: CallArgs<Name>];

/** Gives a command: `send('POST /projects/:id/complete', { params: { id } })`. @throws ApiError */
export type Send = <Name extends CommandRoute>(name: Name, ...args: CommandArgs<Name>) => Promise<Answer<Name>>;

/** A command that is under way. */
export interface PendingCommand {
  readonly name: CommandRoute;
  readonly args: unknown;
}

interface Reports {
  /** What is under way now, the latest if there are several. */
  readonly onPending: (pending: PendingCommand | undefined) => void;
  /** What a command was refused with; undefined when another begins. */
  readonly onError: (error: unknown) => void;
}

/** Under which key the same answer would be read. */
function keyOfAnswer(name: CommandRoute, args?: { readonly params?: object }): QueryKey | undefined {
  const read = ANSWERS_AS[name];
  return read && (args?.params ? [read, { params: args.params }] : [read]);
}

const call = api as (name: string, args?: object) => Promise<unknown>;

/** Makes what sends the commands of one place on the screen. */
export function makeSend(client: QueryClient, { onPending, onError }: Reports): Send {
  const underWay = new Map<string, PendingCommand & { readonly answer: Promise<unknown> }>();
  const give = async (key: string, name: CommandRoute, args?: object) => {
    // Fetched beside the call, so that nobody waits for it after the answer.
    const affected = affectedBy(name);
    try {
      const answer = await call(name, args);
      // Whoever acts for somebody is answered as they are, and reads as themselves.
      const known = isActing() ? undefined : keyOfAnswer(name, args);
      if (known) {
        // An answer on its way would put what was before back on the screen.
        await client.cancelQueries({ queryKey: known, exact: true });
        client.setQueryData(known, answer);
      }
      await refresh(client, await affected, known);
      return answer;
    } catch (error) {
      onError(error);
      // Mostly somebody else was first, so what is on the screen is old.
      void affected.then((changes) => refresh(client, changes));
      throw error;
    } finally {
      underWay.delete(key);
      onPending([...underWay.values()].at(-1));
    }
  };
  const send = (name: CommandRoute, args?: object) => {
    // Two files are never the same, and have no text to compare.
    const key = args && 'file' in args ? crypto.randomUUID() : JSON.stringify([name, args]);
    const same = underWay.get(key);
    if (same) return same.answer;
    onError(undefined);
    const begun = { name, args, answer: give(key, name, args) };
    underWay.set(key, begun);
    onPending(begun);
    return begun.answer;
  };
  return send as Send;
}
