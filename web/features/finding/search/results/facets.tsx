import { Check, ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { classNames } from '#web/ui/text/class-names.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { type FacetGroup, type FacetOption, fewOptions } from './facets.view.ts';

/** Number of groups that are open at first. The user opens the others, and a group with a chosen option is open too. */
const OPEN_MAX = 3;

interface FacetsProps {
  groups: readonly FacetGroup[];
  onToggle: (kind: FacetGroup['kind'], id: string) => void;
}

/** The facets with which the user narrows the search, each option with its number of people. */
export const Facets = memo(function Facets({ groups, onToggle }: FacetsProps) {
  return (
    <div>
      {groups.map((group, index) => (
        <Fold
          key={group.kind}
          title={group.title}
          isOpenAtFirst={index < OPEN_MAX || group.options.some(({ is_on }) => is_on)}
        >
          <Group group={group} onToggle={onToggle} />
        </Fold>
      ))}
    </div>
  );
});

/** A chevron folds the group: a cross would look like removing it. */
function Fold({ title, isOpenAtFirst, children }: { title: string; isOpenAtFirst: boolean; children: ReactNode }) {
  return (
    <details open={isOpenAtFirst} className="group/fold border-t border-hairline last:border-b">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-sm font-medium hover:text-ink-muted [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 shrink-0 text-ink-muted transition-transform duration-(--calm) group-open/fold:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

function Group({ group, onToggle }: { group: FacetGroup; onToggle: FacetsProps['onToggle'] }) {
  const [isAll, setIsAll] = useState(false);
  const few = fewOptions(group.options);
  const shown = isAll ? group.options : few;
  return (
    <>
      <ul aria-label={group.title}>
        {shown.map((option) => (
          <li key={option.id}>
            <Option option={option} onToggle={() => onToggle(group.kind, option.id)} />
          </li>
        ))}
      </ul>
      {few.length < group.options.length && (
        <Button variant="quiet" size="small" className="-ml-3" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Visa färre' : 'Visa fler'}
          <span className="sr-only">: {group.title}</span>
        </Button>
      )}
    </>
  );
}

function Option({ option: { label, count, is_on }, onToggle }: { option: FacetOption; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={is_on}
      onClick={onToggle}
      className={classNames(
        'group flex w-full items-start gap-2.5 py-1.5 text-left text-sm leading-5 pointer-coarse:py-3',
        is_on ? 'font-medium text-ink' : 'text-ink hover:text-ink-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 grid size-4 shrink-0 place-items-center rounded-control border',
          is_on ? 'border-ink bg-ink text-ink-inverse' : 'border-hairline-strong bg-surface group-hover:border-ink',
        )}
      >
        {is_on && <Check className="size-3" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1 hyphens-auto wrap-anywhere">{label}</span>
      {count !== undefined && (
        <span className="shrink-0 font-normal text-ink-muted tabular">
          {formatNumber(count)}
          <span className="sr-only"> {count === 1 ? 'talang' : 'talanger'}</span>
        </span>
      )}
    </button>
  );
}
