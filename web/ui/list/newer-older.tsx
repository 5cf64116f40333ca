import { Button } from '#web/ui/form/button.tsx';

export interface NewerOlderProps {
  /** The shown page, from 1. */
  page: number;
  /** Page size and total from the server's answer. */
  of: { readonly page_size: number; readonly total: number };
  onPage: (page: number) => void;
}

/**
 * Buttons for the pages of a history that are not in the address, as in a drawer. Renders nothing if there is only one
 * page.
 */
export function NewerOlder({ page, of: { page_size, total }, onPage }: NewerOlderProps) {
  if (total <= page_size) return null;
  return (
    <div className="flex gap-2">
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Nyare
      </Button>
      <Button size="small" disabled={page * page_size >= total} onClick={() => onPage(page + 1)}>
        Äldre
      </Button>
    </div>
  );
}
