import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';

/** The companies that the talent has blocked, each with a button to unblock. */
export function BlocksSection() {
  const page = usePageNumber('blocks');
  const blocks = useQuery({ ...query('GET /talent/blocks', { query: { page } }), placeholderData: keepPreviousData });
  return (
    <Section
      title="Blockerade företag"
      description="De hittar dig inte, kan inte fråga dig och kan inte skriva till dig. Du blockerar ett företag från tråden med det."
    >
      <QueryFrame
        query={blocks}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-ink-muted">Du har inte blockerat något företag.</p>}
      >
        {(data) => (
          <>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {data.items.map((block) => (
                <BlockRow key={block.id} {...block} />
              ))}
            </ul>
            <PageLinks of={data} noun="företag" name="blocks" />
          </>
        )}
      </QueryFrame>
    </Section>
  );
}

interface BlockRowProps {
  id: string;
  company_name: string;
  created_date: string;
}

function BlockRow({ id, company_name, created_date }: BlockRowProps) {
  const { run, isPending } = useCommand({ hasToast: true });
  const unblock = async () => {
    if (await run('DELETE /talent/blocks/:id', { params: { id } }))
      showToast(`${company_name} är inte blockerat längre.`);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="break-words">{company_name}</p>
        <p className="text-sm text-ink-muted">
          Blockerat <InstantText instant={created_date} />
        </p>
      </div>
      <Button size="small" isBusy={isPending} onClick={unblock}>
        Ta bort blockeringen<span className="sr-only"> av {company_name}</span>
      </Button>
    </li>
  );
}
