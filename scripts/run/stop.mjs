/** Ends the run with a sentence that tells the remedy. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
