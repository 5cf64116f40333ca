import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { ClearancePaper } from '#domain/work/clearance/clearance-paper.ts';
import { paperLabels } from '#texts/work/minor-words.ts';
import { Button } from '#web/ui/form/button.tsx';

export interface OpenPaperProps {
  paper: ClearancePaper;
  addressOf: (paper: ClearancePaper) => Promise<string | undefined>;
}

/** Opens the permit or the school's note in a new window, at an address that is valid for a few minutes. */
export function OpenPaper({ paper, addressOf }: OpenPaperProps) {
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    // Opened during the press, because browsers block windows that are opened later.
    const opened = window.open('', '_blank');
    setIsBusy(true);
    const url = await addressOf(paper).finally(() => setIsBusy(false));
    if (url && opened) opened.location = url;
    else opened?.close();
  };
  return (
    <Button size="small" icon={FileText} isBusy={isBusy} onClick={open}>
      Visa {paperLabels[paper]}
    </Button>
  );
}
