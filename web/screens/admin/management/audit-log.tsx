import { Download, Printer } from 'lucide-react';
import { api, query } from '#web/api/client.ts';
import { ListFrame } from '#web/features/kernel/list/list-frame.tsx';
import { useList } from '#web/features/kernel/list/use-list.ts';
import { SavedViews } from '#web/features/office/saved-view/saved-views.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { saveFile } from '#web/ui/list/save-file.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { auditCsv } from './audit.view.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { isNarrowed, type ManagementUrl } from './management-url.ts';

interface AuditLogProps {
  address: ManagementUrl;
  onChange: (next: Partial<ManagementUrl>) => void;
}

/**
 * The log of administrators: the private data that they were shown, and their commands. The address holds the filter.
 */
export function AuditLog({ address, onChange }: AuditLogProps) {
  const { who, kind, about, from, to } = address;
  const errorText = useErrorText();
  const filter = {
    about,
    ...(who && { account_id: who }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const list = useList((page) => query('GET /admin/audit', { query: { ...filter, page } }));
  const save = async () => {
    try {
      const { items, is_cut } = await api('GET /admin/audit/export', { query: filter });
      saveFile('logg.csv', auditCsv(items), 'text/csv');
      if (is_cut) showToast(`Filen har de senaste ${formatNumber(items.length)} raderna. Välj färre dagar för resten.`);
    } catch (error) {
      showToast(errorText(error), { tone: 'lost' });
    }
  };
  return (
    <div className="flex flex-col gap-6">
      <AuditFilters address={address} onChange={onChange} isBusy={list.query.isFetching}>
        <Button icon={Download} onClick={() => void save()}>
          Hämta som CSV
        </Button>
        <SavedViews screen="AdminManagement" />
        <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
          Skriv ut
        </Button>
      </AuditFilters>
      <ListFrame
        list={list}
        noun="rader"
        empty={
          isNarrowed(address)
            ? { title: 'Inget i loggen passar', text: 'Välj andra dagar, eller visa allt.' }
            : { title: 'Loggen är tom', text: 'Här visas vad administratörer har sett och gjort.' }
        }
      >
        {({ items }) => <AuditTable entries={items} />}
      </ListFrame>
    </div>
  );
}
