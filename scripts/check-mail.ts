import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';
import { checkSender, domainOfSender } from '#server/mail/sender-check/check-sender.ts';
import { createReadTxt } from '#server/mail/sender-check/read-txt.ts';
import { runScript } from './database-session.ts';

const MARKS = { stands: 'ok  ', weak: 'weak', fails: 'NO  ', unknown: '?   ' } as const;

// `npm run mail:check`: says if SPF, DKIM and DMARC of the domain of MAIL_FROM stand, by name servers alone. Fails if one
// of them does not, or cannot be looked up. `--server 1.1.1.1` asks other name servers than the machine's.
await runScript(async () => {
  const { values } = parseArgs({ options: { server: { type: 'string', multiple: true } } });
  const env = readEnv(process.env);
  console.log(`Mails from ${domainOfSender(env.mail_from)}:`);
  const findings = await checkSender(createReadTxt({ servers: values.server }), env);
  for (const { verdict, sentence } of findings) console.log(`  ${MARKS[verdict]} ${sentence}`);
  if (findings.some(({ verdict }) => verdict === 'fails' || verdict === 'unknown')) process.exitCode = 1;
});
