import type { ComponentProps } from 'react';

interface FileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept' | 'multiple' | 'capture'> {
  onFiles: (files: FileList | null) => void;
}

/** The browser's hidden file input, which a button beside it opens. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      onChange={({ target }) => {
        onFiles(target.files);
        // Cleared, so that the user can choose the same file again after a failure.
        target.value = '';
      }}
    />
  );
}
