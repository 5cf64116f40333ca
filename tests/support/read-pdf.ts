/** Reads a PDF as a screen reader does: its texts in order, each with its tag. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

interface PdfText {
  /** Tags from the outermost inwards: 'H1', 'Table/TR/TD'. */
  readonly tag: string;
  readonly text: string;
}
export interface ReadPdf {
  readonly title: string;
  readonly language: string;
  readonly is_tagged: boolean;
  readonly texts: readonly PdfText[];
  /** Number of letters that no font has; they are drawn as boxes (glyph 0). */
  readonly boxes: number;
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Node = { role: string; children: (Node | { type: string; id: string })[] };

/** The words in each marked section of a page, by the section's id. */
async function wordsById(page: PdfPage): Promise<Map<string, string>> {
  const words = new Map<string, string>();
  const open: (string | null)[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((known) => known !== null);
      if (id) words.set(id, `${words.get(id) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item ? item.id : null);
  }
  return words;
}

function textsOf(node: Node, words: ReadonlyMap<string, string>, path: readonly string[] = []): PdfText[] {
  return node.children.flatMap((child) => {
    if ('role' in child) return textsOf(child, words, [...path, child.role]);
    const text = (words.get(child.id) ?? '').replace(/\s+/g, ' ').trim();
    return text === '' ? [] : [{ tag: path.slice(1).join('/'), text }];
  });
}

async function boxesOn(page: PdfPage): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown = fnArray.flatMap((fn, index) => (fn === OPS.showText ? argsArray[index][0] : []));
  return shown.filter((glyph: { originalCharCode?: number }) => glyph.originalCharCode === 0).length;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const texts: PdfText[] = [];
  let boxes = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) texts.push(...textsOf(tree, await wordsById(page)));
    boxes += await boxesOn(page);
  }
  const is_tagged = (await pdf.getMarkInfo())?.Marked === true;
  return { title: info.Title ?? '', language: info.Language ?? '', is_tagged, texts, boxes };
}
