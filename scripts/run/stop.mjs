/** Ends the run with a sentence that says what to do. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
