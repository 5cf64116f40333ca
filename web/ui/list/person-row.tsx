import type { ReactNode } from 'react';
import { Avatar } from '#web/ui/text/avatar.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';

export interface PersonRowProps {
  name: string;
  src?: string | null | undefined;
  href?: string | undefined;
  /** One line of facts: '31 år, Göteborg. Rider mycket bra'. */
  facts?: ReactNode;
  /** Shown to the right: a StateBadge, Countdown or Money. */
  state?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}

/** A person in a list. Belongs in a `<ul>` with `divide-y divide-hairline`. */
export function PersonRow({ name, src, href, facts, state, actions, className }: PersonRowProps) {
  return (
    <li className={classNames('flex flex-wrap items-center gap-x-4 gap-y-2 py-3', className)}>
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <Avatar name={name} src={src} />
        <div className="min-w-0">
          <p className="voice-serif text-lg leading-6">
            {href ? (
              <Link to={href} className="decoration-1 underline-offset-4 hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </p>
          {facts && <p className="text-sm text-ink-muted tabular">{facts}</p>}
        </div>
      </div>
      {state && <div className="text-sm max-sm:pl-13">{state}</div>}
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-13">{actions}</div>}
    </li>
  );
}
