import {
  CompiledQuery as Compiled,
  type CompiledQuery,
  isOperationNodeSource,
  sql as kysely,
  type OperationNode,
  type QueryExecutorProvider,
  type RawBuilder,
  RawNode,
  type Sql,
  ValueNode,
} from 'kysely';

/** A statement while it is written: its text, and the values of its parameters. */
interface Written {
  text: string;
  readonly values: unknown[];
}

function writeValue(value: unknown, into: Written): true {
  into.values.push(value);
  into.text += `$${into.values.length}`;
  return true;
}

/** Writes an expression of Kysely's own `sql`; false for other expressions of the query builder. */
function writeNode(node: OperationNode, into: Written): boolean {
  if (ValueNode.is(node)) return !node.immediate && writeValue(node.value, into);
  if (!RawNode.is(node)) return false;
  const { sqlFragments, parameters } = node;
  return sqlFragments.every((text, at) => {
    into.text += text;
    const parameter = parameters[at];
    return parameter === undefined || writeNode(parameter, into);
  });
}

function writePart(part: unknown, into: Written): boolean {
  if (part instanceof PieceOfSql) return part.write(into);
  if (isOperationNodeSource(part)) return writeNode(part.toOperationNode(), into);
  return typeof part !== 'function' && writeValue(part, into);
}

/** Node and id that all statements have for Kysely, whose executor hands them to plugins only; we have none. */
const { query, queryId } = Compiled.raw('');

/**
 * A piece of SQL: texts with values and other pieces between them. It writes its statement itself; Kysely makes a tree
 * of frozen nodes for each statement and walks it, which took a quarter of our process's time for a transition.
 */
class PieceOfSql<Row> implements RawBuilder<Row> {
  readonly #texts: readonly string[];
  readonly #parts: readonly unknown[];

  constructor(texts: readonly string[], parts: readonly unknown[]) {
    this.#texts = texts;
    this.#parts = parts;
  }

  get isRawBuilder(): true {
    return true;
  }

  get expressionType(): Row | undefined {
    return undefined;
  }

  /** The same piece for Kysely's query builder. */
  #forKysely(): RawBuilder<Row> {
    return kysely<Row>(this.#texts as unknown as TemplateStringsArray, ...this.#parts);
  }

  as: RawBuilder<Row>['as'] = (alias: never) => this.#forKysely().as(alias);

  $castTo<Other>() {
    return new PieceOfSql<Other>(this.#texts, this.#parts);
  }

  $notNull() {
    return new PieceOfSql<Exclude<Row, null>>(this.#texts, this.#parts);
  }

  withPlugin(plugin: Parameters<RawBuilder<Row>['withPlugin']>[0]) {
    return this.#forKysely().withPlugin(plugin);
  }

  toOperationNode() {
    return this.#forKysely().toOperationNode() as RawNode;
  }

  /** Writes the piece; false if a part of it is of the query builder. */
  write(into: Written): boolean {
    return this.#texts.every((text, at) => {
      into.text += text;
      return at >= this.#parts.length || writePart(this.#parts[at], into);
    });
  }

  compile(provider: QueryExecutorProvider): CompiledQuery<Row> {
    const written: Written = { text: '', values: [] };
    if (!this.write(written)) return this.#forKysely().compile(provider);
    return { query, queryId, sql: written.text, parameters: written.values };
  }

  async execute(provider: QueryExecutorProvider) {
    return provider.getExecutor().executeQuery<Row>(this.compile(provider));
  }
}

const piece = <Row>(texts: readonly string[], parts: readonly unknown[] = []): RawBuilder<Row> =>
  new PieceOfSql<Row>(texts, parts);

/** A name in quotes; of `table.column` both parts. */
const quoted = (name: string) => `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`;

const names = new Map<string, RawBuilder<unknown>>();

/** Names are few and stand in our own code, so their pieces are kept. */
function pieceOfName<Row>(name: string): RawBuilder<Row> {
  const known = names.get(name) ?? piece([quoted(name)]);
  names.set(name, known);
  return known as RawBuilder<Row>;
}

const comma = piece([', ']);

/** A value that stands in the text of a statement, so that PostgreSQL plans for it. */
type Fixed = string | number | boolean | null;

const fixed = (value: Fixed) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

/**
 * The `sql` of Kysely for statements that run often: the same pieces, which can be mixed with Kysely's, written with
 * less work.
 */
export const sql: Pick<Sql, 'ref' | 'table' | 'raw' | 'join'> & {
  <Row = unknown>(texts: TemplateStringsArray, ...parts: unknown[]): RawBuilder<Row>;
  lit<Value extends Fixed>(value: Value): RawBuilder<Value>;
} = Object.assign(<Row>(texts: TemplateStringsArray, ...parts: unknown[]) => piece<Row>(texts, parts), {
  ref: pieceOfName,
  table: pieceOfName,
  raw: <Row>(text: string) => piece<Row>([text]),
  lit: <Value extends Fixed>(value: Value) => piece<Value>([fixed(value)]),
  join: <Row>(parts: readonly unknown[], separator: RawBuilder<unknown> = comma) => {
    const all = parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]));
    return piece<Row>(Array(all.length + 1).fill(''), all);
  },
});
