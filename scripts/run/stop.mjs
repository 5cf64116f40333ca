/** Prints a message that says what to do, and ends this process with a failure. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}
