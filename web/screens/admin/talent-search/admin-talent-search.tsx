import { readSearch, writeSearch } from '#web/features/search/search-address.ts';
import { TalentSearch } from '#web/features/search/talent-search.tsx';
import type { OnState } from '#web/features/search/use-search-controls.ts';
import { useSearchParams } from '#web/ui/address.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';

/** The companies' own search, for administrators: the same people in the same order, and nothing of a company to do. */
export default function AdminTalentSearch() {
  const [params, setParams] = useSearchParams();
  const search = readSearch(params);
  const change: OnState = (next, options) => setParams(writeSearch(next), options);
  return (
    <PageFrame title="Sök talanger" description="Samma sökning och samma ordning som företagen ser.">
      <TalentSearch search={search} onChange={change} hrefOf={(page) => `?${writeSearch({ ...search, page })}`} />
    </PageFrame>
  );
}
