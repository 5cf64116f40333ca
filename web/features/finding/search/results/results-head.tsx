import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { TalentResults } from '#contract/finding/search.ts';
import type { ResultLook } from '#web/features/finding/search/result-look.ts';
import type { SearchOrder } from '#web/features/finding/search/search-url.ts';
import { IconButton } from '#web/ui/form/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useLocation } from '#web/ui/frame/location.ts';
import { classNames } from '#web/ui/text/class-names.ts';
import { Link } from '#web/ui/text/link.tsx';
import { type Asking, comparedText, countText } from './count-line.view.ts';
import { RANKING_PATH } from './ranking-link.ts';

interface ResultsHeadProps {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  results: TalentResults;
  asking: Asking;
  look: ResultLook;
  onLook: (look: ResultLook) => void;
  order: SearchOrder;
  onOrder: (order: SearchOrder) => void;
  /** The folded facets, for windows without room beside the people. */
  children: ReactNode;
}

const ORDERS = [
  { value: 'best', label: 'Bäst först' },
  { value: 'newest', label: 'Nyast först' },
];

/** The number of matches, their order, and the choice of view. SaidCount reads the number to screen readers. */
export function ResultsHead(props: ResultsHeadProps) {
  const { id, heading, results, asking, look, onLook, order, onOrder, children } = props;
  const { pathname, search } = useLocation();
  const compared = comparedText(results);
  const isAnybody = results.total > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3">
      {/* A long number wraps, so that the buttons stay on the same line. */}
      <div className="min-w-0 flex-[1_1_10rem]">
        <h2
          id={id}
          ref={heading}
          tabIndex={-1}
          className="voice-serif scroll-mt-[calc(var(--sticky-top,0px)+1rem)] text-heading tabular outline-none"
        >
          {countText(results.total, asking)}
        </h2>
        {compared && <p className="text-sm text-ink-muted tabular">{compared}</p>}
      </div>
      {isAnybody && (
        <span className="flex">
          <LookButton look="wall" shown={look} onLook={onLook} />
          <LookButton look="list" shown={look} onLook={onLook} />
        </span>
      )}
      {/* A line break on phones. */}
      <span aria-hidden="true" className="w-full sm:hidden" />
      {children}
      {isAnybody && (
        <>
          <Select
            aria-label="Ordning"
            className="w-33"
            options={ORDERS}
            value={order}
            onChange={({ target }) => onOrder(target.value === 'newest' ? 'newest' : 'best')}
          />
          <Link to={RANKING_PATH} state={{ back: pathname + search }} className="text-link py-2 text-sm">
            Så sorterar vi
          </Link>
        </>
      )}
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
