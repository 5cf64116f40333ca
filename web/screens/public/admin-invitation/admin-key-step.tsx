import { Suspense } from 'react';
import { CopyButton } from '#web/features/accounts/security/copy-button.tsx';
import { inGroups } from '#web/features/accounts/security/security.view.ts';
import { LinkButton } from '#web/ui/form/button.tsx';
import { lazy } from '#web/ui/frame/lazy.ts';

// Loaded only in this step.
const QrCode = lazy(() => import('#web/features/accounts/security/qr-code.tsx'));

/** The secret of the second factor. The server sends it only once. */
export interface AdminKey {
  readonly totp_uri: string;
  readonly secret: string;
}

/** Shows the secret to scan or type, and a link to Login, which asks for the first code. */
export function AdminKeyStep({ adminKey: { totp_uri, secret } }: { adminKey: AdminKey }) {
  return (
    <div className="flex flex-col gap-6">
      {/* The box is as large as the QR code, so that nothing moves when the code loads. */}
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
