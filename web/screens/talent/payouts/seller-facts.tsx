import { useQuery } from '@tanstack/react-query';
import type { OwnSellerFacts } from '#contract/money/seller-report.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { accountText } from '#texts/people/payment-words.ts';
import { sellerAddressText } from '#texts/people/seller-words.ts';
import { query } from '#web/api/client.ts';
import { PAYMENT_PATH } from '#web/features/people/payment/payment-paths.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Link } from '#web/ui/text/link.tsx';

/** The facts that we report to the tax agency about a talent who invoices. Renders nothing for others. */
export function SellerFacts() {
  const { data } = useQuery(query('GET /talent/seller-report', { query: {} }));
  if (!data?.facts) return null;
  return (
    <Section
      className="mt-12"
      title={`Till Skatteverket för ${data.year}`}
      description={`Plattformar lämnar uppgifter om dem som säljer genom dem, i januari ${data.year + 1}. Så här ser dina ut nu.`}
    >
      <Facts facts={data.facts} />
    </Section>
  );
}

function Facts({ facts }: { facts: NonNullable<OwnSellerFacts['facts']> }) {
  const { name, birth_date, identity_number_masked, vat_number_masked, address, account, quarters } = facts;
  return (
    <div className="flex flex-col gap-4">
      <DefinitionList
        facts={[
          { label: 'Namn', value: name },
          { label: 'Född', value: birth_date && formatLongDay(birth_date) },
          { label: 'Personnummer', value: identity_number_masked ?? 'Saknas' },
          { label: 'Momsregistreringsnummer', value: vat_number_masked },
          { label: 'Adress', value: sellerAddressText(address) },
          { label: 'Konto', value: account && accountText(account) },
          ...quarters.map(({ count, paid_ore, fees_ore }, index) => ({
            label: `Kvartal ${index + 1}`,
            value:
              count > 0 &&
              `${formatOre(paid_ore)} för ${count === 1 ? 'ett uppdrag' : `${count} uppdrag`}. Vår avgift av företaget: ${formatOre(fees_ore)}.`,
          })),
        ]}
      />
      <Disclosure title="Det stämmer inte">
        <ul className="flex flex-col gap-2 pt-1 text-sm">
          <li>
            Personnummer, momsnummer, adress och konto ändrar du under{' '}
            <Link to={PAYMENT_PATH} className="text-link">
              Utbetalning
            </Link>
            .
          </li>
          <li>
            Namnet ändrar du i{' '}
            <Link to="/TalentProfile" className="text-link">
              din profil
            </Link>
            .
          </li>
          <li>
            Är det beloppen eller födelsedatumet,{' '}
            <Link to="/TalentHelp" className="text-link">
              skriv till oss
            </Link>
            .
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}
