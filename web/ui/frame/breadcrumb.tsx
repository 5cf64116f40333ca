import { ChevronRight } from 'lucide-react';
import { Link } from '#web/ui/text/link.tsx';

export interface Crumb {
  label: string;
  /** Undefined for the page itself, which comes last. */
  href?: string | undefined;
}

/** The path to this page. Phones show only the link to the nearest page above. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const parent = crumbs.findLastIndex((crumb) => crumb.href !== undefined);
  return (
    <nav aria-label="Brödsmulor">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-muted">
        {crumbs.map((crumb, index) => (
          <li
            key={`${crumb.label}${crumb.href ?? ''}`}
            className={index === parent ? 'flex items-center gap-1.5' : 'flex items-center gap-1.5 max-sm:hidden'}
          >
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 max-sm:rotate-180" />}
            {crumb.href ? (
              <Link
                to={crumb.href}
                className="inline-flex min-h-11 items-center decoration-1 underline-offset-4 hover:text-ink hover:underline md:min-h-8"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
