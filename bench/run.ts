/**
 * `npm run bench`: fills a database, measures, and prints the report. `npm run bench -- lighthouse` measures only the
 * named parts. Live updates (`live`), the search with up to a million talents (`search`), the engine behind it
 * (`engine`), the growth of all routes (`growth`), the profile of a request (`profile`), a phone (`phone`) and the peers
 * (`peers`) are measured only if named. No figure has a limit; the report names those that are worse than before, and `--keep` saves
 * the figures as the last report.
 */
import { measureAgreements } from './measure-agreements.ts';
import { measureDocuments } from './measure-documents.ts';
import { tellFigures } from './report.ts';
import { PARTS, runParts } from './run-parts.ts';
import { ENGINE_PARTS, runEngine, runSearch, SEARCH_PARTS } from './run-search.ts';

const isKept = process.argv.includes('--keep');
const named = process.argv.slice(2).filter((name) => name !== '--keep');
const all = [...PARTS, 'documents', 'live', 'growth', ...SEARCH_PARTS, ...ENGINE_PARTS];
const growths = named.filter((name) => /^growth(:|$)/.test(name));
const unknown = named.filter((name) => !all.includes(name) && !growths.includes(name));
if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. The parts are ${all.join(', ')}.`);

const searches = named.filter((name) => SEARCH_PARTS.includes(name));
if (searches.length > 0) await runSearch(searches);
const engines = named.filter((name) => ENGINE_PARTS.includes(name));
if (engines.length > 0) await runEngine(engines);
// run-live.ts is imported only if it is named: it loads React in development mode, after which no screens can be built
// for production.
if (named.includes('live')) await (await import('./run-live.ts')).runLive();
// Imported only if it is named: it makes passwords light.
if (growths.length > 0) await (await import('./growth/run.ts')).runGrowth(growths);
if (named.length === 0 || named.includes('documents')) {
  console.log(
    '\n## Documents\n\n| | cutting pictures, ms | drawing, ms | slowest drawing, ms | kB | memory it adds, MB |\n|---|---|---|---|---|---|',
  );
  console.log(await measureDocuments());
  console.log('\n| agreements | ms each | ratio to bare pdfkit | memory it adds, MB |\n|---|---|---|---|');
  for (const line of await measureAgreements()) console.log(line);
}
const isWanted = named.length === 0 || PARTS.some((part) => named.includes(part));
tellFigures(isWanted ? await runParts(named) : [], isKept);
