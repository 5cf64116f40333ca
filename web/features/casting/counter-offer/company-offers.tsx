import { useState } from 'react';
import type { CompanyOffer } from '#contract/casting/counter-offer.ts';
import type { RoleQuote } from '#contract/projects/quote.ts';
import { counterOfferCommandLabels, counterOfferLabels } from '#texts/casting/counter-offer-words.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { PageLinks, usePageNumber } from '#web/ui/list/page-links.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useProjectOffers } from './offer-queries.ts';
import { OfferVersions } from './offer-versions.tsx';

const dialog = onDemand(() => import('./proposal-dialog.tsx'));
const declining = onDemand(() => import('./declining.tsx'));

const bothWays = ({ company, talent }: RoleQuote) => [
  { label: 'Kostar er, utan moms', value: <Money ore={company.ex_vat_ore} /> },
  { label: 'Personen får ut cirka', value: <Money ore={talent.net_ore} /> },
];

export interface CompanyOffersProps {
  projectId: string;
  /** The name of a candidate, by id. */
  nameOf: (candidateId: string) => string;
}

/** The counter-offers of a project, each with the price before and after. Renders nothing if there are none. */
export function CompanyOffers({ projectId, nameOf }: CompanyOffersProps) {
  const page = usePageNumber('offers');
  const { data } = useProjectOffers(projectId, page);
  if (!data || data.total === 0) return null;
  return (
    <Section title="Motbud" aside={data.total === 1 ? '1 motbud' : `${data.total} motbud`}>
      <div className="flex flex-col gap-10">
        {data.items.map((offer) => (
          <OneOffer key={offer.id} offer={offer} name={nameOf(offer.candidate_id)} />
        ))}
        <PageLinks of={data} noun="motbud" name="offers" />
      </div>
    </Section>
  );
}

function OneOffer({ offer, name }: { offer: CompanyOffer; name: string }) {
  const { run, send, isPending, failure } = useCommand();
  const [asking, setAsking] = useState<'answer' | 'decline'>();
  const here = useOnDemand(dialog, asking === 'answer', () => setAsking(undefined));
  const no = useOnDemand(declining, asking === 'decline', () => setAsking(undefined));
  const { word, tone } = counterOfferLabels.company[offer.status];
  const newest = offer.versions.at(-1);
  const isOpen = offer.status === 'with_company' || offer.status === 'with_talent';
  const params = { id: offer.id };
  const seen_version = newest?.version ?? 1;
  return (
    <article aria-label={`Motbud från ${name}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="voice-serif text-name">{name}</h3>
        <StateBadge tone={tone} wraps>
          {word}
        </StateBadge>
        {isOpen && <span className="text-sm text-ink-muted">Gäller till och med {formatLongDay(offer.ends_on)}</span>}
      </div>
      {offer.reply && <p className="max-w-prose text-sm">”{offer.reply}”</p>}
      <OfferVersions
        asked={{ terms: offer.asked.terms, price: bothWays(offer.asked.price) }}
        versions={offer.versions.map((one) => ({ ...one, price: bothWays(one.price) }))}
        nameOf={(side) => (side === 'company' ? 'Ni' : name)}
      />
      {failure && asking === undefined && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {offer.actions.includes('accept') && (
          <Button
            variant="primary"
            isBusy={isPending}
            onClick={() => void run('POST /counter-offers/:id/accept', { params, body: { seen_version } })}
          >
            {counterOfferCommandLabels.accept}
          </Button>
        )}
        {offer.actions.includes('answer-talent') && (
          <Button onClick={() => setAsking('answer')}>{counterOfferCommandLabels['answer-talent']}</Button>
        )}
        {offer.actions.includes('decline') && (
          <Button variant="quiet" onClick={() => setAsking('decline')}>
            {counterOfferCommandLabels.decline}
          </Button>
        )}
        {offer.actions.includes('withdraw') && (
          <Button
            variant="quiet"
            onClick={() => void run('POST /counter-offers/:id/withdraw', { params, body: { seen_version } })}
          >
            {counterOfferCommandLabels.withdraw}
          </Button>
        )}
      </div>
      {asking === 'answer' && here && newest && (
        <here.ProposalDialog
          terms={newest.terms}
          to={name}
          lastDay={null}
          onClose={() => setAsking(undefined)}
          onSend={(proposal) =>
            send('POST /counter-offers/:id/answer', { params, body: { ...proposal, seen_version: newest.version } })
          }
        />
      )}
      {asking === 'decline' && no && (
        <no.Declining
          name={name}
          onClose={() => setAsking(undefined)}
          onSend={(reason) => run('POST /counter-offers/:id/decline', { params, body: { seen_version, reason } })}
          failure={failure}
        />
      )}
    </article>
  );
}
