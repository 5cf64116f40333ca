import type { ProjectDetails } from '#contract/projects/project.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';

export interface RoleSwitcherProps {
  roles: ProjectDetails['roles'];
  current: string;
  projectId: string;
}

/** Links to the roles of the project, each with its own search. */
export function RoleSwitcher({ roles, current, projectId }: RoleSwitcherProps) {
  return (
    <nav aria-label="Roller" className="swipes -mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-6 border-b border-hairline">
        {roles.map((role) => {
          const asked = role.pending_count + role.interested_count + role.overdue_count;
          return (
            <li key={role.id} className="shrink-0">
              <Link
                to={`?id=${projectId}&role=${role.id}`}
                aria-current={role.id === current ? 'page' : undefined}
                className={classNames(
                  '-mb-px block border-b-2 py-2',
                  role.id === current ? 'border-ink' : 'border-transparent text-ink-muted hover:text-ink',
                )}
              >
                <span className="voice-serif block text-lg leading-6">{role.title}</span>
                <span className="block text-sm text-ink-muted tabular">
                  {role.headcount} söks, {role.picked_count} valda, {asked} tillfrågade
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
