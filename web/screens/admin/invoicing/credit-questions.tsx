import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api/client.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { Money } from '#web/ui/text/money.tsx';

/** Companies that wait for a decision about what they may owe us; absent if none does. */
export function CreditQuestions() {
  const asked = useQuery(query('GET /admin/credit-lines', { query: { page: 1 } }));
  if (asked.data?.total === 0) return null;
  return (
    <QueryFrame query={asked}>
      {({ items }) => (
        <Section title="Företag som behöver mer utrymme">
          <ul className="divide-y divide-hairline border-y border-hairline">
            {items.map(({ id, company_name, asked_reason, limit_ore, used_ore }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                <span className="min-w-0">
                  <span className="font-medium">{company_name}</span>
                  <span className="block text-sm text-ink-muted">
                    <Money ore={used_ore} /> av <Money ore={limit_ore} /> är använt.{' '}
                    {asked_reason ?? 'En bokning fick inte plats, och talanger har sagt ja.'}
                  </span>
                </span>
                <LinkButton size="small" to={`/AdminCompanyDetails?id=${id}`}>
                  Visa<span className="sr-only"> {company_name}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </QueryFrame>
  );
}
