import type { PushKind } from '#domain/kernel/push/pushes.ts';
import { type QuietHours, USUAL_QUIET } from '#domain/talk/push/quiet-hours.ts';

/** What a person wants pushed. */
export interface PushChoices {
  readonly off_kinds: readonly PushKind[];
  readonly quiet: QuietHours | null;
}

/** The choices of a row of `push_choices`; the usual ones without a row. */
export function choicesOf(
  row: (Readonly<Record<'quiet_from' | 'quiet_until', string | null>> & { readonly off_kinds: unknown }) | undefined,
): PushChoices {
  if (!row) return { off_kinds: [], quiet: USUAL_QUIET };
  const { quiet_from: from, quiet_until: until } = row;
  return { off_kinds: row.off_kinds as PushKind[], quiet: from !== null && until !== null ? { from, until } : null };
}
