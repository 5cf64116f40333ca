import { useState } from 'react';
import type { TestimonialRow } from '#contract/testimonial.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/on-demand.ts';
import { PageLinks, usePageNumber } from '#web/ui/page-links.tsx';
import { QueryFrame } from '#web/ui/query-frame.tsx';
import { Section } from '#web/ui/section.tsx';
import { useProjectTestimonials } from './testimonial-queries.ts';

const dialogs = onDemand(() => import('./testimonial-dialogs.tsx'));

type ToDo = 'say' | 'withdraw';

/** What the company has said of those who worked in a project. */
export function ProjectTestimonials({ projectId }: { projectId: string }) {
  const page = usePageNumber('testimonials');
  const query = useProjectTestimonials(projectId, page);
  const [opened, setOpened] = useState<{ id: string; toDo: ToDo }>();
  const close = () => setOpened(undefined);
  const here = useOnDemand(dialogs, opened !== undefined, close);
  const row = query.data?.items.find(({ id }) => id === opened?.id);
  return (
    <Section
      title="Omdömen"
      description="Några ord om hur det var att arbeta ihop. De läses av den de handlar om, och av ingen annan utanför företaget."
    >
      <QueryFrame
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Ingen har arbetat i projektet.</p>}
      >
        {(data) => (
          <div className="flex flex-col gap-6">
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.items.map((one) => (
                <Said key={one.id} row={one} onOpen={(toDo) => setOpened({ id: one.id, toDo })} />
              ))}
            </ul>
            <PageLinks of={data} noun="personer" name="testimonials" />
          </div>
        )}
      </QueryFrame>
      {here && row && opened?.toDo === 'say' && <here.SayTestimonial row={row} onDone={close} />}
      {here && row && opened?.toDo === 'withdraw' && <here.WithdrawTestimonial row={row} onDone={close} />}
    </Section>
  );
}

function Said({ row, onOpen }: { row: TestimonialRow; onOpen: (toDo: ToDo) => void }) {
  const { talent_name, role_title, testimonial, may_give } = row;
  const about = (word: string) => (
    <span className="sr-only">
      {word} om {talent_name}
    </span>
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="voice-serif text-lg leading-6">{talent_name}</p>
        <p className="text-sm text-ink-muted">{role_title}</p>
        {testimonial?.is_withdrawn && <p className="mt-2 text-ink-muted">Omdömet är borttaget.</p>}
        {testimonial && !testimonial.is_withdrawn && (
          <>
            <p className="mt-2 max-w-prose whitespace-pre-line">”{testimonial.words}”</p>
            <p className="mt-1 text-sm text-ink-muted">{testimonial.given_by}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {may_give && (
          <Button size="small" onClick={() => onOpen('say')}>
            Skriv ett omdöme{about('')}
          </Button>
        )}
        {testimonial?.actions.includes('change') && (
          <Button size="small" onClick={() => onOpen('say')}>
            Ändra{about(' omdömet')}
          </Button>
        )}
        {testimonial?.actions.includes('withdraw') && (
          <Button size="small" variant="quiet" onClick={() => onOpen('withdraw')}>
            Ta bort{about(' omdömet')}
          </Button>
        )}
      </div>
    </li>
  );
}
