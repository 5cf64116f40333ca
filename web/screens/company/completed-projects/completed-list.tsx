import { COMPLETED_SORTS } from '#domain/projects/project/completed-sorts.ts';
import { query } from '#web/api/client.ts';
import { CsvButton } from '#web/features/kernel/csv/csv-button.tsx';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { Button, LinkButton } from '#web/ui/form/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { SearchText } from '#web/ui/text/search-text.tsx';
import { CompletedTable } from './completed-table.tsx';
import { type CompletedUrl, completedHref, readCompletedUrl } from './completed-url.ts';

/** The completed projects, the latest first. The user can search by words and year, sort, and export. */
export function CompletedList() {
  const address = readCompletedUrl(useSearchParams()[0]);
  const navigate = useNavigate();
  const { text, year, sort, is_ascending } = address;
  const wanted = { text, sort, is_ascending: is_ascending ? 'true' : 'false', ...(year && { year }) } as const;
  const list = useList((page) => query('GET /company/completed-projects', { query: { ...wanted, page } }));
  const go = (next: Partial<CompletedUrl>) => navigate(completedHref({ ...address, ...next }), { replace: true });
  const years = list.query.data?.years ?? [];
  return (
    <PageFrame
      title="Avslutade projekt"
      description="Vad som gjordes, med vilka och vad det kom till. Härifrån bokar ni samma personer igen."
      actions={
        <span className="flex flex-wrap gap-2 print:hidden">
          <Button variant="quiet" onClick={() => window.print()}>
            Skriv ut
          </Button>
          <SavedViews screen="CompanyCompletedProjects" />
          <CsvButton
            name="avslutade-projekt"
            columns={async () => (await import('#web/features/money/outcome/completed-columns.ts')).completedColumns}
            fetchPage={list.fetchPage}
          />
        </span>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end gap-4 print:hidden">
          <SearchText
            label="Sök bland projekten"
            placeholder="Projekt eller person"
            text={text}
            isBusy={list.query.isFetching}
            onSearch={(words) => go({ text: words })}
          />
          <Field label="År" className="mb-4 w-36">
            <Select
              options={years.map((one) => ({ value: String(one), label: String(one) }))}
              placeholder="Alla år"
              value={year ?? ''}
              onChange={({ target }) => go({ year: Number(target.value) || undefined })}
            />
          </Field>
        </div>
        <ListFrame
          list={list}
          noun="projekt"
          empty={
            text || year
              ? { title: 'Inget projekt stämmer', text: 'Prova andra ord eller ett annat år.' }
              : {
                  title: 'Inga avslutade projekt',
                  text: 'När du bekräftar att arbetet i ett projekt är gjort står det här, med vad det kom till.',
                  action: <LinkButton to="/CompanyDashboard">Till översikten</LinkButton>,
                }
          }
        >
          {({ items }) => (
            <CompletedTable
              rows={items}
              sort={{ column: sort, direction: is_ascending ? 'ascending' : 'descending' }}
              onSort={({ column, direction }) =>
                go({
                  sort: COMPLETED_SORTS.find((one) => one === column) ?? 'day',
                  is_ascending: direction === 'ascending',
                })
              }
            />
          )}
        </ListFrame>
      </div>
    </PageFrame>
  );
}
