import { useState } from 'react';
import type { MonthLineShown } from '#contract/money/month.ts';
import { monthText } from '#texts/money/books-words.ts';
import { monthLineText, monthLineWords } from '#texts/money/month-words.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

interface CloseMonthProps {
  /** First ISO day of the month. */
  month: string;
  /** The open lines, which the dialog names. */
  left: readonly MonthLineShown[];
}

/** The button that closes a month, with a question that names what is left. */
export function CloseMonth({ month, left }: CloseMonthProps) {
  const { send } = useCommand();
  const [isAsked, setIsAsked] = useState(false);
  const name = monthText(month);
  return (
    <>
      <Button variant={left.length === 0 ? 'primary' : undefined} onClick={() => setIsAsked(true)}>
        Stäng {name}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={`Stäng ${name}?`}
        confirmLabel={left.length === 0 ? `Stäng ${name}` : 'Stäng ändå'}
        isDangerous
        onConfirm={async () => {
          await send('POST /admin/books/months/close', { body: { month, left: left.map(({ code }) => code) } });
          showToast(`Bokföringen för ${name} är stängd`);
        }}
      >
        <div className="flex flex-col gap-3">
          {left.length > 0 && (
            <>
              <p>Det här är kvar:</p>
              <ul className="list-disc pl-5">
                {left.map((line) => (
                  <li key={line.code}>
                    {monthLineWords[line.code].label}: {monthLineText(line)}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            Ingenting kan bokföras i månaden efteråt. Det som hände då men kommer in senare bokförs i nästa öppna månad.
            Det går inte att ångra.
          </p>
        </div>
      </ConfirmDialog>
    </>
  );
}
