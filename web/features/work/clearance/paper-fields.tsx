import { PAPER_MAX_BYTES } from '#contract/work/clearance.ts';
import { CLEARANCE_PAPERS } from '#domain/work/clearance/clearance-paper.ts';
import { paperLabels } from '#texts/work/minor-words.ts';
import type { Command } from '#web/api/use-command.ts';
import { Uploader } from '#web/ui/form/uploader.tsx';
import { showToast } from '#web/ui/overlay/toast-store.ts';

const upper = (words: string) => words.charAt(0).toLocaleUpperCase('sv') + words.slice(1);

/** Uploads the permit and the school's note; a new file replaces the old one. */
export function PaperFields({ id, send }: { id: string; send: Command['send'] }) {
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-muted">Ni, vårdnadshavaren och Medverkas administratörer kan läsa dem.</p>
      {CLEARANCE_PAPERS.map((paper) => (
        <Uploader
          key={paper}
          label={upper(paperLabels[paper])}
          hint="JPEG, PNG eller PDF, högst 10 MB. HEIC-bilder kan vi inte läsa."
          accept="image/jpeg,image/png,application/pdf"
          maxBytes={PAPER_MAX_BYTES}
          camera="environment"
          upload={async (file, _name, onProgress) => {
            await send('POST /clearances/:id/papers/:paper', { params: { id, paper }, file, onProgress });
            showToast('Filen är sparad.');
          }}
        />
      ))}
    </div>
  );
}
