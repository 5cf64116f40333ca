import { Download } from 'lucide-react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';

/** Saves a PDF with the talent's wages of a year. */
export function IncomePaperButton({ year }: { year: number }) {
  const { run, isPending } = useCommand({ hasToast: true });
  const save = async () => {
    const made = await run('POST /talent/income-papers/:year', { params: { year } });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  return (
    <Button icon={Download} isBusy={isPending} onClick={save}>
      Inkomst {year}
      <span className="sr-only"> som PDF</span>
    </Button>
  );
}
