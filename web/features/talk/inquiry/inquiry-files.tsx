import { FileText, Image } from 'lucide-react';
import type { InquiryDetails } from '#contract/talk/inquiry.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/form/button.tsx';

/** The files of a question. Each opens in a new window, at an address that is valid for a few minutes. */
export function InquiryFiles({ inquiry: { id, files } }: { inquiry: InquiryDetails }) {
  const { run, isPending } = useCommand({ hasToast: true });
  if (files.length === 0) return null;
  const open = async (file_id: string) => {
    // Opened during the press, because browsers block windows that are opened later.
    const opened = window.open('', '_blank');
    const answer = await run('POST /inquiries/:id/files/:file_id', { params: { id, file_id } });
    if (answer && opened) opened.location = answer.url;
    else opened?.close();
  };
  return (
    <ul aria-label="Filer" className="flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li key={file.id}>
          <Button
            size="small"
            icon={file.is_picture ? Image : FileText}
            isBusy={isPending}
            onClick={() => void open(file.id)}
          >
            {file.is_picture ? 'Bild' : 'PDF'} {index + 1}
          </Button>
        </li>
      ))}
    </ul>
  );
}
