const PAUSE_MS = 100;

/**
 * Resolves once the address answers with success.
 * @throws after `patience_ms`
 */
export async function untilAnswers(url: string, patience_ms: number): Promise<void> {
  const begun = performance.now();
  while (performance.now() - begun < patience_ms) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${url} has not answered in ${patience_ms / 1000} s`);
}
