import { Copy } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

/** Copies a text to the clipboard, and tells if that worked: some browsers refuse. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Kopierat');
    } catch {
      showToast('Webbläsaren lät oss inte kopiera. Markera texten och kopiera den själv.', { tone: 'lost' });
    }
  };
  return (
    <Button size="small" icon={Copy} onClick={copy}>
      {label}
    </Button>
  );
}
