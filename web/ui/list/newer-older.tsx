import { Button } from '#web/ui/form/button.tsx';

export interface NewerOlderProps {
  /** The page that is shown, from 1. */
  page: number;
  /** As the server answers it. */
  of: { readonly page_size: number; readonly total: number };
  onPage: (page: number) => void;
}

/** The way through a history whose page does not stand in the address, as in a drawer; nothing where all of it is shown. */
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
