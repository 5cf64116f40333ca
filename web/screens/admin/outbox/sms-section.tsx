import { useQuery } from '@tanstack/react-query';
import type { FailedSms, SmsSpent } from '#contract/talk/sms.ts';
import { smsNames } from '#texts/kernel/sms-kind-words.ts';
import { entryErrorWords } from '#texts/talk/outbox-words.ts';
import { query } from '#web/api/client.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { type Column, DataTable } from '#web/ui/list/data-table.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { Money } from '#web/ui/text/money.tsx';

const COLUMNS: Column<FailedSms>[] = [
  {
    id: 'to',
    header: 'Till',
    is_row_header: true,
    cell: ({ talent_name, is_guardians }) => (is_guardians ? `${talent_name}, vårdnadshavaren` : talent_name),
  },
  { id: 'what', header: 'Om', cell: ({ what }) => smsNames[what] ?? what },
  { id: 'when', header: 'När', cell: ({ closed_date }) => <InstantText instant={closed_date} /> },
  { id: 'error', header: 'Varför', cell: ({ error }) => entryErrorWords(error) },
];

const spentText = ({ parts, limit, cost_ore }: SmsSpent) => (
  <span className="tabular">
    {formatNumber(parts)} av {formatNumber(limit)}, <Money ore={cost_ore} />
  </span>
);

/** Text messages: how many, what they cost, the limits, and those that reached nobody. */
export function SmsSection() {
  const page = usePageNumber('sms');
  const list = useQuery(query('GET /admin/sms', { query: { page } }));
  return (
    <Section
      title="Sms"
      className="mt-12"
      actions={
        <LinkButton to="/AdminSettings" size="small" variant="quiet">
          Ändra gränser
        </LinkButton>
      }
    >
      <QueryFrame query={list}>
        {(data) => (
          <div className="flex flex-col gap-6">
            <DefinitionList
              className="max-w-xl"
              facts={[
                { label: 'I dag', value: spentText(data.today) },
                { label: 'Den här månaden', value: spentText(data.month) },
                { label: 'Bekräftat framme', value: formatNumber(data.delivered) },
                { label: 'Operatör', value: data.provider ?? 'Ingen' },
              ]}
            />
            {data.total > 0 && (
              <>
                <DataTable label="Sms som inte kom fram" columns={COLUMNS} rows={data.items} keyOf={({ id }) => id} />
                <PageLinks of={data} noun="sms" name="sms" />
              </>
            )}
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}
