import type { ProjectDetails } from '#contract/projects/project.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';
import { partLinks } from './production.view.ts';

/** The parts of a production, as links with the present one marked. */
export function ProductionParts({ project }: { project: ProjectDetails }) {
  const links = partLinks(project);
  return (
    <nav aria-label="Produktionens delar" className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {links.map(({ id, label, href, is_here }) => (
          <li key={id}>
            <Link
              to={href}
              aria-current={is_here ? 'true' : undefined}
              className={classNames(
                'touch-target inline-flex items-center',
                is_here ? 'font-medium underline underline-offset-4' : 'text-link hover:underline',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
