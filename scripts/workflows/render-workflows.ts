import { globSync } from 'node:fs';
import {
  creationsOf,
  type Deadline,
  type StateValue,
  statesOf,
  type Workflow,
} from '#domain/kernel/workflow/workflow.ts';
import { REACTIONS } from '#domain/registry/reactions.ts';
import { workflows } from '#domain/registry/workflows.ts';
import { drawColumn, valueText } from './draw-column.ts';
import { guardCodes } from './guard-codes.ts';

/** The path of a lifecycle's declaration, from the root of the project. */
export function declarationOf(noun: string): string {
  const name = noun.replaceAll('_', '-');
  const [path] = globSync(`domain/*/${name}/${name}.workflow.ts`);
  if (!path) throw new Error(`No folder of domain/ has a ${name}.workflow.ts.`);
  return path;
}

const INTRODUCTION = `# Workflows

<!-- Written by scripts/generate-workflows.ts from the declarations. Change those, then run npm run docs:workflows. -->

Every lifecycle of the product is declared once. The buttons, the transition runner, the notices, the exhaustive tests
and this page are derived from the declaration; there is no second list.

How to read the tables: *from* names the values a state column may be left from (a column that is not named may have
any), *to* the columns that change. *Guard* names the refusals the rule beyond the states may give. Every command may
also be refused with \`not_allowed_for_role\` (the caller is none of *who*), \`not_allowed_now\` (the state is none of
*from*) and \`changed_meanwhile\` (somebody else was first). *Who* \`system\` is a deadline, or something that follows from
another command. A notice is the bell alone, a mail is the bell and a mail. A
push also reaches the devices of the notices' readers.`;

const FILES = [
  ['domain/kernel/workflow/workflow.ts', 'the engine: how a workflow is declared, and its states'],
  ['domain/kernel/workflow/decide.ts', 'decides one command: yes with what to write, or a refusal'],
  ['domain/kernel/workflow/workflow.test.ts', 'every state × command × role, walked from the declarations'],
  ['domain/kernel/refusal.ts', 'every refusal there is'],
  ['texts/registry/errors.ts', 'the Swedish sentence of each refusal'],
  ['texts/kernel/label.ts', 'the Swedish word of a state; each context has its words in labels.ts and <noun>-words.ts'],
  ['domain/registry/reactions.ts', 'what follows from what'],
  ['server/lifecycle/run.ts', 'gives commands, and does what follows'],
  ['server/lifecycle/write-states.ts', 'the one place that writes a state'],
] as const;

/** Files besides the declarations that the page links to, from the root of the project. */
export const linkedFiles = FILES.map(([path]) => path);

const code = (text: string) => `\`${text}\``;
const link = (path: string) => `[${code(path)}](../${path})`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const cell = (text: string) => (text === '' ? '–' : text.replaceAll('|', '\\|'));

