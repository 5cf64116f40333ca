import { dayOfInstant, formatDay } from '#web/ui/format-date.ts';
import { PageLinks, usePageNumber } from '#web/ui/page-links.tsx';
import { Section } from '#web/ui/section.tsx';
import { useReceivedTestimonials } from './testimonial-queries.ts';

/** What companies have said of the talent; nothing at all while none has. */
export function ReceivedTestimonials() {
  const page = usePageNumber('testimonials');
  const { data } = useReceivedTestimonials(page);
  if (!data || data.total === 0) return null;
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
      <PageLinks of={data} noun="omdömen" name="testimonials" />
    </Section>
  );
}
