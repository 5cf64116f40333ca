/** A line that shows progress. The words and the number beside it come from the caller. */
export function ProgressLine({ part, label }: { part: number; label: string }) {
  return (
    <progress
      value={part}
      aria-label={label}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-hairline [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-ink"
    />
  );
}
