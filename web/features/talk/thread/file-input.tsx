import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onChoose: (files: readonly File[]) => void;
}

/** The hidden file input, for the kinds of files that a message accepts. */
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
        // Cleared so that the user can choose the same file again.
        target.value = '';
      }}
    />
  );
}
