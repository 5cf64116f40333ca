import { useQuery } from '@tanstack/react-query';
import type { InvoiceDetails } from '#contract/money/invoice.ts';
import { formatBankgiro, formatOrganisationNumber, formatPostcode } from '#texts/companies/company-numbers.ts';
import { placeLines } from '#texts/companies/place-words.ts';
import { vatSentence } from '#texts/companies/vat-words.ts';
import { actedMark } from '#texts/money/payout-words.ts';
import { query } from '#web/api/client.ts';
import { InvoiceState } from '#web/features/money/invoice/invoice-state.tsx';
import { PaperButton } from '#web/features/money/invoice/paper-button.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { InvoiceCommands } from './invoice-commands.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { PeppolButton } from './peppol-button.tsx';

/** One invoice beside the list: commands, contents and history. */
export function InvoiceDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <Drawer isOpen={id !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title="Faktura" size="wide">
      {id !== null && <Details key={id} id={id} />}
    </Drawer>
  );
}

function Details({ id }: { id: string }) {
  const invoice = useQuery(query('GET /admin/invoices/:id', { params: { id } }));
  return (
    <QueryFrame query={invoice}>
      {(data) => (
        <div className="flex flex-col gap-8">
          <Head invoice={data} />
          <InvoiceCommands invoice={data} />
          <InvoiceLines invoice={data} />
          <Facts invoice={data} />
          <InvoiceHistory invoice={data} />
        </div>
      )}
    </QueryFrame>
  );
}

function Head({ invoice }: { invoice: InvoiceDetails }) {
  const { number, company_name, project_title, standing, total_ore, open_ore, overpaid_ore, due_on, seller } = invoice;
  const acted = actedMark(invoice.acted_for);
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="voice-serif text-heading">{company_name}</p>
        <InvoiceState standing={standing} />
      </div>
      <p className="text-ink-muted">{number ? `Faktura ${number}, ${project_title}` : project_title}</p>
      <DefinitionList
        look="columns"
        facts={[
          { label: 'Att betala', value: <Money ore={total_ore} /> },
          { label: 'Kvar', value: number && <Money ore={open_ore} /> },
          { label: 'Senast', value: due_on && <DateText day={due_on} hasYear /> },
          { label: 'För mycket betalt', value: overpaid_ore > 0 && <Money ore={overpaid_ore} /> },
        ]}
      />
      {acted && <p className="text-sm text-ink-muted">{acted}</p>}
      {!seller && (
        <Callout
          tone="waiting"
          title="Vi saknas på fakturan"
          action={
            <LinkButton size="small" to="/AdminSettings">
              Till inställningarna
            </LinkButton>
          }
        >
          Fyll i vårt namn, våra nummer och vårt bankgiro innan den första fakturan skickas.
        </Callout>
      )}
    </header>
  );
}

function Facts({ invoice }: { invoice: InvoiceDetails }) {
  const { buyer, reference, order_reference, cost_centre, invoice_email, ocr, issued_on, seller, papers, id } = invoice;
  const isAbroad = buyer.country !== 'SE';
  return (
    <section aria-label="Uppgifter på fakturan" className="flex flex-col gap-4">
      <DefinitionList
        facts={[
          {
            label: 'Köpare',
            value: isAbroad ? buyer.name : `${buyer.name}, ${formatOrganisationNumber(buyer.org_number)}`,
          },
          {
            label: 'Adress',
            value: isAbroad
              ? [buyer.address_line, ...placeLines(buyer)].join(', ')
              : `${buyer.address_line}, ${formatPostcode(buyer.postcode)} ${buyer.city}`,
          },
          { label: 'Moms', value: isAbroad && vatSentence(buyer) },
          { label: 'Skickas till', value: invoice_email },
          { label: 'Er referens', value: reference },
          { label: 'Ordernummer', value: order_reference },
          { label: 'Kostnadsställe', value: cost_centre },
          { label: 'Fakturadatum', value: issued_on && <DateText day={issued_on} hasYear /> },
          { label: 'OCR-nummer', value: ocr },
          isAbroad
            ? { label: 'IBAN', value: seller?.iban }
            : { label: 'Bankgiro', value: seller && formatBankgiro(seller.bankgiro) },
        ]}
      />
      {papers.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {papers.map((paper) => (
            <span key={paper.id} className="inline-flex">
              <PaperButton invoice_id={id} paper={paper} />
              <PeppolButton invoice_id={id} paper={paper} />
            </span>
          ))}
        </div>
      )}
    </section>
  );
}
