/** The part of the library that is used here; it comes without types. */
declare module 'pg' {
  export class Client {
    constructor(options: { connectionString: string; ssl?: object });
    connect(): Promise<void>;
    query<Row>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
    end(): Promise<void>;
  }
}
