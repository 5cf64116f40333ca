import type { ReactNode } from 'react';
import type { AgreementDetails } from '#contract/work/agreement.ts';
import { OwnPrice } from '#web/features/deal/price/own-price.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { AgreementChanges } from './agreement-changes.tsx';
import { AgreementDocumentButton } from './agreement-document-button.tsx';
import { AgreementState } from './agreement-state.tsx';
import { AgreementVersions } from './agreement-versions.tsx';
import { AgreementWords } from './agreement-words.tsx';
import { Signatures } from './signatures.tsx';

export interface AgreementBodyProps {
  agreement: AgreementDetails;
  /** The form for signing, if the reader may sign. */
  children?: ReactNode;
}

/** The text of an agreement. Beside it: state, signatures, price, versions, and the PDF. */
export function AgreementBody({ agreement, children }: AgreementBodyProps) {
  const { text, decline_reason, sha256, status, signed_date } = agreement;
  return (
    <div className="grid max-w-5xl gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-8">
        {status === 'replaced' && (
          <Callout>
            {signed_date
              ? 'Det här avtalet gällde tills en ny version undertecknades. Det går alltid att läsa.'
              : 'En ny version har tagit det här avtalets plats, så det ska inte skrivas under.'}
          </Callout>
        )}
        <AgreementChanges signing={agreement} />
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
        {(status === 'draft' || status === 'to_sign') && (agreement.price.talent ?? agreement.price.company) && (
          <Section title="Det blir">
            <OwnPrice price={agreement.price} paidBy={agreement.price.talent?.paid_by ?? ''} />
          </Section>
        )}
        <AgreementVersions agreement={agreement} />
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
