import { Uploader } from '#web/ui/form/uploader.tsx';
import { Section } from '#web/ui/frame/section.tsx';

/** An uploader for pictures, and a disabled one. */
export function UploaderSpecimens() {
  return (
    <Section title="Filer">
      <div className="grid gap-8 lg:grid-cols-2">
        <Uploader
          label="Porträtt och helfigur"
          hint="JPG eller PNG, högst 20 MB."
          accept="image/*"
          maxBytes={20_971_520}
          isMultiple
          camera="user"
          upload={async (file, name, onProgress) => {
            onProgress(0.6);
            await file.arrayBuffer();
            if (name.includes('fel')) throw new Error('Uppkopplingen bröts. Försök igen.');
          }}
        />
        <Uploader label="Manus" hint="PDF." accept=".pdf" isDisabled upload={async () => undefined} />
      </div>
    </Section>
  );
}
