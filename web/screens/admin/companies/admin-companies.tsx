import { COMPANY_STATUSES } from '#domain/accounts/account/standing.ts';
import { RISKS } from '#domain/companies/risk/risk.rules.ts';
import { companyStatusLabels } from '#texts/companies/labels.ts';
import { riskWords } from '#texts/companies/risk-words.ts';
import { query } from '#web/api/client.ts';
import { ListScreen } from '#web/features/kernel/list/list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { type CompaniesUrl, companiesHref, readCompaniesUrl } from './companies-url.ts';
import { CompanyTable } from './company-table.tsx';

const STATUSES = COMPANY_STATUSES.map((value) => ({ value, label: companyStatusLabels[value].word }));
const ALL_RISKS = RISKS.map((value) => ({ value, label: riskWords[value].word }));
const SORTS = [
  { value: 'name', label: 'Efter namn' },
  { value: 'newest', label: 'Nyast först' },
  { value: 'projects', label: 'Flest projekt först' },
  { value: 'answers', label: 'Längst svarstid först' },
  { value: 'late', label: 'Mest försenat först' },
];

/** AdminCompanies: every company with its risks. The address holds the filter. */
export default function AdminCompanies() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readCompaniesUrl(params);
  const { status, risk, text, sort } = address;
  const list = useList((page) =>
    query('GET /admin/companies', { query: { ...(status && { status }), ...(risk && { risk }), text, sort, page } }),
  );
  const go = (next: Partial<Record<keyof CompaniesUrl, string>>) =>
    navigate(companiesHref(readCompaniesUrl(new URLSearchParams({ ...withoutNull(address), ...next }))), {
      replace: true,
    });
  return (
    <ListScreen
      title="Företag"
      description="Alla företag, med det som är bra att veta innan man bestämmer något om dem."
      actions={
        <>
          <SavedViews screen="AdminCompanies" />
          <LinkButton to="/AdminAppeals">Överklaganden</LinkButton>
          <LinkButton to="/AdminApplications">Ansökningar</LinkButton>
        </>
      }
      filters={
        <>
          <SearchText
            label="Sök bland företagen"
            placeholder="Namn, ort eller organisationsnummer"
            text={text}
            isBusy={list.query.isFetching}
            onSearch={(words) => go({ text: words })}
          />
          <div className="mb-6 grid max-w-3xl gap-3 sm:grid-cols-3">
            <Field label="Läge">
              <Select
                options={STATUSES}
                placeholder="Alla lägen"
                value={status ?? ''}
                onChange={({ target }) => go({ status: target.value })}
              />
            </Field>
            <Field label="Att veta">
              <Select
                options={ALL_RISKS}
                placeholder="Vad som helst"
                value={risk ?? ''}
                onChange={({ target }) => go({ risk: target.value })}
              />
            </Field>
            <Field label="Ordning">
              <Select options={SORTS} value={sort} onChange={({ target }) => go({ sort: target.value })} />
            </Field>
          </div>
        </>
      }
      list={list}
      noun="företag"
      empty={{
        title: 'Inget företag passar',
        text: 'Ändra eller ta bort något av det du har valt.',
        action: <Button onClick={() => navigate('/AdminCompanies')}>Visa alla företag</Button>,
      }}
      csv={{
        name: 'foretag',
        columns: async () => (await import('#web/features/office/admin-company/company-columns.ts')).companyColumns,
      }}
    >
      {({ items }) => <CompanyTable companies={items} />}
    </ListScreen>
  );
}

const withoutNull = (address: CompaniesUrl) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null)) as Record<string, string>;
