import { useSearchParams } from '#web/ui/address.ts';
import { dayOfInstant, formatDay } from '#web/ui/format-date.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Section } from '#web/ui/section.tsx';
import { useReceivedTestimonials } from './testimonial-queries.ts';

/** What companies have said of the talent; nothing at all while none has. */
export function ReceivedTestimonials() {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('testimonials')) || 1);
  const { data } = useReceivedTestimonials(page);
  if (!data || data.total === 0) return null;
  const hrefOf = (to: number) => {
    const next = new URLSearchParams(params);
    next.set('testimonials', String(to));
    return `?${next}`;
  };
  return (
    <Section title="Omdömen om dig" description="De läses av dig och av företaget som skrev dem.">
      <ul className="flex flex-col gap-6">
        {data.items.map(({ id, words, company_name, project_title, role_title, given_date }) => (
          <li key={id}>
            <figure>
              <blockquote className="voice-serif max-w-prose whitespace-pre-line text-lg leading-7">
                ”{words}”
              </blockquote>
              <figcaption className="mt-2 text-sm text-ink-muted">
                {company_name}, om {role_title} i {project_title}, {formatDay(dayOfInstant(given_date))}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {data.total > data.page_size && (
        <Pagination
          page={page}
          pageCount={Math.ceil(data.total / data.page_size)}
          total={data.total}
          noun="omdömen"
          hrefOf={hrefOf}
        />
      )}
    </Section>
  );
}
