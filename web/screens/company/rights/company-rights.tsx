import { RIGHT_GROUPS, type RightGroup } from '#domain/work/right/right-groups.ts';
import { api } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { useCompanyRights } from '#web/features/work/right/right-queries.ts';
import { RightsTable } from '#web/features/work/right/rights-table.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/frame/empty-state.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { type RightsUrl, readRightsUrl, rightsHref } from './rights-url.ts';

const GROUP_LABELS: Record<RightGroup, string> = {
  standing: 'Aktuella',
  ending: 'Går snart ut',
  running: 'Gäller',
  coming: 'Har inte börjat',
  ended: 'Tiden är slut',
};

const EMPTY: Record<RightGroup, string> = {
  standing: 'När ett avtal med rättigheter är undertecknat står det här var materialet får visas och till när.',
  ending: 'Inget går ut inom 60 dagar.',
  running: 'Inget visas just nu. Rapportera första visningen när något publiceras.',
  coming: 'Inget väntar på att visas.',
  ended: 'Inget har gått ut.',
};

/** Everything the company may show, in one ledger; what is looked for stands in the address. */
export default function CompanyRights() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readRightsUrl(params);
  const { group, text, page } = address;
  const rights = useCompanyRights(address);
  const counts = rights.data?.counts;
  const go = (next: Partial<RightsUrl>) => navigate(rightsHref({ ...address, page: 1, ...next }), { replace: true });
  const shown = rights.isPlaceholderData ? { ...rights, data: undefined } : rights;
  const content = (
    <QueryFrame
      query={shown}
      isEmpty={({ total }) => total === 0}
      empty={
        text ? (
          <EmptyState
            title={`Ingen person och inget projekt med ”${text}” här`}
            action={<Button onClick={() => go({ text: '' })}>Visa alla</Button>}
          >
            Sökningen letar i personers namn och projektens titlar.
          </EmptyState>
        ) : (
          <EmptyState title="Inga rättigheter här">{EMPTY[group]}</EmptyState>
        )
      }
    >
      {(data) => (
        <div className="flex flex-col gap-6">
          <RightsTable rows={data.items} hasProjects />
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / data.page_size)}
            total={data.total}
            noun="rättigheter"
            hrefOf={(to) => rightsHref({ ...address, page: to })}
          />
        </div>
      )}
    </QueryFrame>
  );
  return (
    <PageFrame
      title="Rättigheter"
      description="Var ni får visa de som medverkar, och till när."
      actions={
        <>
          <SavedViews screen="CompanyRights" />
          <CsvButton
            name="rattigheter"
            columns={async () => (await import('#web/features/work/right/right-columns.ts')).rightColumns}
            fetchPage={(page) => api('GET /company/rights', { query: { group, text, page } })}
          />
        </>
      }
    >
      <SearchText
        label="Sök bland rättigheterna"
        placeholder="Person eller projekt"
        text={text}
        isBusy={rights.isFetching}
        onSearch={(words) => go({ text: words })}
      />
      <Tabs
        label="Rättigheternas läge"
        value={group}
        onChange={(id) => go({ group: RIGHT_GROUPS.find((one) => one === id) ?? 'standing' })}
        tabs={RIGHT_GROUPS.map((id) => ({
          id,
          label: GROUP_LABELS[id],
          // Counts of all would say something else than the list while a text is searched for.
          count: text ? undefined : counts?.[id],
          content: id === group ? content : null,
        }))}
      />
    </PageFrame>
  );
}
