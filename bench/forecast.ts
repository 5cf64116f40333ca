/** `node bench/forecast.ts`: works out the tables of docs/growth.md from the measured figures, and writes them there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMeasured } from './forecast/measured.ts';
import { forecastTables } from './forecast/tables.ts';

const PAGE = fileURLToPath(new URL('../docs/growth.md', import.meta.url));
const [BEGIN, END] = ['<!-- forecast -->', '<!-- /forecast -->'];

const page = readFileSync(PAGE, 'utf8');
const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
if (from < 0 || to < from) throw new Error(`The page must contain ${BEGIN} and, after it, ${END}.`);
const tables = forecastTables(readMeasured());
writeFileSync(PAGE, `${page.slice(0, from + BEGIN.length)}\n\n${tables}\n\n${page.slice(to)}`);
console.log(tables);
