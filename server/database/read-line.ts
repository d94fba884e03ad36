import pg from 'pg';
import type { ConnectionOptions } from '#server/database/connection.ts';

/**
 * One pipelined connection for short prepared reads, replaced when it breaks.
 * Never a transaction here: another request's statements would fall inside it.
 */
export class ReadLine {
  #options: ConnectionOptions;
  #current: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  async query(config: pg.QueryConfig, values?: unknown[]) {
    const client = await this.#client();
    return client.query(config, values);
  }

  async close() {
    this.#closed = true;
    const client = await this.#current?.catch(() => undefined);
    await client?.end();
  }

  #client(): Promise<pg.Client> {
    if (this.#closed) throw new Error('Not connected: the read line is closed');
    this.#current ??= this.#connect();
    return this.#current;
  }

  async #connect(): Promise<pg.Client> {
    const forget = () => {
      this.#current = undefined;
    };
    const client = new pg.Client({
      ...this.#options,
      pipeline: true,
      statement_timeout: 2000,
      connectionTimeoutMillis: 3000,
    });
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw error;
    }
    return client;
  }
}
