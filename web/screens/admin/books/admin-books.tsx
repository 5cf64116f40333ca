import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { BOOK_PARTS, type BookPart, booksHref, readBooksUrl } from './books-url.ts';
import { FilesPart } from './files-part.tsx';
import { MonthsPart } from './months-part.tsx';
import { SumsPart } from './sums-part.tsx';
import { VouchersPart } from './vouchers-part.tsx';

const LABELS: Record<BookPart, string> = {
  vouchers: 'Verifikationer',
  sums: 'Saldon och moms',
  months: 'Månader',
  files: 'Filer',
};

const PARTS: Record<BookPart, () => React.ReactNode> = {
  vouchers: VouchersPart,
  sums: SumsPart,
  months: MonthsPart,
  files: FilesPart,
};

/** AdminBooks: vouchers, sums, months to close, and files of the books. */
export default function AdminBooks() {
  const { part } = readBooksUrl(useSearchParams()[0]);
  const Part = PARTS[part];
  return (
    <PageFrame title="Bokföring" description="Allt som hänt med pengar, i den stund det hände. Inget ändras efteråt.">
      <ListTabs
        tabs={{
          label: 'Bokföringens delar',
          of: BOOK_PARTS,
          open: part,
          wordOf: (id) => LABELS[id],
          hrefOf: (id) => booksHref({ part: id, page: 1 }),
          isStep: true,
        }}
      >
        <Part />
      </ListTabs>
    </PageFrame>
  );
}
