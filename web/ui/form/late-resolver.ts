import { useCallback } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type OnDemand, onDemand, useWarmUp } from '#web/ui/overlay/on-demand.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { useErrorText } from './error-text.tsx';

type FormSchema = z.ZodType<FieldValues, FieldValues>;
type ResolverOf<Schema extends FormSchema> = Resolver<z.input<Schema>, unknown, z.output<Schema>>;

/**
 * The check of a form by a schema: `const check = lateCheck(async () => (await
 * import('#contract/accounts/account.ts')).signIn)`. Schema and zod load after the screen, because nothing is checked
 * before the user types. `words` is the message where the schema has none of its own.
 */
export function lateCheck<Schema extends FormSchema>(
  load: () => Promise<Schema>,
  words?: string,
): OnDemand<ResolverOf<Schema>> {
  return onDemand(async () => {
    const schema = load();
    const { zodResolver } = await import('@hookform/resolvers/zod');
    return schema.then((rules) => zodResolver(rules, words === undefined ? undefined : { error: () => words }));
  });
}

/**
 * The resolver of `useForm` for a late check. If the check cannot load, the user is told, nothing is sent, and the
 * typed text stays.
 */
export function useLateResolver<Typed extends FieldValues, Sent>(
  check: OnDemand<Resolver<Typed, unknown, Sent>>,
): Resolver<Typed, unknown, Sent> {
  const errorText = useErrorText();
  useWarmUp(check);
  return useCallback(
    async (values, context, options) => {
      let resolve: Resolver<Typed, unknown, Sent>;
      try {
        resolve = await check.fetch();
      } catch (error) {
        const message = errorText(error);
        showToast(message, { tone: 'lost' });
        return { values: {}, errors: { root: { type: 'unchecked', message } } as FieldErrors<Typed> };
      }
      return resolve(values, context, options);
    },
    [check, errorText],
  );
}
