import type { SearchHit } from '#contract/finding/search.ts';
import { markOf } from '#web/features/projects/project/role-search.ts';
import { StateBadge } from '#web/ui/text/state-badge.tsx';

/**
 * Tells that a talent has been picked or asked for this role, or otherwise for another role. Renders nothing for other
 * talents.
 */
export function Marks({ hit, roleId }: { hit: SearchHit; roleId: string }) {
  const mark = markOf(hit, roleId) ?? hit.marks[0]?.kind;
  if (!mark) return null;
  const elsewhere = hit.marks.find((one) => one.role_id !== roleId);
  const isHere = markOf(hit, roleId) !== undefined;
  const word = mark === 'asked' ? 'Tillfrågad' : 'Vald';
  return (
    <StateBadge tone={mark === 'asked' ? 'waiting' : 'agreed'} look="tinted">
      {isHere ? word : `${word}: ${elsewhere?.role_title ?? ''}`}
    </StateBadge>
  );
}
