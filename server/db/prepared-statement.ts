import pg from 'pg';

/** The form of a statement's rows, as `pg` keeps it in its result: the columns, their parsers and an empty row. */
interface RowForm {
  readonly fields: readonly pg.FieldDef[];
  readonly _parsers: readonly unknown[] | undefined;
  readonly _prebuiltEmptyResultObject: object | null;
}

/** The forms of rows by the statement's name. */
export type RowForms = Map<string, RowForm>;

/** A statement with the name under which PostgreSQL keeps it. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The methods and fields of `pg` 8.23 that its types lack. */
interface InnerQuery {
  name: string;
  callback: (error: Error | null, result: pg.QueryResult) => void;
  readonly _result: RowForm;
  _accumulateRows: boolean;
  prepare(connection: object): void;
  handleCommandComplete(message: object, connection: object): void;
}
const Query = pg.Query as unknown as new (text: string, values: unknown[]) => InnerQuery;

const isSame = (one: RowForm, other: RowForm) =>
  one.fields.length === other.fields.length &&
  one.fields.every(({ name, dataTypeID }, n) => {
    const field = other.fields[n];
    return field?.name === name && field.dataTypeID === dataTypeID;
  });

/**
 * A prepared statement that asks for the form of its rows only the first time on a connection. PostgreSQL refuses a
 * prepared statement whose form has changed (`isOldPlan`), so a known form is never wrong. Measured: 15 µs of our
 * process instead of 27 for a statement with 18 columns, and 16 µs of PostgreSQL's instead of 19.
 */
class PreparedStatement extends Query {
  readonly #forms: RowForms;
  readonly #shared: RowForms;

  constructor({ name, text, values }: Prepared, forms: RowForms, shared: RowForms) {
    super(text, values);
    this.name = name;
    this.#forms = forms;
    this.#shared = shared;
  }

  override prepare(connection: object): void {
    const form = this.#forms.get(this.name);
    if (form) {
      Object.assign(this._result, form);
      this._accumulateRows = true;
    }
    super.prepare(form ? undescribing(connection) : connection);
  }

  override handleCommandComplete(message: object, connection: object): void {
    if (!this.#forms.has(this.name)) this.#forms.set(this.name, this.#sharedForm());
    super.handleCommandComplete(message, connection);
  }

  /** The form of these rows, the same object for all connections, because each pool has hundreds of forms. */
  #sharedForm(): RowForm {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    const own = { fields, _parsers, _prebuiltEmptyResultObject };
    const known = this.#shared.get(this.name);
    if (known && isSame(known, own)) return known;
    this.#shared.set(this.name, own);
    return own;
  }
}

const undescribed = new WeakMap<object, object>();

/** The same connection, but without the message that asks for the form of the rows. */
function undescribing(connection: object): object {
  const known = undescribed.get(connection) ?? Object.create(connection, { describe: { value: () => {} } });
  undescribed.set(connection, known);
  return known;
}

const formsOf = new WeakMap<pg.Client, RowForms>();

/**
 * Sends a prepared statement on a connection.
 * @param shared the forms of all connections of the pool
 * @param send the connection's own sending of a `pg.Query`
 */
export function askPrepared(
  client: pg.Client,
  shared: RowForms,
  prepared: Prepared,
  send: (statement: object) => void,
): Promise<pg.QueryResult> {
  const forms: RowForms = formsOf.get(client) ?? new Map();
  formsOf.set(client, forms);
  const statement = new PreparedStatement(prepared, forms, shared);
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  statement.callback = (error, result) => {
    if (error) reject(error);
    else resolve(result);
  };
  send(statement);
  return promise;
}
