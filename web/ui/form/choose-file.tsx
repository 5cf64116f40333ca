import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';

interface ChooseFileProps {
  file: File | null;
  /** Maximum size of the file, in bytes. */
  maxBytes: number;
  onChange: (file: File | null) => void;
}

/** Chooses a picture or a PDF that is sent together with a text. */
export function ChooseFile({ file, maxBytes, onChange }: ChooseFileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const most = `${maxBytes / 2 ** 20} MB`;
  const choose = (chosen: File | undefined) => {
    const isTooLarge = (chosen?.size ?? 0) > maxBytes;
    setProblem(isTooLarge ? `Filen är större än ${most}.` : undefined);
    onChange(chosen && !isTooLarge ? chosen : null);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,application/pdf"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Cleared, so that the user can choose the same file again.
          target.value = '';
        }}
      />
      <Button size="small" icon={Paperclip} onClick={() => chooser.current?.click()}>
        {file ? 'Byt fil' : 'Bifoga en fil'}
      </Button>
      {file ? (
        <span className="flex min-w-0 items-center gap-1 text-sm">
          <span className="min-w-0 break-all">{file.name}</span>
          <IconButton icon={X} label={`Ta bort ${file.name}`} onClick={() => onChange(null)} />
        </span>
      ) : (
        <span className="text-sm text-ink-muted">JPEG, PNG eller PDF, högst {most}.</span>
      )}
      {problem && (
        <p role="alert" className="w-full text-sm text-lost">
          {problem}
        </p>
      )}
    </div>
  );
}
