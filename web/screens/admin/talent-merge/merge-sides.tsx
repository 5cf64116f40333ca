import { ArrowLeftRight } from 'lucide-react';
import type { MergePreview } from '#contract/office/merge.ts';
import { talentReviewHref } from '#web/screens/admin/talents/talents-url.ts';
import { Button } from '#web/ui/form/button.tsx';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';
import { Picture } from '#web/ui/text/avatar.tsx';
import { dayOfInstant } from '#web/ui/text/clock.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Link } from '#web/ui/text/link.tsx';

/** Maximum number of pictures per side, enough to compare the faces. */
const PICTURES_AT_MOST = 5;

/** The two accounts side by side, for the administrator to compare. */
export function MergeSides({ preview: { stays, goes }, onSwap }: { preview: MergePreview; onSwap: () => void }) {
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-4 sm:gap-x-px">
        <Side side={stays} becomes="Blir kvar" />
        <Side side={goes} becomes="Försvinner" />
      </div>
      <Button icon={ArrowLeftRight} className="mt-6" onClick={onSwap}>
        Byt plats
      </Button>
    </div>
  );
}

function Side({ side, becomes }: { side: MergePreview['stays']; becomes: string }) {
  const [main, ...more] = side.pictures;
  const name = side.name || 'Utan namn';
  const day = (instant: string | null) => instant && <DateText day={dayOfInstant(instant)} hasYear />;
  return (
    <section aria-label={`${becomes}: ${side.email}`} className="flex min-w-0 flex-col gap-4 sm:max-w-96 sm:pr-6">
      <p className="kicker">{becomes}</p>
      <Picture
        name={name}
        src={main}
        alt={main ? `${name}, första bilden` : ''}
        width={480}
        height={600}
        isEager
        className="aspect-4/5 w-full"
      />
      {more.length > 0 && (
        <ul className="grid grid-cols-4 gap-1">
          {more.slice(0, PICTURES_AT_MOST - 1).map((src, at) => (
            <li key={src}>
              <Picture
                name={name}
                src={src}
                alt={`${name}, bild ${at + 2}`}
                width={120}
                height={150}
                className="aspect-4/5 w-full"
              />
            </li>
          ))}
        </ul>
      )}
      <h2 className="voice-serif text-name leading-6">
        <Link to={talentReviewHref(side.id)} className="decoration-1 underline-offset-4 hover:underline">
          {name}
        </Link>
      </h2>
      <DefinitionList
        look="columns"
        className="text-sm"
        facts={[
          { label: 'E-post', value: side.email },
          { label: 'Kom', value: day(side.created_date) },
          { label: 'Godkänd', value: day(side.approved_date) ?? 'Inte än' },
          { label: 'Senast inloggad', value: day(side.signed_in_date) ?? 'Inte på länge' },
        ]}
      />
    </section>
  );
}
