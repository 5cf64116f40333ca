import { LayoutGrid, Rows3 } from 'lucide-react';
import type { RefObject } from 'react';
import type { TalentResults } from '#contract/search.ts';
import { useLocation } from '#web/ui/address.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import type { ResultLook } from '../result-look.ts';
import { comparedText, countText } from './count-line.view.ts';
import { RANKING_PATH } from './ranking-link.ts';

interface ResultsHeadProps {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  results: TalentResults;
  isWithUntold: boolean;
  look: ResultLook;
  onLook: (look: ResultLook) => void;
}

/** How many fit, how they are ordered, and as what they are shown. What is above the people says aloud how many. */
export function ResultsHead({ id, heading, results, isWithUntold, look, onLook }: ResultsHeadProps) {
  const { pathname, search } = useLocation();
  const compared = comparedText(results);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="voice-serif scroll-mt-[calc(var(--sticky-top,0px)+1rem)] text-heading tabular outline-none"
        >
          {countText(results.total, isWithUntold)}
        </h2>
        {compared && <p className="text-sm text-ink-muted tabular">{compared}</p>}
      </div>
      <div className="flex items-center gap-3">
        <Link to={RANKING_PATH} state={{ back: pathname + search }} className="text-link py-2 text-sm">
          Så sorterar vi
        </Link>
        <span className="flex">
          <LookButton look="wall" shown={look} onLook={onLook} />
          <LookButton look="list" shown={look} onLook={onLook} />
        </span>
      </div>
    </div>
  );
}

const LOOKS = {
  wall: { icon: LayoutGrid, label: 'Visa som porträtt' },
  list: { icon: Rows3, label: 'Visa som lista' },
};

function LookButton({
  look,
  shown,
  onLook,
}: {
  look: ResultLook;
  shown: ResultLook;
  onLook: (look: ResultLook) => void;
}) {
  return (
    <IconButton
      {...LOOKS[look]}
      aria-pressed={look === shown}
      className={classNames(look === shown && 'bg-sunken')}
      onClick={() => onLook(look)}
    />
  );
}
