import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onChoose: (files: readonly File[]) => void;
}

/** The hidden input that asks for files of the kinds that a message takes. */
export function FileInput({ ref, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label="Filer"
      accept="image/jpeg,image/png,image/webp,image/avif,application/pdf,audio/*,video/mp4,video/quicktime,video/webm"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // So that the same file can be chosen again.
        target.value = '';
      }}
    />
  );
}
