import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { PageLinks } from '#web/ui/list/page-links.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { TalentTable } from './talent-table.tsx';
import { readTalentsUrl, type TalentsUrl, talentsHref } from './talents-url.ts';

/** Every talent; who is listed and how stands in the address, who is chosen does not. */
export default function AdminTalents() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readTalentsUrl(params);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const { q, ...filter } = address;
  const wanted = { ...filter, ...(q && { q }) };
  const talents = useQuery({
    ...query('GET /admin/talents', { query: wanted }),
    placeholderData: keepPreviousData,
  });
  const go = (next: Partial<TalentsUrl>) => {
    setKeys(new Set());
    navigate(talentsHref({ ...address, page: 1, ...next }), { replace: true });
  };
  return (
    <PageFrame
      title="Talanger"
      description="Alla som har ett konto som talang."
      actions={
        <>
          <SavedViews screen="AdminTalents" />
          <LinkButton variant="primary" to="/AdminTalentReview">
            Granska dem som väntar
          </LinkButton>
        </>
      }
    >
      <SearchText
        label="Sök bland talangerna"
        placeholder="Namn, e-postadress eller id"
        text={q}
        isBusy={talents.isFetching}
        onSearch={(words) => go({ q: words })}
      />
      <TalentFilters address={address} onChange={go} onClear={() => navigate('/AdminTalents', { replace: true })} />
      <QueryFrame
        query={talents}
        isEmpty={(data) => data.total === 0}
        empty={
          <EmptyState title="Ingen talang passar">
            Ändra något i filtret. Sökningen letar i namn, och hittar en hel e-postadress eller ett id.
          </EmptyState>
        }
      >
        {(data) => {
          const chosen = data.items.filter(({ id }) => keys.has(id));
          return (
            <div className="flex flex-col gap-6">
              <TalentTable talents={data.items} selection={{ keys, onChange: setKeys }} />
              {chosen.length > 0 && <BulkBar chosen={chosen} onDone={() => setKeys(new Set())} />}
              <PageLinks of={data} noun="talanger" />
              <CsvButton
                name="talanger"
                columns={async () =>
                  (await import('#web/features/people/admin-talent/talent-columns.ts')).talentColumns
                }
                fetchPage={(page) => api('GET /admin/talents', { query: { ...wanted, page } })}
              />
            </div>
          );
        }}
      </QueryFrame>
    </PageFrame>
  );
}
