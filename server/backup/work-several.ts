/**
 * Works on values, several at the same time. After a failure no further value is begun, and the call fails once the
 * others have ended: nothing is written behind the back of a caller that has given up.
 */
export async function workSeveral<Value>(
  values: readonly Value[],
  { at_once, signal }: { readonly at_once: number; readonly signal: AbortSignal | undefined },
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const waiting = values.values();
  const failures: unknown[] = [];
  const workOn = async () => {
    for (const value of waiting) {
      if (failures.length > 0) return;
      try {
        signal?.throwIfAborted();
        await work(value);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: at_once }, workOn));
  if (failures.length > 0) throw failures[0];
}
