import { Download } from 'lucide-react';
import { useCommand } from '#web/api/use-command.ts';
import { useYearSummary } from '#web/features/money/payout/payout-queries.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { Section } from '#web/ui/frame/section.tsx';
import { yearIn } from './payout-year.ts';

/** Saves the talent's certificate of employment as a PDF. Renders nothing for a talent who has had no wage. */
export function CertificateSection() {
  const [params] = useSearchParams();
  // The summary of the shown year is loaded anyway; it says for all years if there are wages.
  const { data } = useYearSummary(yearIn(params));
  const { run, isPending } = useCommand({ hasToast: true });
  if (!data?.has_wages) return null;
  const save = async () => {
    const made = await run('POST /talent/employment-certificates', {});
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  return (
    <Section
      className="mt-12"
      title="Arbetsgivarintyg"
      description="För a-kassan: din arbetade tid och din lön månad för månad, de senaste tolv månaderna."
    >
      <Button icon={Download} isBusy={isPending} onClick={save}>
        Arbetsgivarintyg<span className="sr-only"> som PDF</span>
      </Button>
    </Section>
  );
}
