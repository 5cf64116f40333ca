import { X } from 'lucide-react';
import type { ProjectDetails } from '#contract/projects/project.ts';
import { cardFacts } from '#texts/people/profile-words.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Avatar } from '#web/ui/text/avatar.tsx';
import type { Pick } from './use-picks.ts';

export interface PickedListProps {
  roles: ProjectDetails['roles'];
  picks: readonly Pick[];
  onUnpick: (pick: Pick) => void;
}

/** The picked people, by role. */
export function PickedList({ roles, picks, onUnpick }: PickedListProps) {
  return (
    <div className="flex flex-col gap-6">
      {roles.map((role) => {
        const here = picks.filter((pick) => pick.role_id === role.id);
        return (
          <section key={role.id} aria-label={role.title} className="border-t border-hairline pt-2">
            <h3 className="flex items-baseline justify-between gap-3">
              <span className="voice-serif text-lg leading-6">{role.title}</span>
              <span className="shrink-0 text-sm text-ink-muted tabular">
                {here.length} valda, {role.headcount} söks
              </span>
            </h3>
            {here.length === 0 && <p className="py-2 text-sm text-ink-muted">Ingen vald ännu.</p>}
            <ul className="divide-y divide-hairline">
              {here.map((pick) => (
                <li key={pick.talent.id} className="flex items-center gap-3 py-2">
                  <Avatar name={pick.talent.name} src={pick.talent.profile_image} size="small" />
                  <span className="min-w-0 flex-1 text-sm">
                    <span className="block truncate font-medium">{pick.talent.name}</span>
                    <span className="block truncate text-ink-muted tabular">{cardFacts(pick.talent)}</span>
                  </span>
                  <IconButton icon={X} label={`Ta bort ${pick.talent.name}`} onClick={() => onUnpick(pick)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
