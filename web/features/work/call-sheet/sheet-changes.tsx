import type { SheetChange } from '#domain/work/call-sheet/call-sheet.ts';
import { sheetFieldLabels } from '#texts/work/call-sheet-words.ts';

/** The changes since the last version, old and new side by side. */
export function SheetChanges({ changes, label }: { changes: readonly SheetChange[]; label: string }) {
  if (changes.length === 0) return null;
  return (
    <section aria-label={label} className="border-l-2 border-waiting pl-4">
      <p className="text-sm font-medium">{label}</p>
      <dl className="mt-1 flex flex-col gap-2">
        {changes.map(({ field, old_value, new_value }) => (
          <div key={field}>
            <dt className="text-sm text-ink-muted">{sheetFieldLabels[field]}</dt>
            <dd className="grid gap-x-6 tabular wrap-anywhere whitespace-pre-line sm:grid-cols-2">
              <del className="text-ink-muted">
                <span className="sr-only">Förut: </span>
                {old_value || 'Inget'}
              </del>
              <ins className="font-medium no-underline">
                <span className="sr-only">Nu: </span>
                {new_value || 'Inget'}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
