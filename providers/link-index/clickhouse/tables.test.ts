import { expect, test } from 'vitest'
import type { ClickHouse } from './connect.ts'
import { createTables, prepareDatabase } from './tables.ts'

async function statementsOf(cluster: string | undefined) {
  const statements: string[] = []
  const server = { database: 'links', cluster, run: async (query: string) => void statements.push(query) }
  await prepareDatabase(server as unknown as ClickHouse)
  await createTables(server as unknown as ClickHouse, 'r1')
  return statements
}

test('with ?cluster=, every server has the database and tables, read through Distributed tables', async () => {
  const statements = await statementsOf('three')
  expect(statements.filter((one) => !one.includes(' ON CLUSTER three'))).toEqual([])
  expect(statements[0]).toBe('CREATE DATABASE IF NOT EXISTS links ON CLUSTER three')
  const distributed = statements.flatMap((one) => /Distributed\((.*)\)$/.exec(one)?.[1] ?? [])
  expect(distributed).toEqual([
    'three, links, builds_local, 0',
    'three, links, by_name_r1_local, cityHash64(domain)',
    'three, links, by_place_r1_local, place',
    'three, links, referrers_r1_local, target',
    'three, links, linked_r1_local, source',
  ])
})

test('a single server has plain tables', async () => {
  const statements = await statementsOf(undefined)
  expect(statements).toHaveLength(6)
  expect(statements.filter((one) => /CLUSTER|Distributed/.test(one))).toEqual([])
})
