import { useSession } from '#web/features/accounts/session/session-store.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

/** Shown for an address without a screen. */
export function NotFound() {
  const { record } = useSession();
  return (
    <PageFrame title="Sidan finns inte">
      <div className="border-t border-hairline pt-8">
        <p className="max-w-prose text-ink-muted">Adressen leder ingenstans. Sidan kan ha flyttat.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={record ? '/Dashboard' : '/Login'}>{record ? 'Till din översikt' : 'Logga in'}</LinkButton>
          <LinkButton to="/" reloadDocument variant="quiet">
            Till startsidan
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
