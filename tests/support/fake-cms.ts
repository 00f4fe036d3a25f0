import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { standInForCms } from '#cms/database/connection.ts'

// For tests in folders that may import only the client of the CMS.
export { standInForCms } from '#cms/database/connection.ts'
export { sealLeadSecret } from '#cms/webhooks/lead-secret.ts'
export { sealSecret } from '#cms/webhooks/signing-secret.ts'

type Call = [method: string, options: Record<string, unknown>]
type Statement = { text: string; values: unknown[] }
type Answers = {
  /** Rows of a statement, by a part of its text. Without one, it finds nothing. */
  rows?: [part: string | RegExp, rows: object[] | ((values: unknown[]) => object[])][]
  /** What a method of the Local API returns, such as `find`. */
  methods?: Record<string, (options: never) => unknown>
  config?: object
  /** The stored wait of `submit-to-indexnow.ts`. */
  backoff?: object | null
}

/** More is a loop without an end, which no timeout of a test would interrupt. */
const MAX_STATEMENTS = 1_000

const defaults: Record<string, unknown> = {
  find: { docs: [] },
  findByID: null,
  findGlobal: {},
  count: { totalDocs: 0 },
}

/**
 * Stands in for the CMS and its database in unit tests of what decides about rows: it answers as told, and records what
 * was asked of it. Call `standInForCms(undefined)` after each test.
 */
export function fakeCms({
  rows = [],
  methods = {},
  config = { collections: [], globals: [] },
  backoff = null,
}: Answers = {}) {
  const stored: unknown[] = []
  const calls: Call[] = []
  const statements: Statement[] = []
  const transactions: string[] = []
  const run = async (text: string, values: unknown[] = []) => {
    if (statements.length === MAX_STATEMENTS) throw new Error('The statements never end.')
    statements.push({ text: text.replace(/\s+/g, ' ').trim(), values })
    const [, found = []] =
      rows.find(([part]) => (typeof part === 'string' ? text.includes(part) : part.test(text))) ?? []
    const answer = typeof found === 'function' ? found(values) : found
    return { rows: answer, rowCount: answer.length }
  }
  const dialect = new PgDialect()
  const local = Object.fromEntries(
    ['find', 'findByID', 'findGlobal', 'count', 'create', 'update', 'delete'].map((method) => [
      method,
      async (options: Record<string, unknown>) => {
        // Ten of all would be found.
        if (method === 'find' && options.pagination !== false) throw new Error('Only the first page was read.')
        calls.push([method, options])
        const answer = methods[method] as ((options: unknown) => unknown) | undefined
        return answer ? answer(options) : method in defaults ? defaults[method] : {}
      },
    ]),
  )
  const cms = {
    ...local,
    config,
    db: {
      pool: { query: run },
      drizzle: {
        execute: (query: Parameters<PgDialect['sqlToQuery']>[0]) => {
          const { sql, params } = dialect.sqlToQuery(query)
          return run(sql, params)
        },
      },
      beginTransaction: async () => {
        transactions.push('begin')
        return 'one'
      },
      commitTransaction: async () => void transactions.push('commit'),
      rollbackTransaction: async () => void transactions.push('rollback'),
    },
    jobs: { run: async (options: Record<string, unknown>) => void calls.push(['jobs.run', options]) },
    kv: { get: async () => backoff, set: async (_key: string, value: unknown) => void stored.push(value) },
  }
  const payload = cms as unknown as Payload
  standInForCms(payload)
  return {
    cms: payload,
    transactions,
    stored,
    /** The calls of one method of the Local API, without the transaction. */
    calls: (method: string) =>
      calls.filter(([name]) => name === method).map(([, { req: _transaction, ...options }]) => options),
    /** The statements that contain a text. */
    ran: (part: string) => statements.filter(({ text }) => text.includes(part)),
  }
}
