import { expect, test } from 'vitest'
import { noteRead, recordReads, remember } from '../reads.ts'
import { type Preview, runPreview } from './preview.ts'

const preview = { slug: 'home', draft: {}, segment: 'home', user: {} } as Preview

/** Returns how often a query that reads `tag` ran. */
function counted(key: string, tag: string) {
  let runs = 0
  const query = () =>
    remember(key, async () => {
      noteRead(tag)
      runs += 1
      return runs
    })
  return query
}

test('§2 what a preview reads is never cached for visitors', async () => {
  const query = counted('a draft', 'home')
  expect(await runPreview(preview, false, query)).toBe(1)
  expect(await query()).toBe(2)
  expect(await query()).toBe(2)
  expect(await runPreview(preview, false, query)).toBe(3)
  expect(await query()).toBe(2)
})

test('§2 a preview uses the visitors’ cache for everything but its document', async () => {
  const query = counted('a list', 'services')
  expect(await query()).toBe(1)
  const { result, tags } = await recordReads(() => runPreview(preview, false, query))
  expect(result).toBe(1)
  expect([...tags]).toEqual(['=a list'])
})

test('§2 the page of a previewed document reads the visitors’ lists once', async () => {
  const query = counted('a menu', 'home')
  expect(await runPreview(preview, true, query)).toBe(1)
  expect(await query()).toBe(1)
  const other = counted('another menu', 'home')
  const twice = () => Promise.all([other(), other()])
  expect(await runPreview(preview, false, twice)).toEqual([1, 1])
  expect(await other()).toBe(2)
})
