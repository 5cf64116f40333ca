import { useState } from 'react';
import type { BookedVoucher } from '#contract/money/books.ts';
import { Button } from '#web/ui/form/button.tsx';
import { onDemand, useOnDemand } from '#web/ui/overlay/on-demand.ts';

const dialog = onDemand(() => import('./correction-dialog.tsx'));

/** The button that proposes a correction of a voucher. */
export function CorrectVoucher({ voucher }: { voucher: BookedVoucher }) {
  const [isOpen, setIsOpen] = useState(false);
  const here = useOnDemand(dialog, isOpen, () => setIsOpen(false));
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        Rätta
        <span className="sr-only">
          {' '}
          {voucher.series} {voucher.number}
        </span>
      </Button>
      {isOpen && here && <here.CorrectionDialog voucher={voucher} onClose={() => setIsOpen(false)} />}
    </>
  );
}
