import { useState } from 'react';
import { query } from '#web/api/client.ts';
import { ListScreen } from '#web/features/kernel/list/list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { TalentFilters } from './talent-filters.tsx';
import { TalentTable } from './talent-table.tsx';
import { readTalentsUrl, type TalentsUrl, talentsHref } from './talents-url.ts';

/** Every talent. The address holds the filter and the order, but not the selection. */
export default function AdminTalents() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readTalentsUrl(params);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const { q, ...filter } = address;
  const list = useList((page) => query('GET /admin/talents', { query: { ...filter, ...(q && { q }), page } }));
  const go = (next: Partial<TalentsUrl>) => {
    setKeys(new Set());
    navigate(talentsHref({ ...address, page: 1, ...next }), { replace: true });
  };
  return (
    <ListScreen
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
      filters={
        <>
          <SearchText
            label="Sök bland talangerna"
            placeholder="Namn, e-postadress eller id"
            text={q}
            isBusy={list.query.isFetching}
            onSearch={(words) => go({ q: words })}
          />
          <TalentFilters address={address} onChange={go} onClear={() => navigate('/AdminTalents', { replace: true })} />
        </>
      }
      list={list}
      noun="talanger"
      empty={{
        title: 'Ingen talang passar',
        text: 'Ändra något i filtret. Sökningen letar i namn, och hittar en hel e-postadress eller ett id.',
      }}
      csv={{
        name: 'talanger',
        columns: async () => (await import('#web/features/people/admin-talent/talent-columns.ts')).talentColumns,
      }}
    >
      {({ items }) => {
        const chosen = items.filter(({ id }) => keys.has(id));
        return (
          <>
            <TalentTable talents={items} selection={{ keys, onChange: setKeys }} />
            {chosen.length > 0 && <BulkBar chosen={chosen} onDone={() => setKeys(new Set())} />}
          </>
        );
      }}
    </ListScreen>
  );
}
