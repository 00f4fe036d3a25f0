import { expect, test } from 'vitest'
import { withStartLock } from '#cms/database/start-lock.ts'
import { query } from '../support/database.ts'
import { inject } from '../support/product.ts'
import { waitFor } from '../support/wait-for.ts'

const connections = () =>
  query<{ pid: number; holds: boolean }>(
    `select pid, exists (select 1 from pg_locks where locktype = 'advisory' and granted and pid = activity.pid) as holds
     from pg_stat_activity as activity where application_name = 'prairie-start'`,
  )

/** Starts work that records its name when it begins, and lasts until `end` is called. */
function startWork(name: string, begun: string[]) {
  const isOver = Promise.withResolvers<void>()
  const ended = withStartLock(inject('databaseUrl'), async () => {
    begun.push(name)
    await isOver.promise
    return name
  })
  return { ended, end: isOver.resolve }
}

test('R9 of two instances that start at once, one prepares the database while the other waits', async () => {
  const begun: string[] = []
  const first = startWork('first', begun)
  await waitFor(() => begun.length > 0)
  const second = startWork('second', begun)
  await waitFor(async () => (await connections()).length === 2)
  expect(begun).toEqual(['first'])
  first.end()
  expect(await first.ended).toBe('first')
  await waitFor(() => begun.length === 2)
  second.end()
  expect(await second.ended).toBe('second')
})

test('R9 an instance that loses the lock ends, and the one that waits goes on', async () => {
  const begun: string[] = []
  const first = startWork('first', begun)
  const lost = expect(first.ended).rejects.toThrow()
  await waitFor(() => begun.length > 0)
  const second = startWork('second', begun)
  await waitFor(async () => (await connections()).length === 2)
  const [holder] = (await connections()).filter(({ holds }) => holds)
  await query('select pg_terminate_backend($1)', [holder?.pid])
  await lost
  await waitFor(() => begun.length === 2)
  second.end()
  expect(await second.ended).toBe('second')
})
