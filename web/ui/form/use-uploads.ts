import { useState } from 'react';
import { useErrorText } from './error-text.tsx';
import { resizeImage } from './image-resize.ts';
import { createUploadLine } from './upload-line.ts';

/** Sends one file. `onProgress` gets the sent part, from 0 to 1. Throws on failure. */
export type Upload = (file: Blob, name: string, onProgress: (share: number) => void) => Promise<unknown>;

export interface UploadRow {
  id: number;
  name: string;
  size: number;
  file: File;
  progress: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  error?: string | undefined;
  /** True if the file was refused before sending, so that a retry would not help. */
  is_refused: boolean;
}

let lastId = 0;

/** The files being uploaded, one at a time. A file that fails can be tried again without the others. */
export function useUploads(upload: Upload, refuse: (file: File) => string | undefined) {
  const errorText = useErrorText();
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [line] = useState(createUploadLine);
  const change = (id: number, part: Partial<UploadRow>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...part } : row)));

  const send = async (id: number, file: File) => {
    change(id, { state: 'sending', progress: 0, error: undefined });
    try {
      await upload(await resizeImage(file), file.name, (progress) => change(id, { progress }));
      change(id, { state: 'done', progress: 1 });
    } catch (error) {
      change(id, { state: 'failed', error: errorText(error) });
    }
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = ++lastId;
      const error = refuse(file);
      const row: UploadRow = {
        id,
        name: file.name,
        size: file.size,
        file,
        progress: 0,
        state: error ? 'failed' : 'waiting',
        is_refused: error !== undefined,
        error,
      };
      setRows((all) => [...all, row]);
      if (!error) line.add(id, () => send(id, file));
    }
  };
  return {
    rows,
    add,
    retry: ({ id, file }: UploadRow) => {
      change(id, { state: 'waiting', error: undefined });
      line.add(id, () => send(id, file));
    },
    remove: ({ id }: UploadRow) => {
      line.drop(id);
      setRows((all) => all.filter((one) => one.id !== id));
    },
  };
}
