import { SpanText } from './date-text.tsx';
import { formatSpan } from './format-date.ts';

/** A span of ISO days in a table cell. If space is short, a span over several months or years breaks after its dash. */
export function TwoLineSpan({ from, to }: { from: string; to?: string | null | undefined }) {
  const text = formatSpan(from, to);
  if (!text.includes(' – ')) return <SpanText from={from} to={to} />;
  return (
    <time dateTime={from} className="tabular">
      {text.replaceAll(' ', '\u00A0').replace('–\u00A0', '– ')}
    </time>
  );
}
