import { useState } from 'react';
import type { RequestDetails } from '#contract/casting/candidate.ts';
import type { TalentOffer } from '#contract/casting/counter-offer.ts';
import type { TalentPriceShown } from '#contract/deal/price.ts';
import { counterOfferCommandLabels, counterOfferLabels } from '#texts/casting/counter-offer-words.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Callout } from '#web/ui/frame/callout.tsx';
import { QueryFrame } from '#web/ui/frame/query-frame.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';
import { Money } from '#web/ui/text/money.tsx';
import { StateBadge } from '#web/ui/text/state-badge.tsx';
import { useTalentOffers } from './offer-queries.ts';
import { OfferVersions } from './offer-versions.tsx';

const dialog = onDemand(() => import('./proposal-dialog.tsx'));

const netPay = (price: TalentPriceShown | null) =>
  price === null ? [] : [{ label: 'Du får ut cirka', value: <Money ore={price.net_ore} /> }];

/** The counter-offers about a request: their versions, the talent's net pay, and the button to propose. */
export function TalentOffers({ request }: { request: RequestDetails }) {
  const offers = useTalentOffers(request.id);
  const [isSuggesting, setIsSuggesting] = useState(false);
  const here = useOnDemand(dialog, isSuggesting, () => setIsSuggesting(false));
  const { send } = useCommand();
  return (
    <Section title="Andra villkor" description={`En beställning svarar du ja eller nej på, eller med egna villkor.`}>
      <QueryFrame query={offers}>
        {({ may_suggest, answer_by, offers: made }) => (
          <div className="flex flex-col gap-8">
            {made.map((offer) => (
              <OneOffer key={offer.id} offer={offer} request={request} answerBy={answer_by} />
            ))}
            {made.length === 0 && !may_suggest && (
              <p className="text-ink-muted">Ingen av er har föreslagit andra villkor.</p>
            )}
            {may_suggest && (
              <Button className="self-start" onClick={() => setIsSuggesting(true)}>
                {counterOfferCommandLabels.suggest}
              </Button>
            )}
            {isSuggesting && here && (
              <here.ProposalDialog
                terms={request.terms}
                to={request.company_name}
                lastDay={answer_by}
                onClose={() => setIsSuggesting(false)}
                onSend={(proposal) =>
                  send('POST /talent/requests/:id/counter-offers', {
                    params: { id: request.id },
                    body: { ...proposal, terms_version: request.terms_version },
                  })
                }
              />
            )}
          </div>
        )}
      </QueryFrame>
    </Section>
  );
}

interface OneOfferProps {
  offer: TalentOffer;
  request: RequestDetails;
  answerBy: string;
}

function OneOffer({ offer, request, answerBy }: OneOfferProps) {
  const { run, send, isPending, failure } = useCommand();
  const [isAnswering, setIsAnswering] = useState(false);
  const here = useOnDemand(dialog, isAnswering, () => setIsAnswering(false));
  const newest = offer.versions.at(-1);
  const { word, tone } = counterOfferLabels.talent[offer.status];
  const isOpen = offer.status === 'with_company' || offer.status === 'with_talent';
  // After an accepted counter-offer `request` has the new terms, and `former` the requested ones.
  const asked = offer.status === 'accepted' ? request.former : request;
  const call = { params: { id: offer.id }, body: { seen_version: newest?.version ?? 1 } };
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StateBadge tone={tone} wraps>
          {word}
        </StateBadge>
        {isOpen && <span className="text-sm text-ink-muted">Gäller till och med {formatLongDay(offer.ends_on)}</span>}
      </p>
      {offer.reply && <p className="max-w-prose text-sm">”{offer.reply}”</p>}
      {asked && (
        <OfferVersions
          asked={{ terms: asked.terms, price: netPay(asked.price) }}
          versions={offer.versions.map((one) => ({ ...one, price: netPay(one.price) }))}
          nameOf={(side) => (side === 'talent' ? 'Du' : request.company_name)}
        />
      )}
      {failure && (
        <Callout tone="lost" role="alert">
          {failure}
        </Callout>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {offer.actions.includes('accept-as-talent') && (
          <Button
            variant="primary"
            isBusy={isPending}
            onClick={() => void run('POST /talent/counter-offers/:id/accept', call)}
          >
            {counterOfferCommandLabels['accept-as-talent']}
          </Button>
        )}
        {offer.actions.includes('answer-company') && (
          <Button onClick={() => setIsAnswering(true)}>{counterOfferCommandLabels['answer-company']}</Button>
        )}
        {offer.actions.includes('decline-as-talent') && (
          <Button variant="quiet" onClick={() => void run('POST /talent/counter-offers/:id/decline', call)}>
            {counterOfferCommandLabels['decline-as-talent']}
          </Button>
        )}
        {offer.actions.includes('withdraw-as-talent') && (
          <Button variant="quiet" onClick={() => void run('POST /talent/counter-offers/:id/withdraw', call)}>
            {counterOfferCommandLabels['withdraw-as-talent']}
          </Button>
        )}
      </div>
      {isAnswering && here && newest && (
        <here.ProposalDialog
          terms={newest.terms}
          to={request.company_name}
          lastDay={answerBy}
          onClose={() => setIsAnswering(false)}
          onSend={(proposal) =>
            send('POST /talent/counter-offers/:id/answer', {
              params: { id: offer.id },
              body: { ...proposal, seen_version: newest.version },
            })
          }
        />
      )}
    </div>
  );
}
