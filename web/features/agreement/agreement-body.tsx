import type { ReactNode } from 'react';
import type { AgreementDetails } from '#contract/agreement.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Section } from '#web/ui/section.tsx';
import { AgreementDocumentButton } from './agreement-document-button.tsx';
import { AgreementState } from './agreement-state.tsx';
import { AgreementWords } from './agreement-words.tsx';
import { Signatures } from './signatures.tsx';

export interface AgreementBodyProps {
  agreement: AgreementDetails;
  /** Where one signs, while one may. */
  children?: ReactNode;
}

/** An agreement to read, and beside it who has signed and what is left to do. */
export function AgreementBody({ agreement, children }: AgreementBodyProps) {
  const { text, decline_reason, sha256 } = agreement;
  return (
    <div className="grid max-w-5xl gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-8">
        {text ? (
          <AgreementWords text={text} />
        ) : (
          <Callout tone="waiting">Avtalet skrivs ut och kommer strax. Sidan uppdateras av sig själv.</Callout>
        )}
        {children}
      </div>
      <div className="flex flex-col gap-6 max-lg:order-first lg:sticky lg:top-24 lg:self-start">
        <div>
          <AgreementState agreement={agreement} />
        </div>
        {decline_reason && (
          <Callout tone="lost" title="Inte undertecknat">
            ”{decline_reason}”
          </Callout>
        )}
        <Section title="Underskrifter">
          <Signatures {...agreement} />
        </Section>
        <div>
          <AgreementDocumentButton agreement={agreement} />
        </div>
        {sha256 && (
          <p className="text-xs wrap-anywhere text-ink-muted">
            Dokumentets kontrolltal (SHA-256): <span className="tabular">{sha256}</span>
          </p>
        )}
      </div>
    </div>
  );
}
