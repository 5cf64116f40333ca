import { type ReactNode, Suspense } from 'react';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { lazy } from '#web/ui/frame/lazy.ts';
import { CodeForm } from './code-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { inGroups } from './security.view.ts';

// Fetched only when a user is about to scan a code.
const QrCode = lazy(() => import('./qr-code.tsx'));

export interface Setup {
  readonly totp_uri: string;
  /** The secret of the QR code as text, for apps that cannot scan. */
  readonly secret: string;
}

interface SecondFactorSetupProps {
  setup: Setup;
  onCancel: () => void;
  /** Gets the recovery codes, which the server shows only now. */
  onDone: (recovery_codes: readonly string[]) => Promise<void>;
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 py-5">
      <span aria-hidden="true" className="voice-serif w-4 shrink-0 text-name text-ink-muted tabular">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">{title}</h3>
        <div className="mt-3">{children}</div>
      </div>
    </li>
  );
}

/** The user scans the QR code and types a first code. Sign-in asks for codes only after a first right one. */
export function SecondFactorSetup({ setup, onCancel, onDone }: SecondFactorSetupProps) {
  const { send } = useCommand();
  const confirm = async (code: string) => {
    const { recovery_codes } = await send('POST /account/second-factor/confirm', { body: { code } });
    await onDone(recovery_codes);
  };
  return (
    <ol className="divide-y divide-hairline border-y border-hairline">
      <Step number={1} title="Skanna koden med din autentiseringsapp">
        {/* The box is as large as the QR code, so that nothing moves when the code loads. */}
        <div className="size-48">
          <Suspense fallback={<p className="text-sm text-ink-muted">Laddar...</p>}>
            <QrCode text={setup.totp_uri} label="QR-kod för din autentiseringsapp" />
          </Suspense>
        </div>
        <p className="mt-4 text-sm text-ink-muted">Kan du inte skanna? Skriv in hemligheten i appen i stället:</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          <code className="tabular text-sm wrap-anywhere">
            <span className="sr-only">Hemlighet: </span>
            {inGroups(setup.secret)}
          </code>
          <CopyButton text={setup.secret} label="Kopiera hemligheten" />
        </div>
      </Step>
      <Step number={2} title="Skriv de sex siffror som appen visar">
        <CodeForm
          label="Engångskod"
          submitLabel="Slå på"
          onCode={confirm}
          extraActions={
            <Button variant="quiet" onClick={onCancel}>
              Avbryt
            </Button>
          }
        />
      </Step>
    </ol>
  );
}
