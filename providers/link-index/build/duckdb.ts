import { Failure } from '#engine/failures.ts'

export type Settings = {
  /** Of DuckDB, such as `1GB` or `800MiB`. It sorts and joins on disk what does not fit. */
  memory: string
  threads: number
}

export type Duck = Awaited<ReturnType<typeof openDuck>>

/**
 * Opens a database of its own for one build.
 * @param scratch a folder on a disk with room for what does not fit into memory
 * @throws {Error} for a size without a known unit
 * @throws {Failure} unavailable, if the package was left out when the product was installed
 */
export async function openDuck(scratch: string, { memory, threads }: Settings) {
  const { DuckDBInstance } = await import('@duckdb/node-api').catch(() => {
    throw new Failure('unavailable', {
      message: 'A build needs the package @duckdb/node-api: run `npm install --include=optional`.',
    })
  })
  const memoryBytes = bytesOf(memory)
  const instance = await DuckDBInstance.create(`${scratch}/work.duckdb`, {
    memory_limit: memory,
    threads: String(threads),
    temp_directory: `${scratch}/spill`,
    preserve_insertion_order: 'false',
  })
  const connection = await instance.connect()
  return {
    memoryBytes,
    run: async (sql: string) => {
      await connection.run(sql)
    },
    /** Returns the first row. */
    one: async (sql: string) => (await connection.runAndReadAll(sql)).getRows()[0] ?? [],
    /** Yields rows a few thousand at a time, while the query goes on. */
    rows: async function* (sql: string) {
      const result = await connection.stream(sql)
      for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
        yield chunk.getRows()
      }
    },
    /** Yields the values of one column of type UBIGINT. */
    integers: async function* (sql: string): AsyncGenerator<BigUint64Array> {
      const result = await connection.stream(sql)
      for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
        // The vector's own array is used, because a JavaScript number for each row would take ten times as long.
        const { items } = chunk.getColumnVector(0) as unknown as { items: BigUint64Array }
        yield items.subarray(0, chunk.rowCount)
      }
    },
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}

const UNITS: Record<string, number> = { MB: 1e6, GB: 1e9, TB: 1e12, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 }

function bytesOf(size: string) {
  const unit = UNITS[size.replace(/[\d.\s]/g, '')]
  if (unit === undefined) throw new Error(`${size} is no size that DuckDB can have; write it like 800MB.`)
  return Number.parseFloat(size) * unit
}

/** Returns a path as a string of SQL. */
export const quoted = (path: string) => `'${path.replaceAll("'", "''")}'`
