/** One error of a form: its field, its message, and the id of the element, if known. */
export interface FormProblem {
  path: string;
  message: string;
  element_id: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !('nodeType' in value);

/** The errors of react-hook-form, however deep, as a flat list in the order of the fields. */
export function listProblems(errors: unknown, path = ''): FormProblem[] {
  if (!isRecord(errors)) return [];
  // True only at an error. If a field is named 'message', its entry is an object, not a string.
  if (typeof errors.message === 'string') {
    const element = errors.ref as { id?: string } | undefined;
    return [{ path, message: errors.message, element_id: element?.id || undefined }];
  }
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, value]) => listProblems(value, path === '' ? key : `${path}.${key}`));
}