function row(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** State values in words; the column's name is left out if the workflow has only one column. */
function statesText(
  workflow: Workflow,
  values: Readonly<Record<string, readonly StateValue[] | StateValue | undefined>>,
) {
  const isSingle = Object.keys(workflow.columns).length === 1;
  return Object.entries(values)
    .map(([column, value]) => {
      const words = [value ?? null].flat().map(valueText).map(code).join(', ');
      return isSingle ? words : `${column}: ${words}`;
    })
    .join('<br>');
}

const noticesText = (
  notices: Readonly<Record<string, string | undefined>>,
  push: string | undefined,
  sms: string | undefined,
) =>
  [
    ...Object.entries(notices).map(([who, channel]) => `${who}: ${channel}`),
    ...(push ? [`push: ${code(push)}`] : []),
    ...(sms ? [`text message: ${code(sms)}`] : []),
  ].join(', ');

function deadlineText(deadline: Deadline | undefined): string {
  if (!deadline) return '';
  const { column, passes, once, unless } = deadline;
  return `${passes === 'day' ? 'the day after' : 'at'} ${code(column)}${once ? `, once (${code(once)})` : ''}${unless ? `, unless ${unless.map(code).join(' or ')} is set` : ''}`;
}

function renderTable(workflow: Workflow): string {
  const { transitions } = workflow;
  const lines = Object.entries(transitions).map(
    ([command, { by, from, to, guard, deadline, notices, push, sms, why }]) =>
      row([
        code(command),
        statesText(workflow, from),
        statesText(workflow, to) || 'no change, an event only',
        by.join(', '),
        guardCodes(guard).map(code).join(', '),
        deadlineText(deadline),
        noticesText(notices, push, sms),
        why,
      ]),
  );
  const made = creationsOf(workflow).map(({ command, state, by, notices, push, sms, why }) =>
    row([
      code(command),
      '(new)',
      statesText(workflow, state),
      by.join(', '),
      '',
      '',
      noticesText(notices, push, sms),
      why,
    ]),
  );
  const head = ['Command', 'From', 'To', 'Who', 'Guard', 'Deadline', 'Notices', 'Why'];
  return [row(head), `|${'---|'.repeat(head.length)}`, ...made, ...lines].join('\n');
}

function renderStates(workflow: Workflow): string {
  const columns = Object.entries(workflow.columns);
  const list = columns.map(([column, values]) => `- ${code(column)}: ${values.map(valueText).map(code).join(', ')}`);
  const product = columns.reduce((count, [, values]) => count * values.length, 1);
  const possible = statesOf(workflow).length;
  const together =
    columns.length > 1 ? [`\nOf the ${product} combinations, ${possible} can exist; the database holds that too.`] : [];
  return [`The state is kept in the table ${code(workflow.table)}.\n`, ...list, ...together].join('\n');
}

function renderWorkflow(workflow: Workflow): string {
  const columns = Object.keys(workflow.columns);
  const drawings = columns.map((column) =>
    columns.length > 1 ? `**${column}**\n\n${drawColumn(workflow, column)}` : drawColumn(workflow, column),
  );
  return [
    `## ${capital(workflow.noun)}`,
    `Declared in ${link(declarationOf(workflow.noun))}.`,
    '### States',
    renderStates(workflow),
    ...drawings,
    '### Commands',
    renderTable(workflow),
  ].join('\n\n');
}

/** The commands that the system runs as reactions, with the events that cause them. */
const FOLLOWING = REACTIONS.map((reaction) => ({
  when: reaction.when as readonly string[],
  event:
    'makes' in reaction
      ? `${reaction.makes}.${workflows[reaction.makes].creation.command}`
      : `${reaction.noun}.${reaction.command}`,
  why: reaction.why,
}));

/**
 * The reactions to an event, and the reactions to those, as a nested list. The recursion ends, because no event causes
 * itself.
 */
function renderFollowing(cause: string, depth = 0): string[] {
  return FOLLOWING.filter(({ when }) => when.includes(cause)).flatMap(({ event, why }) => [
    `${'  '.repeat(depth)}- ${code(event)}: ${why}`,
    ...renderFollowing(event, depth + 1),
  ]);
}

/** The reactions by the event that causes them, in the order of their execution. */
function renderReactions(): string {
  const causes = [...new Set(FOLLOWING.flatMap(({ when }) => when))].sort();
  return [
    '## What follows from what',
    `Declared in ${link('domain/registry/reactions.ts')}; done by the system in the transaction of the cause, from top to bottom. What is further in follows from what it stands under, before the next line.`,
    ...causes.flatMap((cause) => [`### ${code(cause)}`, renderFollowing(cause).join('\n')]),
  ].join('\n\n');
}

/** The page about all lifecycles, in Markdown with Mermaid drawings. */
export function renderWorkflows(all: readonly Workflow[]): string {
  const contents = all.map(({ noun }) => `- [${capital(noun)}](#${noun})`).join('\n');
  const files = FILES.map(([path, what]) => `- ${link(path)}: ${what}`).join('\n');
  return `${[INTRODUCTION, contents, ...all.map(renderWorkflow), renderReactions(), '## Files', files].join('\n\n')}\n`;
}
