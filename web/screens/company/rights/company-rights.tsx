import { RIGHT_GROUPS, type RightGroup } from '#domain/work/right/right-groups.ts';
import { query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { TabbedListScreen } from '#web/features/kernel/list/tabbed-list-screen.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { RightsTable } from '#web/features/work/right/rights-table.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
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

/** All rights of the company to show material, in one list. The address holds the filter. */
export default function CompanyRights() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const address = readRightsUrl(params);
  const { group, text } = address;
  const list = useList((page) => query('GET /company/rights', { query: { group, text, page } }));
  const counts = list.query.data?.counts;
  const go = (next: Partial<RightsUrl>) => navigate(rightsHref({ ...address, page: 1, ...next }), { replace: true });
  return (
    <TabbedListScreen
      title="Rättigheter"
      description="Var ni får visa de som medverkar, och till när."
      actions={
        <>
          <SavedViews screen="CompanyRights" />
          <CsvButton
            name="rattigheter"
            columns={async () => (await import('#web/features/work/right/right-columns.ts')).rightColumns}
            fetchPage={list.fetchPage}
          />
        </>
      }
      filters={
        <SearchText
          label="Sök bland rättigheterna"
          placeholder="Person eller projekt"
          text={text}
          isBusy={list.query.isFetching}
          onSearch={(words) => go({ text: words })}
        />
      }
      tabs={{
        label: 'Rättigheternas läge',
        of: RIGHT_GROUPS,
        open: group,
        wordOf: (id) => GROUP_LABELS[id],
        // The counts cover all rights, so they are not shown during a search.
        countOf: (id) => (text ? undefined : counts?.[id]),
        hrefOf: (id) => rightsHref({ group: id, text, page: 1 }),
      }}
      list={list}
      noun="rättigheter"
      hasTotal
      empty={
        text
          ? {
              title: `Ingen person och inget projekt med ”${text}” här`,
              text: 'Sökningen letar i personers namn och projektens titlar.',
              action: <Button onClick={() => go({ text: '' })}>Visa alla</Button>,
            }
          : { title: 'Inga rättigheter här', text: EMPTY[group] }
      }
    >
      {({ items }) => <RightsTable rows={items} hasProjects />}
    </TabbedListScreen>
  );
}
