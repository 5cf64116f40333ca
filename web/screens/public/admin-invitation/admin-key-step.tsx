import { lazy, Suspense } from 'react';
import { CopyButton } from '#web/features/accounts/security/copy-button.tsx';
import { inGroups } from '#web/features/accounts/security/security.view.ts';
import { LinkButton } from '#web/ui/form/button.tsx';

// The drawing of the code is fetched when somebody is about to scan one.
const QrCode = lazy(() => import('#web/features/accounts/security/qr-code.tsx'));

/** The key of a second factor, as it is told once. */
export interface AdminKey {
  readonly totp_uri: string;
  readonly secret: string;
}

/** To scan or to type, and then to sign in: the first code is asked for there. */
export function AdminKeyStep({ adminKey: { totp_uri, secret } }: { adminKey: AdminKey }) {
  return (
    <div className="flex flex-col gap-6">
      {/* As large as the code that comes, so that nothing moves. */}
      <div className="size-48">
        <Suspense fallback={<p className="text-sm text-ink-muted">Laddar...</p>}>
          <QrCode text={totp_uri} label="QR-kod för din autentiseringsapp" />
        </Suspense>
      </div>
      <div>
        <p className="text-sm text-ink-muted">Kan du inte skanna? Skriv in nyckeln i appen i stället:</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <code className="tabular text-sm wrap-anywhere">
            <span className="sr-only">Nyckel: </span>
            {inGroups(secret)}
          </code>
          <CopyButton text={secret} label="Kopiera nyckeln" />
        </div>
      </div>
      <div>
        <LinkButton to="/Login" variant="primary">
          Jag har lagt till kontot, logga in
        </LinkButton>
      </div>
    </div>
  );
}
