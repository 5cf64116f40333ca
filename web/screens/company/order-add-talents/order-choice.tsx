import { useQuery } from '@tanstack/react-query';
import type { ProjectDetails, ProjectSummary } from '#contract/projects/project.ts';
import { projectStatusLabels } from '#texts/projects/labels.ts';
import { query } from '#web/api/client.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { SpanText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { NewOrder } from './new-order.tsx';
import { NotAnOrder } from './not-an-order.tsx';
import { addTalentsHref, isOpenOrder, orderFacts } from './order.view.ts';

export interface OrderChoiceProps {
  /** The project in the address, if it is not an order. */
  instead?: Pick<ProjectDetails, 'id' | 'kind'> | undefined;
}

/** The company's orders, and a form for a new one. People can be added to an order while it is open. */
export function OrderChoice({ instead }: OrderChoiceProps) {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const orders = useQuery(query('GET /projects', { query: { kind: 'order', page } }));
  return (
    <QueryFrame query={orders}>
      {(data) => (
        <div className="flex max-w-3xl flex-col gap-12">
          {instead && <NotAnOrder project={instead} />}
          {data.total > 0 && (
            <Section title="Era beställningar" aside={`${data.total} i allt`}>
              <ul className="divide-y divide-hairline border-b border-hairline">
                {data.items.map((order) => (
                  <Order key={order.id} order={order} />
                ))}
              </ul>
              {(data.total > data.page_size || data.page > 1) && (
                <Pagination
                  page={data.page}
                  pageCount={Math.ceil(data.total / data.page_size)}
                  total={data.total}
                  noun="beställningar"
                  hrefOf={(to) => `?page=${to}`}
                />
              )}
            </Section>
          )}
          <Section title={data.total > 0 ? 'En ny beställning' : 'Ni har inga beställningar ännu'}>
            <NewOrder />
          </Section>
        </div>
      )}
    </QueryFrame>
  );
}

function Order({ order }: { order: ProjectSummary }) {
  const { tone, word } = projectStatusLabels[order.status];
  const title = order.title || 'Beställning utan titel';
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        {isOpenOrder(order) ? (
          <Link
            to={addTalentsHref(order.id)}
            className="voice-serif touch-target inline-flex items-center text-heading decoration-1 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        ) : (
          <span className="voice-serif text-heading">{title}</span>
        )}
        <p className="text-sm text-ink-muted tabular">
          {orderFacts(order)}
          {order.first_day && (
            <>
              {', '}
              <SpanText from={order.first_day} to={order.last_day} />
            </>
          )}
        </p>
      </div>
      <StateBadge tone={tone}>{word}</StateBadge>
    </li>
  );
}
