import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { CommandRoute } from '#contract/registry/contract.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { type Answer, ApiError } from './client.ts';
import { type CommandArgs, makeSend, type PendingCommand, type Send } from './send-command.ts';

export interface Command {
  /**
   * Gives a command. Resolves when the answers on the screen that it affects, by the contract, are new again. Rejects, for
   * callers with a place of their own for the refusal, such as forms and questions. A second press while the first is
   * under way is the first.
   */
  readonly send: Send;
  /** The same where the refusal stands beside the button, in `failure`: then it resolves to undefined. */
  readonly run: <Name extends CommandRoute>(
    name: Name,
    ...args: CommandArgs<Name>
  ) => Promise<Answer<Name> | undefined>;
  readonly isPending: boolean;
  readonly pending: PendingCommand | undefined;
  /** The refusal of the last command. */
  readonly error: unknown;
  /** The same in a Swedish sentence. */
  readonly failure: string | undefined;
  /** Sentences that belong beside a field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Takes the refusal off the screen. */
  readonly forget: () => void;
}

const NO_FIELDS = {};

/**
 * The one way to command from a screen.
 * @param hasToast true if `run` shows a refusal as a toast, for buttons without a place beside them
 */
export function useCommand({ hasToast = false } = {}): Command {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [pending, setPending] = useState<PendingCommand>();
  const [error, setError] = useState<unknown>();
  const send = useMemo(() => makeSend(client, { onPending: setPending, onError: setError }), [client]);
  const run = useCallback<Command['run']>(
    async (name, ...args) => {
      try {
        return await send(name, ...args);
      } catch (refusal) {
        if (hasToast) showToast(errorText(refusal), { tone: 'lost' });
        return undefined;
      }
    },
    [send, hasToast, errorText],
  );
  return {
    send,
    run,
    isPending: pending !== undefined,
    pending,
    error,
    failure: error === undefined ? undefined : errorText(error),
    fields: error instanceof ApiError ? error.fields : NO_FIELDS,
    forget: useCallback(() => setError(undefined), []),
  };
}
