import type { AgreementBlock, AgreementText } from '#domain/work/agreement/agreement-text.ts';
import { DefinitionList } from '#web/ui/list/definition-list.tsx';

/** The full text of an agreement, the same as in its PDF. */
export function AgreementWords({ text }: { text: AgreementText }) {
  return (
    <article aria-label={text.title} className="flex max-w-prose flex-col gap-8">
      <p className="tabular text-sm text-ink-muted">{text.number}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {text.parties.map(({ heading, lines }) => (
          <section key={heading} aria-label={heading}>
            <h2 className="kicker">{heading}</h2>
            {lines.map((line) => (
              <p key={line} className="first-of-type:voice-serif first-of-type:text-lg">
                {line}
              </p>
            ))}
          </section>
        ))}
      </div>
      {text.sections.map(({ heading, blocks }) => (
        <section key={heading} className="border-t border-hairline pt-4">
          <h2 className="mb-3 voice-serif text-heading">{heading}</h2>
          <div className="flex flex-col gap-4">
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { block: AgreementBlock }) {
  if (typeof block === 'string') return <p className="text-pretty">{block}</p>;
  if ('rows' in block) return <DefinitionList facts={block.rows} />;
  return (
    <ul className="list-disc pl-5">
      {block.list.map((item) => (
        <li key={item} className="py-0.5">
          {item}
        </li>
      ))}
    </ul>
  );
}
