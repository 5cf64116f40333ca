import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { CommandRoute } from '#contract/registry/contract.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { type Answer, ApiError } from './client.ts';
import { type CommandArgs, makeSend, type PendingCommand, type Send } from './send-command.ts';

export interface Command {
  /**
   * Sends a command. Resolves when the affected answers on the screen are fresh again. Rejects, for callers that show
   * the refusal themselves, such as forms and dialogs. A second press while the first is under way returns the first's
   * promise.
   */
  readonly send: Send;
  /**
   * Like `send`, but resolves to undefined after a refusal. The caller shows `failure` beside the button, unless
   * `hasToast`.
   */
  readonly run: <Name extends CommandRoute>(
    name: Name,
    ...args: CommandArgs<Name>
  ) => Promise<Answer<Name> | undefined>;
  readonly isPending: boolean;
  readonly pending: PendingCommand | undefined;
  /** The refusal of the last command. */
  readonly error: unknown;
  /** The refusal of the last command, as a Swedish sentence. */
  readonly failure: string | undefined;
  /** Messages for fields, by name of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Clears the refusal. */
  readonly forget: () => void;
}

const NO_FIELDS = {};

/**
 * How screens send commands, except those that begin or end a session.
 * @param hasToast true if `run` shows a refusal as a toast, for buttons without room beside them
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
