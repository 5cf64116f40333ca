import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TakenFile } from '#contract/money/bank.ts';
import { BANK_FILE_MAX_BYTES } from '#domain/money/bank/bank-entry.ts';
import { FILE_UNANSWERED, fileTaken, leftOutOf } from '#texts/money/bank-words.ts';
import { query, WordlessError } from '#web/api/client.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Uploader } from '#web/ui/form/uploader.tsx';
import type { Upload } from '#web/ui/form/use-uploads.ts';
import { Disclosure } from '#web/ui/frame/disclosure.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';
import { InstantText } from '#web/ui/text/date-text.tsx';
import { TakenFiles } from './taken-files.tsx';

/** The upload of the bank's files, and the latest files read. */
export function BankFiles() {
  const { send } = useCommand();
  const files = useQuery(query('GET /admin/bank/files', { query: {} }));
  const [taken, setTaken] = useState<readonly TakenFile[]>([]);
  const take: Upload = async (file, _name, onProgress) => {
    let isSent = false;
    const told = await send('POST /admin/bank/files', {
      file,
      onProgress: (share) => {
        isSent = share === 1;
        onProgress(share);
      },
    }).catch((error: unknown) => {
      // A whole file may have been read, although its answer never came.
      throw isSent && error instanceof WordlessError ? new WordlessError('offline', 0, FILE_UNANSWERED) : error;
    });
    setTaken((before) => [told, ...before]);
    showToast(fileTaken(told));
  };
  return (
    <div className="flex flex-col gap-4">
      <Uploader
        label="Läs in en fil från banken"
        hint="Kontoutdrag (camt.053), avisering (camt.054) eller svar på utbetalningar (pain.002) som XML, högst 60 MB och 50&nbsp;000 poster. Samma fil två gånger ändrar ingenting."
        accept=".xml,text/xml,application/xml"
        maxBytes={BANK_FILE_MAX_BYTES}
        isMultiple
        upload={take}
      />
      <TakenFiles files={taken} />
      <Disclosure title="Senast inlästa filer">
        <QueryFrame
          query={files}
          isEmpty={({ total }) => total === 0}
          empty={<p className="py-3 text-ink-muted">Ingen fil är inläst ännu.</p>}
        >
          {({ items }) => (
            <ul className="divide-y divide-hairline border-t border-hairline text-sm">
              {items.map(({ id, kind, entry_count, new_count, left_out, by, created_date }) => (
                <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
                  <InstantText instant={created_date} />
                  <span className="tabular">{kind}</span>
                  <span>{kind === 'pain.002' ? 'svar på utbetalningar' : `${new_count} nya av ${entry_count}`}</span>
                  <span className="text-ink-muted">{by}</span>
                  {left_out.length > 0 && <p className="w-full text-ink-muted wrap-anywhere">{leftOutOf(left_out)}</p>}
                </li>
              ))}
            </ul>
          )}
        </QueryFrame>
      </Disclosure>
    </div>
  );
}
