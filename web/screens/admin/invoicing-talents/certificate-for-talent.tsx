import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { ChooseTalent } from './choose-talent.tsx';

/** Makes the certificate of employment of a talent, who may also download it alone. */
export function CertificateForTalent() {
  const { run, isPending } = useCommand({ hasToast: true });
  const [talent_id, setTalentId] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const save = async () => {
    if (!talent_id) return setIsAsked(true);
    const made = await run('POST /admin/employment-certificates', { body: { talent_id } });
    // The browser downloads from this address, so the screen stays.
    if (made) window.location.assign(made.url);
  };
  return (
    <Section
      title="Arbetsgivarintyg"
      description="Timmar och lön månad för månad, ur lönebesked och godkända rapporter. Talangen kan också hämta det på egen hand."
    >
      <div className="flex max-w-xl flex-wrap items-end gap-4">
        <div className="min-w-64 flex-1">
          <ChooseTalent value={talent_id} onChange={setTalentId} isMissing={isAsked && !talent_id} />
        </div>
        <Button icon={Download} isBusy={isPending} onClick={save}>
          Gör intyget
        </Button>
      </div>
    </Section>
  );
}
