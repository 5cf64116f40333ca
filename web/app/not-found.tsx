import { LinkButton } from '#web/ui/button.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';

/** No screen has this address. */
export function NotFound() {
  return (
    <PageFrame title="Sidan finns inte">
      <div className="border-t border-hairline pt-8">
        <p className="max-w-prose text-ink-muted">
          Adressen leder ingenstans. Kanske är den felskriven, eller så har sidan flyttat.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/Dashboard">Till din översikt</LinkButton>
          <LinkButton to="/" reloadDocument variant="quiet">
            Till startsidan
          </LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
