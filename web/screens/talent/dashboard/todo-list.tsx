import { ArrowRight } from 'lucide-react';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import type { Todo } from './todo.ts';

/** The tasks: the first one large, with the main action of the screen; the others as small rows. */
export function TodoList({ todos }: { todos: readonly Todo[] }) {
  const [first, ...others] = todos;
  if (!first) return <Nothing />;
  return (
    <div>
      <h3 className="voice-serif text-display text-balance hyphens-auto">{first.title}</h3>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">{first.text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton variant="primary" size="large" to={first.href} className="max-sm:w-full">
          {first.action}
        </LinkButton>
        {first.until && <Until day={first.until} />}
      </div>
      {others.length > 0 && (
        <ul className="mt-8 divide-y divide-hairline border-y border-hairline">
          {others.map((todo) => (
            <li key={todo.id} className="group relative flex items-center gap-4 py-3 hover:bg-surface">
              <div className="min-w-0 flex-1">
                <p>
                  <Link
                    to={todo.href}
                    className="font-medium decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
                  >
                    {todo.title}
                  </Link>
                </p>
                <p className="text-sm text-ink-muted">
                  {todo.text}
                  {todo.until && (
                    <>
                      {' Senast '}
                      <DateText day={todo.until} />.
                    </>
                  )}
                </p>
              </div>
              <span aria-hidden="true" className="flex shrink-0 items-center gap-1.5 text-sm max-sm:sr-only">
                {todo.action}
              </span>
              <ArrowRight aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Until({ day }: { day: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm">
      <span>
        Svara senast <DateText day={day} />
      </span>
      <Countdown until={day} isUrgent />
    </span>
  );
}

function Nothing() {
  return (
    <div>
      <p className="voice-serif text-display">Du är i fas</p>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">
        Ingen väntar på dig. När ett företag vill ha dig står det här, och du får ett mejl.
      </p>
    </div>
  );
}
