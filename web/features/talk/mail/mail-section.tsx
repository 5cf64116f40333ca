import { useState } from 'react';
import type { MailAudience } from '#domain/kernel/mail/mail-choices.ts';
import { SettingSection } from '#web/features/accounts/security/setting-section.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

// Loaded late: people choose once.
const parts = onDemand(() => import('./mail-choices.tsx'));

/** The mails to the signed-in talent or member, with a button that shows how often each kind comes. */
export function MailSection({ audience }: { audience: MailAudience }) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(parts, isOpen, () => setIsOpen(false));
  return (
    <SettingSection
      title="Mejl till dig"
      description="Notiserna har allt på en gång. Här väljer du vad som också kommer som mejl till just dig. Det som samlas kommer i ett mejl klockan 7, eller när dina tysta timmar är slut."
      actions={
        !isOpen && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            Välj mejl
          </Button>
        )
      }
    >
      {isOpen && (here ? <here.MailChoices audience={audience} /> : <Loading />)}
    </SettingSection>
  );
}
