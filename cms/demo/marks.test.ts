import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { demoReads, followChange, noteDemo, noteRead, recordReads, remember } from '../reads.ts'
import { demoMarks } from './marks.ts'

const demo = { name: 'demo', type: 'checkbox' }
const config = {
  collections: [
    {
      slug: 'posts',
      flattenedFields: [
        { name: 'author', type: 'relationship', relationTo: 'authors' },
        { name: 'related', type: 'relationship', relationTo: 'posts', hasMany: true },
      ],
    },
    { slug: 'authors', flattenedFields: [demo] },
  ],
  globals: [{ slug: 'home', flattenedFields: [{ name: 'chart', type: 'group', flattenedFields: [demo] }] }],
} as unknown as SanitizedConfig

test('a document is demonstration content by its own mark, a part’s, or an included document’s', () => {
  expect(demoMarks(config, 'authors', { demo: true })).toEqual(['authors'])
  expect(demoMarks(config, 'authors', { demo: false })).toEqual([])
  expect(demoMarks(config, 'home', { chart: { demo: true } })).toEqual(['home'])
  expect(demoMarks(config, 'posts', { author: { demo: true } })).toEqual(['authors'])
  expect(demoMarks(config, 'posts', { author: 7, related: [3, { author: { demo: true } }] })).toEqual(['authors'])
})

test('a render knows which demonstration content it read, cached or not', async () => {
  const readTeam = () =>
    remember('team', async () => {
      noteRead('team')
      noteDemo('team')
    })
  const first = await recordReads(async () => {
    await readTeam()
    return demoReads()
  })
  expect(first.result).toEqual(['team'])
  const second = await recordReads(async () => {
    await readTeam()
    return demoReads()
  })
  expect(second.result).toEqual(['team'])
  expect((await recordReads(async () => demoReads())).result).toEqual([])
  await followChange()
})
