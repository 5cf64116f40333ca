/**
 * `node bench/measure-bank-file.ts [entries]`: times `/ready` of a process that reads and takes a bank file of 50,000
 * entries (58 MB), beside an idle process on the same machine. Both have a database of their own. Only prints the times;
 * none of them makes it fail.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { anAdmin } from '#tests/factories/people.ts';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const EVERY_MS = 20;

interface Served {
  readonly url: string;
  readonly cookie: string;
}

/** One of the two processes: serves until it is told to stop. */
async function serve(): Promise<void> {
  const server = await startTestServer({}, {}, { connections: 10 });
  const { cookie } = await anAdmin(server);
  process.send?.({ url: server.url, cookie } satisfies Served);
  await once(process, 'message');
  await server.stop();
  process.exit(0);
}

const pair = (number: number) => String(number).padStart(2, '0');

function entryOf(n: number): string {
  const amount = `<Amt Ccy="SEK">${100 + (n % 900)}.00</Amt>`;
  const company = `<Dbtr><Nm>Kund nummer ${n} Film AB</Nm><Id><OrgId><Othr><Id>5566778899</Id></Othr></OrgId></Id></Dbtr>`;
  const reference = `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${2026000000 + n}</Ref></CdtrRefInf></Strd>`;
  return `<Ntry>${amount}<CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-${pair(1 + (n % 28))}</Dt></BookgDt><AcctSvcrRef>E${n}</AcctSvcrRef><BkTxCd><Prtry><Cd>PMNT</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><AcctSvcrRef>T${n}</AcctSvcrRef></Refs><AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls><RltdPties>${company}</RltdPties><RmtInf><Ustrd>Faktura ${n} ${'x'.repeat(560)}</Ustrd>${reference}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function fileOf(count: number): Buffer {
  const entries = Array.from({ length: count }, (_, n) => entryOf(n)).join('');
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>LONG</MsgId></GrpHdr><Ntfctn><Acct><Id><IBAN>SE3550000000054910000003</IBAN></Id></Acct>${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
  );
}

async function startServing() {
  const child = fork(fileURLToPath(import.meta.url), ['serve']);
  const [served] = (await once(child, 'message')) as [Served];
  const stop = async () => {
    child.send('stop');
    await once(child, 'exit');
  };
  return { ...served, stop };
}

async function readyIn(url: string): Promise<number> {
  const started = performance.now();
  await (await fetch(`${url}/ready`)).text();
  return performance.now() - started;
}

const row = (name: string, times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted[Math.floor(sorted.length * 0.99)], sorted.at(-1)];
  console.log(`| ${[name, String(times.length), ...shown.map((ms) => (ms ?? 0).toFixed(1))].join(' | ')} |`);
};

/** Asks both processes at once until the file is taken, because this process sends the file too, and is busy with it. */
async function measure(): Promise<void> {
  // The two processes find the database server in their environment.
  const databases = await startDatabaseServer();
  const [busy, idle] = await Promise.all([startServing(), startServing()]);
  const body = fileOf(Number(process.argv[2] ?? 50_000));
  // Both have answered before, so that no first request counts.
  for (const { url } of [busy, idle, busy, idle]) await readyIn(url);
  const started = performance.now();
  let isTaken = false;
  const taken = fetch(`${busy.url}${API_PREFIX}/admin/bank/files`, {
    method: 'POST',
    headers: { cookie: busy.cookie, origin: busy.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(body),
  }).finally(() => {
    isTaken = true;
  });
  const times: { readonly busy: number[]; readonly idle: number[] } = { busy: [], idle: [] };
  while (!isTaken) {
    const [ofBusy, ofIdle] = await Promise.all([readyIn(busy.url), readyIn(idle.url)]);
    times.busy.push(ofBusy);
    times.idle.push(ofIdle);
    await pause(EVERY_MS);
  }
  const answer = await taken;
  const { entry_count, new_count } = (await answer.json()) as Readonly<Record<string, number>>;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${(body.length / 1e6).toFixed(1)} MB, ${entry_count} entries, ${new_count} new, ${seconds} s`);
  console.log('| /ready | asked | median ms | 99 % ms | slowest ms |\n|---|---|---|---|---|');
  row('takes the file', times.busy);
  row('idle', times.idle);
  await Promise.all([busy.stop(), idle.stop()]);
  await databases.stop();
}

await (process.argv[2] === 'serve' ? serve() : measure());
