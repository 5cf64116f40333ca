import { useState } from 'react';
import { THREAD_BOUNDS } from '#domain/talk/thread/thread.rules.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useErrorText } from '#web/ui/form/error-text.tsx';
import type { AddedFile } from './unsent.ts';

/** A file for the next message: being sent, sent (`upload_id`), or failed (`failure`). */
export interface FileToSend {
  readonly key: string;
  readonly name: string;
  readonly upload_id?: string;
  readonly failure?: string;
}

/** The files for the next message. Each is sent as soon as the user adds it, so one can fail while others succeed. */
export function useAddedFiles(thread: string) {
  const { send } = useCommand();
  const errorText = useErrorText();
  const [files, setFiles] = useState<readonly FileToSend[]>([]);
  const change = (key: string, part: Partial<FileToSend>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const upload = async (key: string, file: File) => {
    try {
      change(key, await send('POST /threads/:id/files', { params: { id: thread }, file }));
    } catch (error) {
      change(key, { failure: errorText(error) });
    }
  };
  const add = (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, THREAD_BOUNDS.files - files.length)) {
      const key = crypto.randomUUID();
      const name = file.name.slice(-THREAD_BOUNDS.file_name) || 'fil';
      const isTooLarge = file.size > THREAD_BOUNDS.file_bytes;
      setFiles((all) => [...all, { key, name, ...(isTooLarge && { failure: 'Filen är större än 10 MB.' }) }]);
      if (!isTooLarge) void upload(key, file);
    }
  };
  return {
    files,
    add,
    remove: (key: string) => setFiles((all) => all.filter((one) => one.key !== key)),
    forget: () => setFiles([]),
    isSending: files.some(({ upload_id, failure }) => !upload_id && !failure),
    sent: files.flatMap(({ upload_id, name }): AddedFile[] => (upload_id ? [{ upload_id, name }] : [])),
  };
}
