import { useState } from 'react';
import { useSession } from '#web/features/accounts/session/session-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Loading } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const panel = onDemand(() => import('#web/features/office/protected-identity/protected-identity-panel.tsx'));

/**
 * The legal name and the mark of protected identity, for the desks that set it. Shown after a press, because the server
 * logs each viewing.
 */
export function TalentIdentity({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useOnDemand(panel, isOpen, () => setIsOpen(false))?.ProtectedIdentityPanel;
  const role = useSession().session?.admin_role;
  if (role !== 'owner' && role !== 'support') return null;
  return (
    <Section title="Identitet" description="Juridiskt namn och skyddad identitet. Det skrivs ned vem som har sett det.">
      {!isOpen && <Button onClick={() => setIsOpen(true)}>Visa identiteten</Button>}
      {isOpen && (Panel ? <Panel id={id} /> : <Loading />)}
    </Section>
  );
}
