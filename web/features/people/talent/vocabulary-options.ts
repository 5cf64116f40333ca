import type { Notion, Vocabulary } from '#domain/kernel/vocabulary/notion.ts';
import type { Option } from '#web/ui/form/option.ts';

/** The entries of a vocabulary as choices. If `groups` is given, the name of the entry's group is its hint. */
export function optionsOf<Entry extends Notion>(list: Vocabulary<Entry>, groups?: Vocabulary<Notion>): Option[] {
  return list.entries.map(({ id, label, group }) => ({
    value: id,
    label,
    ...(groups && group && { hint: groups.label(group) }),
  }));
}

/** The id if the vocabulary still has it, otherwise null: the server refuses ids that have been removed. */
export function knownId<Entry extends Notion>(list: Vocabulary<Entry>, id: string | null): Entry['id'] | null {
  return id !== null && list.has(id) ? id : null;
}
