import { requestMessageTo } from '#domain/casting/candidate/candidate.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Command, WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Adapter, Loaded } from './adapter.ts';

interface Telling<Noun extends WorkflowNoun, Words> {
  readonly command: Command<Noun>;
  readonly objects: readonly Loaded<Noun>[];
  readonly words: Words;
  readonly moment: Moment;
}

/**
 * Groups the objects of a command by the words that their talents get. A company's own words reach nobody under 18, as
 * the guardians have been promised, whichever command or reaction carries them: no event, notice, mail or row of a
 * minor contains them.
 */
export function byToldWords<Noun extends WorkflowNoun, Words extends object>(
  { companysReasons }: Pick<Adapter<Noun>, 'companysReasons'>,
  { command, objects, words, moment }: Telling<Noun, Words>,
): { readonly objects: readonly Loaded<Noun>[]; readonly words: Words }[] {
  const { reason } = words as { readonly reason?: string | null };
  if (!reason || !companysReasons?.includes(command)) return [{ objects, words }];
  const groups = Map.groupBy(objects, ({ talent }) =>
    requestMessageTo(talent ?? { birth_date: null }, reason, moment.today),
  );
  return [...groups].map(([said, group]) => ({ objects: group, words: { ...words, reason: said || null } }));
}
