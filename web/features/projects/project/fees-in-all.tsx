import { type FeeTerms, feesInAll } from '#domain/projects/project/fees.ts';
import { Money } from '#web/ui/text/money.tsx';

/** The sum of a project's fees if every place is filled. Renders nothing if it cannot be calculated. */
export function FeesInAll({ project }: { project: FeeTerms }) {
  const total = feesInAll(project);
  if (total === null) return null;
  return (
    <dl className="mt-4 flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 border-t border-ink pt-2">
      <dt className="text-sm">
        Arvoden i allt <span className="text-ink-muted">om alla platser fylls, före avgifter och skatt</span>
      </dt>
      <dd className="font-medium">
        <Money ore={total} />
      </dd>
    </dl>
  );
}
