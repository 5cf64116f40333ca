import type { LegalBlock, LegalDocument, LegalTable } from '#texts/accounts/legal/legal-document.ts';
import { formatLongDay } from '#texts/kernel/format.ts';
import { PublicPage } from './public-page.tsx';

/** A legal text, to accept or to read, with its date and a table of contents. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { title, version, gist, sections } = document;
  return (
    <PublicPage>
      <div className="mx-auto max-w-[96rem] px-4 pt-10 pb-16 sm:px-6 md:pt-16 lg:px-10">
        <header className="max-w-3xl">
          <p className="kicker">
            Gäller från <time dateTime={version}>{formatLongDay(version)}</time>
          </p>
          <h1 id="sidrubrik" tabIndex={-1} className="voice-serif mt-3 text-display outline-none">
            {title}
          </h1>
          <p className="mt-5 text-lg text-ink-muted">
            <Linked>{gist}</Linked>
          </p>
        </header>
        <div className="mt-10 grid gap-x-12 gap-y-10 md:mt-14 lg:grid-cols-[3fr_9fr]">
          <Contents sections={sections} />
          <div className="min-w-0 max-w-3xl">
            {sections.map(({ id, heading, blocks }, at) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-rubrik`}
                className="scroll-mt-20 border-t border-hairline pt-5 pb-10"
              >
                <h2 id={`${id}-rubrik`} className="voice-serif text-heading">
                  <span className="tabular mr-3 text-ink-muted">{at + 1}</span>
                  {heading}
                </h2>
                <div className="mt-3 flex max-w-prose flex-col gap-3">
                  {blocks.map((block, place) => (
                    // The paragraphs never change while they are shown.
                    // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity of a paragraph
                    <Block key={place} block={block} />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </PublicPage>
  );
}

function Contents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav aria-labelledby="innehall-rubrik" className="self-start border-t border-ink pt-4 lg:sticky lg:top-20">
      <h2 id="innehall-rubrik" className="text-sm font-medium">
        Innehåll
      </h2>
      <ol className="mt-2 gap-x-6 text-sm sm:columns-2 lg:columns-1">
        {sections.map(({ id, heading }, at) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#${id}`} className="flex gap-3 py-1.5 text-ink-muted hover:text-ink lg:py-1">
              <span className="tabular w-5 shrink-0">{at + 1}</span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Linked>{block}</Linked>
      </p>
    );
  }
  if ('columns' in block) return <FactTable table={block} />;
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-ink-muted">
      {block.list.map((item) => (
        <li key={item} className="pl-1">
          {item}
        </li>
      ))}
    </ul>
  );
}

/** On a phone each row becomes a list with the column's name before each fact, so that no column is out of sight. */
function FactTable({ table: { caption, columns, rows } }: { table: LegalTable }) {
  return (
    <table className="my-2 w-full border-collapse text-left text-sm max-sm:block xl:w-[calc(100%+6rem)]">
      <caption className="kicker pb-2 text-left max-sm:block">{caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-b border-ink align-bottom">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-6 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-t max-sm:border-ink">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className="border-b border-hairline align-top max-sm:block max-sm:py-2.5">
            <th scope="row" className="font-medium max-sm:block sm:max-w-64 sm:py-2.5 sm:pr-6">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className="text-ink-muted max-sm:mt-1 max-sm:block sm:py-2.5 sm:pr-6">
                <span className="sm:hidden">{columns[at + 1]}: </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ADDRESS = /([\w.]+@[\w.]+\w|www\.[\w.]+\w)/;

/** Running text with mail and web addresses as links. */
function Linked({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, at) => {
    if (at % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity of a part
      <a key={at} className="text-link" href={part.includes('@') ? `mailto:${part}` : `https://${part}`}>
        {part}
      </a>
    );
  });
}
