import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { Button } from '#web/ui/form/button.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { CreditFacts } from './credit-facts.tsx';

const setCredit = onDemand(() => import('./set-credit.tsx'));

/** A company's credit on its administrators' screen, with the decision of finance. */
export function CompanyCredit({ company_id }: { company_id: string }) {
  const line = useQuery(query('GET /admin/credit-lines/:id', { params: { id: company_id } }));
  const [isSetting, setIsSetting] = useState(false);
  const setting = useOnDemand(setCredit, isSetting, () => setIsSetting(false));
  return (
    <Section
      title="Utrymme"
      actions={
        line.data?.actions.includes('set') && (
          <Button size="small" onClick={() => setIsSetting(true)}>
            Ändra utrymmet
          </Button>
        )
      }
    >
      <QueryFrame query={line}>{(data) => <CreditFacts line={data} />}</QueryFrame>
      {isSetting && setting && line.data && <setting.SetCredit line={line.data} onDone={() => setIsSetting(false)} />}
    </Section>
  );
}
