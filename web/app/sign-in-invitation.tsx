import { LinkButton } from '#web/ui/form/button.tsx';
import { useLocation } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';

/** Shown on a public route whose content needs an account, to a visitor without a session. */
export function SignInInvitation({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  return (
    <PageFrame title={title}>
      <div className="border-t border-hairline pt-8">
        <p className="max-w-prose text-ink-muted">Logga in för att fortsätta, eller skapa ett konto.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton variant="primary" to={`/Login?return=${encodeURIComponent(pathname + search)}`}>
            Logga in
          </LinkButton>
          <LinkButton to="/Registera">Skapa konto</LinkButton>
        </div>
      </div>
    </PageFrame>
  );
}
