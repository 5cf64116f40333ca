import type { QueryClient } from '@tanstack/react-query';
import type { CommandRoute } from '#contract/registry/contract.ts';
import { type Answer, api, type CallArgs, isActing } from './client.ts';
import { inTurn, isLatest } from './in-turn.ts';
import { aboutCommand } from './live-tables.ts';
import { refresh } from './refresh.ts';

/** The arguments of a command after its name. */
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
  /** The command under way now, the latest if there are several. */
  readonly onPending: (pending: PendingCommand | undefined) => void;
  /** The refusal of the last command; undefined when another begins. */
  readonly onError: (error: unknown) => void;
}

/** Commands that only note that something was seen, or ask for a price. */
const ASIDE = /\/(look|seen|read|quote)/;

/**
 * The noun of a command, which its address begins with; undefined for a command that neither waits nor holds another
 * up.
 */
const thingOf = (name: CommandRoute): string | undefined => (ASIDE.test(name) ? undefined : name.split('/')[1]);

const call = api as (name: string, args?: object) => Promise<unknown>;

/** Makes the sender for the commands of one place on the screen. */
export function makeSend(client: QueryClient, { onPending, onError }: Reports): Send {
  const underWay = new Set<PendingCommand & { readonly text: string | undefined; readonly answer: Promise<unknown> }>();
  const give = async (called: Promise<unknown>, name: CommandRoute, args?: { readonly params?: object }) => {
    // Fetched beside the call, so that nothing is left to load after the answer.
    const about = aboutCommand(name);
    try {
      const answer = await called;
      const { changes, read } = await about;
      // The key under which the same answer would be read. A command under a mandate is answered as the other party, but
      // queries are kept as the administrator's own.
      const known = read && !isActing() ? [read, ...(args?.params ? [{ params: args.params }] : [])] : undefined;
      if (known) {
        // An answer on its way would put the old data back on the screen.
        await client.cancelQueries({ queryKey: known, exact: true });
        client.setQueryData(known, answer);
      }
      await refresh(client, changes, known);
      return answer;
    } catch (error) {
      onError(error);
      // Mostly another user was first, so the data on the screen is old.
      void about.then(({ changes }) => refresh(client, changes));
      throw error;
    }
  };
  const send = (name: CommandRoute, args?: object) => {
    // Two files are never the same, have no text to compare, and are sent side by side.
    const text = args && 'file' in args ? undefined : JSON.stringify([name, args]);
    const thing = text && thingOf(name);
    // Yes, no and yes again are three.
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
