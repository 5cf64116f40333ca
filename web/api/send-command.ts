import type { QueryClient } from '@tanstack/react-query';
import type { CommandRoute } from '#contract/registry/contract.ts';
import { type Answer, api, type CallArgs, isActing, phone } from './client.ts';
import { inTurn, isLatest } from './in-turn.ts';
import { aboutCommand } from './live-tables.ts';
import { refresh } from './refresh.ts';

/** The arguments of a command after its name. */
export type CommandArgs<Name extends CommandRoute> =
  Record<never, never> extends CallArgs<Name> ? [args?: CallArgs<Name>] : [args: CallArgs<Name>];

/**
 * Sends a command: `send('POST /projects/:id/complete', { params: { id } })`.
 * @throws ApiError
 */
export type Send = <Name extends CommandRoute>(name: Name, ...args: CommandArgs<Name>) => Promise<Answer<Name>>;

/** A command that is under way. */
export interface PendingCommand {
  readonly name: CommandRoute;
  readonly args: unknown;
}

interface Reports {
  /** Gets the latest command under way; undefined when none is left. */
  readonly onPending: (pending: PendingCommand | undefined) => void;
  /** Gets the refusal of the last command; undefined when another command begins. */
  readonly onError: (error: unknown) => void;
}

/** Commands that only record a view, or ask for a price. */
const ASIDE = /\/(look|seen|read|quote)/;

/**
 * The kind of object in a command's address, such as 'projects'; undefined for a command that neither waits for others
 * nor blocks them.
 */
const thingOf = (name: CommandRoute): string | undefined => (ASIDE.test(name) ? undefined : name.split('/')[1]);

const callNow = api as (name: string, args?: object) => Promise<unknown>;
const call = (name: string, args?: object) => phone.wait?.(name, args) ?? callNow(name, args);

/** Makes the sender for the commands of one place on the screen. */
export function makeSend(client: QueryClient, { onPending, onError }: Reports): Send {
  const underWay = new Set<PendingCommand & { readonly text: string | undefined; readonly answer: Promise<unknown> }>();
  const give = async (called: Promise<unknown>, name: CommandRoute, args?: { readonly params?: object }) => {
    // Starts loading the tables during the call, so that loading them does not delay the answer.
    const about = aboutCommand(name);
    try {
      const answer = await called;
      const { changes, read } = await about;
      // The key of the GET query with the same answer. Under a mandate the answer is the other party's view, which must
      // not go into the administrator's own query.
      const known = read && !isActing() ? [read, ...(args?.params ? [{ params: args.params }] : [])] : undefined;
      if (known) {
        // A request under way would overwrite the new answer with old data.
        await client.cancelQueries({ queryKey: known, exact: true });
        client.setQueryData(known, answer);
      }
      await refresh(client, changes, known);
      return answer;
    } catch (error) {
      onError(error);
      // A refusal mostly means that another user was first, so the data on the screen is stale.
      void about.then(({ changes }) => refresh(client, changes));
      throw error;
    }
  };
  const send = (name: CommandRoute, args?: object) => {
    // Uploads have no text to compare, are never equal, and are sent in parallel.
    const text = args && 'file' in args ? undefined : JSON.stringify([name, args]);
    const thing = text && thingOf(name);
    // Merges a repeated press only with the latest command: yes, no and yes again are three commands.
    const same = text && (!thing || isLatest(thing, text)) && [...underWay].find((one) => one.text === text);
    if (same) return same.answer;
    onError(undefined);
    const called = thing && text ? inTurn(thing, text, () => call(name, args)) : call(name, args);
    const answer = give(called, name, args).finally(() => {
      underWay.delete(begun);
      onPending([...underWay].at(-1));
    });
    const begun = { name, args, text, answer };
    underWay.add(begun);
    onPending(begun);
    return answer;
  };
  return send as Send;
}
