import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { BarChart } from '#web/ui/list/bar-chart.tsx';
import { Link } from '#web/ui/text/link.tsx';
import { chartsOf, SPANS, type Span, spanWords } from './figures.view.ts';

/** People, requests, answers, bookings and money over time. */
export function FiguresOverTime() {
  const [params, ask] = useSearchParams();
  const span = SPANS.find((one) => one === params.get('per')) ?? 'month';
  return (
    <Section title="Över tid" className="mt-12">
      <Tabs
        label="Tid"
        value={span}
        onChange={(id) => ask(id === 'month' ? {} : { per: id }, { replace: true })}
        tabs={SPANS.map((id) => ({ id, label: spanWords[id], content: <Charts span={id} /> }))}
      />
    </Section>
  );
}

function Charts({ span }: { span: Span }) {
  const figures = useQuery({ ...query('GET /admin/figures', { query: { span } }), placeholderData: keepPreviousData });
  return (
    <QueryFrame query={figures}>
      {({ items }) => (
        <div className="grid gap-x-12 gap-y-10 pt-6 sm:grid-cols-2 xl:grid-cols-3">
          {chartsOf(items, span).map(({ id, title, href, sentence, bars }) => (
            <figure key={id} className="flex flex-col">
              <figcaption className="mb-4">
                <h3 className="font-medium">
                  <Link to={href} className="decoration-1 underline-offset-4 hover:underline">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-sm text-pretty text-ink-muted tabular">{sentence}</p>
              </figcaption>
              <div className="mt-auto">
                <BarChart label={title} bars={bars} />
              </div>
            </figure>
          ))}
        </div>
      )}
    </QueryFrame>
  );
}
