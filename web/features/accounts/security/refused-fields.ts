import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';

/**
 * Puts a refusal beside its field, found by the error code or by the field names that the server sent. A refusal that
 * concerns no field is thrown again, and the form shows it above the button.
 */
export function putBesideField<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  error: unknown,
  places: Partial<Readonly<Record<ApiError['code'], Path<Typed>>>>,
): void {
  if (!(error instanceof ApiError) || error.code === 'offline') throw error;
  const place = places[error.code];
  const refused = place ? [[place, error.message] as const] : Object.entries(error.fields);
  if (refused.length === 0) throw error;
  for (const [field, message] of refused) {
    form.setError(field as Path<Typed>, { type: 'server', message }, { shouldFocus: true });
  }
}
