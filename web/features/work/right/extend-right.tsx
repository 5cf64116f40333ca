import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExtensionOffer } from '#contract/work/extension.ts';
import type { RightRow } from '#contract/work/right.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { wordsOfUse } from '#texts/work/right-words.ts';
import { query } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { PriceLines } from '#web/features/deal/price/price-lines.tsx';
import { AgreementWords } from '#web/features/work/agreement/agreement-words.tsx';
import { SignForm } from '#web/features/work/agreement/sign-form.tsx';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

export interface ExtendRightProps {
  right: RightRow;
  onDone: () => void;
}

/** The dialog for ordering a further period of a right: use, days, cost, agreement and signature. */
export function ExtendRight({ right, onDone }: ExtendRightProps) {
  const offer = useQuery(query('GET /rights/:id/extension', { params: { id: right.id } }));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={`Förläng för ${right.talent_name}`}
      size="wide"
    >
      <QueryFrame query={offer}>{(data) => <Order right={right} offer={data} onDone={onDone} />}</QueryFrame>
    </Dialog>
  );
}

function Order({ right, offer, onDone }: ExtendRightProps & { offer: ExtensionOffer }) {
  const { send } = useCommand();
  // The agreement is shown open, so that the signer sees all of it.
  const [isReading, setIsReading] = useState(true);
  const { ends_on, company } = offer;
  return (
    <div className="flex flex-col gap-6">
      <DefinitionList
        facts={[
          { label: 'Får visas i', value: wordsOfUse(right.line) },
          { label: 'Längre tid', value: `${formatLongDay(offer.starts_on)} till och med ${formatLongDay(ends_on)}` },
          { label: `Till ${right.talent_name}`, value: `${formatOre(offer.renewal_ore)} före avgifter och skatt` },
          {
            label: 'Ni betalar',
            value:
              company.vat_ore > 0
                ? `${formatOre(company.ex_vat_ore)} exklusive moms, ${formatOre(company.total_ore)} med moms`
                : `${formatOre(company.ex_vat_ore)} utan svensk moms`,
          },
        ]}
      />
      <Disclosure title="Så räknar vi" className="text-sm">
        <PriceLines lines={company.lines} sum={{ label: 'Exklusive moms', ore: company.ex_vat_ore }} />
      </Disclosure>
      <Disclosure title="Avtalet" isOpen={isReading} onToggle={setIsReading}>
        <AgreementWords text={offer.text} />
      </Disclosure>
      <p className="max-w-prose text-ink-muted">
        Du skriver under avtalet när du beställer. {right.talent_name} skriver under efter dig, och förlängningen gäller
        och faktureras först då.
      </p>
      <SignForm
        ownName={offer.own_name}
        sentence={offer.signing_sentence}
        submitLabel={`Beställ för ${formatOre(company.ex_vat_ore)}`}
        onSign={async (signed) => {
          const body = { ...signed, seen: { ends_on, total_ore: company.total_ore } };
          const { number, awaits } = await send('POST /rights/:id/extension', { params: { id: right.id }, body });
          showToast(
            awaits === null || awaits === 'company'
              ? `Avtal ${number} skrivs ut. Skriv under det i projektet när det är klart.`
              : `Förlängningen är beställd. ${right.talent_name} får avtal ${number} att skriva under.`,
          );
          onDone();
        }}
      />
    </div>
  );
}
