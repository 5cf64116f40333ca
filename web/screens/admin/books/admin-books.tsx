import { ListTabs } from '#web/features/kernel/list/list-tabs.tsx';
import { useSearchParams } from '#web/ui/frame/location.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { BankPart } from './bank-part.tsx';
import { BOOK_PARTS, type BookPart, booksHref, readBooksUrl } from './books-url.ts';
import { CorrectionsPart } from './corrections-part.tsx';
import { DeclarationsPart } from './declarations-part.tsx';
import { FilesPart } from './files-part.tsx';
import { MonthsPart } from './months-part.tsx';
import { SellersPart } from './sellers-part.tsx';
import { SumsPart } from './sums-part.tsx';
import { VouchersPart } from './vouchers-part.tsx';

const LABELS: Record<BookPart, string> = {
  vouchers: 'Verifikationer',
  corrections: 'Rättelser',
  sums: 'Saldon och moms',
  bank: 'Avstämning',
  months: 'Månader',
  declarations: 'Arbetsgivardeklaration',
  sellers: 'Säljare (DAC7)',
  files: 'Filer',
};

const PARTS: Record<BookPart, () => React.ReactNode> = {
  vouchers: VouchersPart,
  corrections: CorrectionsPart,
  sums: SumsPart,
  bank: BankPart,
  months: MonthsPart,
  declarations: DeclarationsPart,
  sellers: SellersPart,
  files: FilesPart,
};

/** AdminBooks: vouchers and their corrections, sums, the bank's balances, months to close, the employer's declarations, and files of the books. */
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
