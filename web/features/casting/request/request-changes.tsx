import type { RequestDetails } from '#contract/casting/candidate.ts';
import type { ChangeInWords } from '#texts/deal/terms-changes.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { TermsComparison } from '#web/features/deal/terms/terms-comparison.tsx';
import { Section } from '#web/ui/frame/section.tsx';
import { isChanged } from './request.view.ts';

type Price = RequestDetails['price'];

const inWords = (price: NonNullable<Price>) =>
  `Cirka ${formatOre(price.net_ore)} senast ${formatLongDay(price.paid_by)}`;

/** The talent's net pay before and now; empty if either price is unknown. */
const netPay = (before: Price, now: Price): ChangeInWords[] =>
  before && now ? [{ label: 'Du får ut', old_words: inWords(before), new_words: inWords(now) }] : [];

/** The changes of the terms since the last answer or sending, shown while the request waits for an answer. */
export function RequestChanges({ request }: { request: RequestDetails }) {
  const { former } = request;
  if (!former || !isChanged(request)) return null;
  const { terms, price, company_name } = request;
  return (
    <div id="nytt" className="scroll-mt-20">
      <Section title="Det här är nytt">
        <p className="mb-4 max-w-prose">
          {former.was_accepted
            ? `${company_name} har ändrat villkoren sedan du sa ja. Ditt ja gäller inte de nya, så svara igen.`
            : `${company_name} har ändrat villkoren sedan du fick förfrågan.`}
        </p>
        <TermsComparison before={former.terms} after={terms} also={netPay(former.price, price)} />
      </Section>
    </div>
  );
}
