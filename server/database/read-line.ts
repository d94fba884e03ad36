import pg from 'pg';
import { type ConnectionOptions, isDatabaseAway } from '#server/database/connection.ts';

/**
 * One pipelined connection for short prepared reads, replaced when it breaks. Never use it for transactions:
 * statements of other requests would run inside.
 */
export class ReadLine {
  #options: ConnectionOptions;
  #current: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  /**
   * A read that failed with its connection is repeated once on a new one, so that a database restart is not noticed.
   */
  async query(config: pg.QueryConfig, values?: unknown[], again = true): Promise<pg.QueryResult> {
    const line = this.#line();
    try {
      return await (await line).query(config, values);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.#forget(line);
      if (!again || this.#closed) throw error;
      return this.query(config, values, false);
    }
  }

  async close() {
    this.#closed = true;
    const client = await this.#current?.catch(() => undefined);
    await client?.end();
  }

  #line(): Promise<pg.Client> {
    if (this.#closed) throw new Error('Not connected: the read line is closed');
    this.#current ??= this.#connect();
    return this.#current;
  }

  /** Once, however many reads failed with it. */
  #forget(line: Promise<pg.Client>) {
    if (this.#current !== line) return;
    this.#current = undefined;
    void line.then((client) => client.end()).catch(() => {});
  }

  #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#options,
      pipeline: true,
      statement_timeout: 2000,
      query_timeout: 3000,
      connectionTimeoutMillis: 3000,
    });
    const line = client.connect().then(() => client);
    client.on('error', () => this.#forget(line));
    client.on('end', () => this.#forget(line));
    return line;
  }
}
