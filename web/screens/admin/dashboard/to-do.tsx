import { useQuery } from '@tanstack/react-query';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { query } from '#web/api/client.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { type ToDoRow, toDoRows } from './to-do.view.ts';

/** The caller's tasks for today. */
export function ToDoList() {
  const now = useNow();
  const toDo = useQuery(query('GET /admin/to-do'));
  return (
    <section aria-labelledby="att-gora" className="border-t-2 border-ink pt-5">
      <h2 id="att-gora" className="voice-serif text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.1]">
        Att göra i dag
      </h2>
      <QueryFrame query={toDo}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="mt-2 text-ink-muted">Ingen väntar på dig. Det som kommer hamnar här.</p>
          ) : (
            <ul className="mt-4 divide-y divide-hairline border-y border-hairline">
              {toDoRows(items, now).map((row) => (
                <Row key={row.what} row={row} />
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </section>
  );
}

function Row({ row: { title, note, href, is_wrong } }: { row: ToDoRow }) {
  return (
    <li>
      <Link to={href} className="group flex min-h-12 flex-wrap items-center gap-x-3 gap-y-0.5 py-2.5 hover:bg-surface">
        {is_wrong && <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-lost" />}
        <span className="font-medium underline-offset-4 group-hover:underline">{title}</span>
        <span className="text-sm text-ink-muted tabular">{note}</span>
        <ArrowRight aria-hidden="true" strokeWidth={1.75} className="ml-auto size-5 shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}
