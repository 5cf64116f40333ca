import { CircleQuestionMark } from 'lucide-react';
import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { toggleUnknown, type UnknownGroup } from './unknown-groups.view.ts';

interface UnknownGroupsProps {
  groups: readonly UnknownGroup[];
  query: TalentQuery;
  onQuery: (query: TalentQuery) => void;
}

/**
 * Talents who have not stated a wanted fact. A button includes or excludes them, so that the search does neither
 * silently.
 */
export function UnknownGroups({ groups, query, onQuery }: UnknownGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <ul aria-label="Har inte angett allt" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {groups.map((group) => (
        <li key={group.kind} className="flex flex-wrap items-center gap-x-2">
          <CircleQuestionMark aria-hidden="true" className="size-4 shrink-0 text-ink-muted" strokeWidth={1.75} />
          <span className="tabular">{groupText(group)}</span>
          <button
            type="button"
            className="touch-target text-link"
            onClick={() => onQuery(toggleUnknown(query, group.kind))}
          >
            {group.is_shown ? 'Visa dem inte' : 'Visa dem också'}
            <span className="sr-only">: {group.label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function groupText({ label, count, is_shown }: UnknownGroup): string {
  if (is_shown) return `${label}: visas sist`;
  return count === undefined ? label : `${label}: ${formatNumber(count)}`;
}
