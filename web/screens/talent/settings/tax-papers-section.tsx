import { useState } from 'react';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const papers = onDemand(() => import('#web/features/people/tax-paper/own-tax-papers.tsx'));

/** The talent's decisions on tax and certificates. Few talents have any, so they load when they are asked for. */
export function TaxPapersSection() {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(papers, isOpen, () => setIsOpen(false));
  return (
    <SettingSection
      title="Skattebeslut och intyg"
      description="Jämkning, beslut om SINK och A1-intyg. Vi tittar på det innan det används, och räknar sedan din lön efter det."
      actions={
        !isOpen && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            Visa
          </Button>
        )
      }
    >
      {isOpen && (here ? <here.OwnTaxPapers /> : <Loading />)}
    </SettingSection>
  );
}
