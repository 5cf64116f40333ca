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
  /** Name of the file, without its extension. */
  name: string;
  /** Loads the columns when the user asks for the file. */
  columns: () => Promise<CsvColumns<Row>>;
  /** Fetches a page of the list with its filters; the server applies the reader's rights. */
  fetchPage: (page: number) => Promise<Page<Row>>;
}

/** Exports all pages of a list as a file for spreadsheets; shows the progress of a long one. */
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
