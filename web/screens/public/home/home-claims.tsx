import type { ReactNode } from 'react';
import { PAID_WITHIN_DAYS } from '#domain/deal/price/pay-day.ts';
import { COMPANIES_SEARCHING } from '#texts/office/promises.ts';
import { PublicText } from '#web/screens/public/public-text.tsx';

/** The product's promises to a talent (spec, section 1: the landing claims). */
export function HomeClaims() {
  return (
    <section aria-labelledby="lofte" className="mx-auto max-w-[96rem] px-4 pt-20 sm:px-6 md:pt-28 lg:px-10">
      <h2 id="lofte" className="voice-serif max-w-3xl text-title">
        <PublicText id="home_claims" />
      </h2>
      <dl className="mt-10 md:mt-14">
        <Claim term={`${PAID_WITHIN_DAYS} dagar`} title={`Betalt inom ${PAID_WITHIN_DAYS} dagar`}>
          <PublicText id="home_claim_paid" />
        </Claim>
        <Claim term="Ett avtal" title="Vi sköter fakturering, avtal och bokningar">
          <PublicText id="home_claim_agreement" />
        </Claim>
        <Claim term="Ditt ja" title="Du väljer vilka förfrågningar du tackar ja till">
          <PublicText id="home_claim_yes" />
        </Claim>
        <Claim term={`${COMPANIES_SEARCHING}+`} title={`Över ${COMPANIES_SEARCHING} företag söker dagligen`}>
          <PublicText id="home_claim_companies" />
        </Claim>
      </dl>
    </section>
  );
}

function Claim({ term, title, children }: { term: string; title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-3 border-t border-hairline py-8 md:grid-cols-[5fr_7fr] md:items-baseline md:py-10">
      <dt className="voice-serif tabular text-[clamp(2.75rem,1.8rem+4.2vw,5.25rem)] leading-none">{term}</dt>
      <dd className="max-w-xl">
        <p className="text-lg font-medium">{title}</p>
        <p className="mt-1 text-ink-muted">{children}</p>
      </dd>
    </div>
  );
}
