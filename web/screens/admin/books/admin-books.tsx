import { useNavigate, useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Tabs } from '#web/ui/frame/tabs.tsx';
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

const PARTS: Record<BookPart, (props: { page: number }) => React.ReactNode> = {
  vouchers: VouchersPart,
  sums: SumsPart,
  months: MonthsPart,
  files: FilesPart,
};

/** AdminBooks: what is written in the books, what it comes to, which months are closed, and files of it. */
export default function AdminBooks() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { part, page } = readBooksUrl(params);
  return (
    <PageFrame title="Bokföring" description="Allt som hänt med pengar, i den stund det hände. Inget ändras efteråt.">
      <Tabs
        label="Bokföringens delar"
        value={part}
        onChange={(id) => navigate(booksHref({ part: BOOK_PARTS.find((one) => one === id) ?? 'vouchers', page: 1 }))}
        tabs={BOOK_PARTS.map((id) => {
          const Part = PARTS[id];
          return { id, label: LABELS[id], content: <Part page={page} /> };
        })}
      />
    </PageFrame>
  );
}
