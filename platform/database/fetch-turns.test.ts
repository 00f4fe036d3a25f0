import { expect, test } from 'vitest'
import { createFetchTurns } from './fetch-turns.ts'

/** A pool whose statements are kept, and which refuses no turn. */
function recording() {
  const statements: [text: string, values: unknown[]][] = []
  const query = async (text: string, values: unknown[]) => {
    statements.push([text, values])
    return { rows: [] }
  }
  return { statements, pool: async () => ({ query }) as never }
}

test('a process that leaves ends the turns that it has, also one that it is taking, and takes none any more', async () => {
  const { statements, pool } = recording()
  const { take, end, endAll } = createFetchTurns(pool)
  const ended = await take(['a.example'])
  if ('turn' in ended) await end(['a.example'], ended.turn)
  const taking = take(['b.example', 'c.example'])
  await Promise.resolve()
  await endAll()
  const taken = await taking
  const updates = statements.filter(([text]) => text.includes('update fetch_turns')).map(([, values]) => values)
  expect(updates).toHaveLength(2)
  expect(updates[1]).toEqual([['b.example', 'c.example'], 'turn' in taken ? taken.turn : ''])
  expect(await take(['d.example'])).toMatchObject({ key: 'd.example' })
})
