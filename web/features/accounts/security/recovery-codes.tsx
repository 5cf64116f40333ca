import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BRAND } from '#texts/kernel/brand.ts';
import { Button } from '#web/ui/form/button.tsx';
import { useLeaveGuard } from '#web/ui/form/use-leave-guard.ts';
import { saveFile } from '#web/ui/list/save-file.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { CopyButton } from './copy-button.tsx';
import { printText } from './print-text.ts';

const TITLE = `Återställningskoder till ${BRAND}`;

/**
 * The one-time codes for signing in without the phone. The server shows them only once, so leaving without confirming
 * opens a question.
 */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const guard = useLeaveGuard(true);
  useEffect(() => heading.current?.focus(), []);
  const text = `${TITLE}\nVarje kod fungerar en gång.\n\n${codes.join('\n')}\n`;
  return (
    <div className="border-y border-hairline py-5">
      <h3 ref={heading} tabIndex={-1} className="voice-serif text-name outline-none">
        Dina återställningskoder
      </h3>
      <p className="mt-1 max-w-prose text-sm text-ink-muted">
        Spara dem där bara du kommer åt dem. Med en kod loggar du in om du blir av med telefonen, och varje kod fungerar
        en gång. Vi kan inte visa dem igen.
      </p>
      <ul aria-label="Återställningskoder" className="mt-5 grid max-w-md grid-cols-2 gap-x-8 gap-y-1.5">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular text-base">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <CopyButton text={text} label="Kopiera" />
        <Button size="small" icon={Download} onClick={() => saveFile('aterstallningskoder.txt', text, 'text/plain')}>
          Ladda ner
        </Button>
        <Button size="small" icon={Printer} onClick={() => printText(TITLE, text)}>
          Skriv ut
        </Button>
      </div>
      <Button variant="primary" className="mt-6" onClick={onSaved}>
        Jag har sparat koderna
      </Button>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onOpenChange={(isOpen) => !isOpen && guard.stay()}
        title="Har du sparat koderna?"
        confirmLabel="Lämna sidan"
        cancelLabel="Stanna kvar"
        isDangerous
        onConfirm={guard.leave}
      >
        De visas inte igen. Utan dem och utan telefonen kommer du inte in.
      </ConfirmDialog>
    </div>
  );
}
