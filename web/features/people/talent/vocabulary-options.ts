import type { Notion, Vocabulary } from '#domain/kernel/vocabulary/notion.ts';
import type { Option } from '#web/ui/form/option.ts';

/** A vocabulary as choices; with groups, the heading is shown as the hint. */
export function optionsOf<Entry extends Notion>(list: Vocabulary<Entry>, groups?: Vocabulary<Notion>): Option[] {
  return list.entries.map(({ id, label, group }) => ({
    value: id,
    label,
    ...(groups && group && { hint: groups.label(group) }),
  }));
}

/** A stored id if the vocabulary still has it, otherwise null: the server no longer accepts a removed word. */
export function knownId<Entry extends Notion>(list: Vocabulary<Entry>, id: string | null): Entry['id'] | null {
  return id !== null && list.has(id) ? id : null;
}
