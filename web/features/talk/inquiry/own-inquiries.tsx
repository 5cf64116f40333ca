import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InquiryRow } from '#contract/talk/inquiry.ts';
import { inquiryCategoryWords, inquiryStatusLabels } from '#texts/talk/inquiry-words.ts';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { InquiryThread } from './inquiry-thread.tsx';

/** The user's earlier questions with their answers. Renders nothing if there are none. */
export function OwnInquiries() {
  const [page, setPage] = useState(1);
  const { data } = useQuery(query('GET /inquiries', { query: { page } }));
  if (!data || data.total === 0) return null;
  return (
    <Section title="Dina ärenden" aside={data.total}>
      {data.items.map((row) => (
        <OwnInquiry key={row.id} row={row} />
      ))}
      <div className="mt-4 flex gap-2">
        {page > 1 && (
          <Button size="small" onClick={() => setPage(page - 1)}>
            Nyare
          </Button>
        )}
        {page * data.page_size < data.total && (
          <Button size="small" onClick={() => setPage(page + 1)}>
            Äldre
          </Button>
        )}
      </div>
    </Section>
  );
}

function OwnInquiry({ row }: { row: InquiryRow }) {
  const [isOpen, setIsOpen] = useState(false);
  const { word, tone } = inquiryStatusLabels[row.status];
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={setIsOpen}
      title={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="min-w-0 break-words">{row.words}</span>
          <span className="text-sm font-normal text-ink-muted">
            {inquiryCategoryWords[row.category]}, <InstantText instant={row.created_date} />
          </span>
          <StateBadge tone={tone}>{word}</StateBadge>
        </span>
      }
    >
      {isOpen && <InquiryThread id={row.id} />}
    </Disclosure>
  );
}
