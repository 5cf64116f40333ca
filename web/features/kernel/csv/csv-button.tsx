import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Page } from '#web/api/fetch-pages.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import { type CsvColumns, csvOf } from '#web/ui/list/csv.ts';
import { saveFile } from '#web/ui/list/save-file.ts';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { collectRows } from './collect-rows.ts';

export interface CsvButtonProps<Row> {
  /** Of the file, without its ending. */
  name: string;
  /** Fetched when it is asked for. */
  columns: () => Promise<CsvColumns<Row>>;
  /** The list with its filters, as the screen asks for it: a reader with fewer rights exports less. */
  fetchPage: (page: number) => Promise<Page<Row>>;
}

/** Takes along all that a list shows, not its one page, as a file for spreadsheets; a long one says how far it has come. */
export function CsvButton<Row extends { readonly id: string }>({ name, columns, fetchPage }: CsvButtonProps<Row>) {
  const errorText = useErrorText();
  const [progress, setProgress] = useState<{ count: number; total: number }>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const save = async () => {
    setProgress({ count: 0, total: 0 });
    try {
      const found = await collectRows(
        fetchPage,
        ({ id }) => id,
        (count, total) => setProgress({ count, total }),
        () => isHere.current,
      );
      if (!found) return;
      saveFile(`${name}.csv`, csvOf(await columns(), found.rows), 'text/csv');
      if (found.is_cut)
        showToast(`Filen har de första ${formatNumber(found.rows.length)} raderna. Välj färre för resten.`);
    } catch (error) {
      if (isHere.current) showToast(errorText(error), { tone: 'lost' });
    } finally {
      setProgress(undefined);
    }
  };
  const isLong = progress !== undefined && progress.count < progress.total;
  return (
    <span className="inline-flex items-center gap-3 self-start print:hidden">
      <Button icon={Download} isBusy={progress !== undefined} onClick={() => void save()}>
        Hämta som CSV
      </Button>
      <span aria-live="polite" className="text-sm text-ink-muted tabular">
        {isLong && `${formatNumber(progress.count)} av ${formatNumber(progress.total)}`}
      </span>
    </span>
  );
}
