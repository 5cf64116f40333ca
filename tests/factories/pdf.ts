import PDFDocument from 'pdfkit';

/** A PDF with this many pages, in the form that most programs write. */
export async function aPdf(pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Sida ${page}`);
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await ended;
  return Buffer.concat(parts);
}
