import type { CompanySettings } from '#contract/companies/company-settings.ts';
import { formatPostcode } from '#texts/companies/company-numbers.ts';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { useCompanySettings } from './company-facts.tsx';
import { SettingInPlace } from './setting-in-place.tsx';

/** The company's invoice settings: mail, address, reference and order number. */
export function CompanyInvoicing() {
  return <QueryFrame query={useCompanySettings()}>{(data) => <Invoicing settings={data} />}</QueryFrame>;
}

function Invoicing({ settings }: { settings: CompanySettings }) {
  const { facts, invoicing } = settings;
  const own = `${facts.address}, ${formatPostcode(facts.postal_code)} ${facts.city}`;
  const other = `${invoicing.invoice_address}, ${formatPostcode(invoicing.invoice_postal_code)} ${invoicing.invoice_city}`;
  return (
    <SettingInPlace
      title="Fakturor"
      description="Gäller från nästa faktura vi gör i ordning. De som redan är skickade ändras aldrig."
      mayChange={settings.may_change_invoicing}
      form={({ InvoicingForm }, close) => <InvoicingForm settings={settings} onClose={close} />}
    >
      <div className="flex flex-col gap-4">
        <DefinitionList
          facts={[
            { label: 'Skickas till', value: invoicing.invoice_email },
            { label: 'Fakturaadress', value: invoicing.invoice_address ? other : own },
            { label: 'Er referens', value: invoicing.invoice_reference || facts.contact_name },
            { label: 'Ert ordernummer', value: invoicing.order_reference },
          ]}
        />
        {!settings.may_change_invoicing && <p className="text-sm text-ink-muted">Det här ändrar ägare och ekonomi.</p>}
      </div>
    </SettingInPlace>
  );
}
