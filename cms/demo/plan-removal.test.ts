import { expect, test } from 'vitest'
import { isInvented, planDocuments, planFields, type StoredDocument } from './plan-removal.ts'
import { changedFields, printOf } from './prints.ts'

const removable = ['posts', 'authors', 'team', 'media', 'booking-hosts']

type Parts = { collection: string; id: number } & Partial<StoredDocument>

/** Returns a document as the seed made it. */
function seeded({ values = { name: 'As it was' }, ...parts }: Parts): StoredDocument {
  return {
    title: `${parts.collection} ${parts.id}`,
    seeded: printOf(values),
    isMarked: true,
    holds: [],
    ...parts,
    values,
  }
}

/** Returns a document that an editor made. */
const made = (parts: Parts): StoredDocument => ({ ...seeded(parts), seeded: undefined, isMarked: false, ...parts })

const keys = (documents: { collection: string; id: number }[]) =>
  documents.map(({ collection, id }) => `${collection} ${id}`)

test('seeded content is removed, and editors’ content stays and is not listed', () => {
  const plan = planDocuments(
    [seeded({ collection: 'authors', id: 1 }), made({ collection: 'authors', id: 2 })],
    removable,
  )
  expect(keys(plan.goes)).toEqual(['authors 1'])
  expect(plan.stays).toEqual([])
})

test('content that an editor changed stays, even if it is a marked copy', () => {
  const changed = { ...seeded({ collection: 'posts', id: 1 }), values: { name: 'In my own words' } }
  const unticked = {
    ...seeded({ collection: 'team', id: 2, values: { demo: true } }),
    values: { demo: false },
    isMarked: false,
  }
  const copy = made({ collection: 'team', id: 3, isMarked: true })
  const plan = planDocuments([changed, unticked, copy], removable)
  expect(plan.goes).toEqual([])
  expect(plan.stays.map(({ why }) => why)).toEqual(['changed', 'changed', 'made'])
})

test('the dashboard counts what the removal deletes, and what stays although it is still invented', () => {
  const documents = [
    seeded({ collection: 'posts', id: 1, holds: ['authors 1'], isMarked: false }),
    made({ collection: 'posts', id: 2, holds: ['authors 2'] }),
    seeded({ collection: 'authors', id: 1 }),
    seeded({ collection: 'authors', id: 2 }),
    { ...seeded({ collection: 'team', id: 3 }), values: { name: 'In my own words' } },
    { ...seeded({ collection: 'team', id: 4, isMarked: false }), values: { name: 'In my own words' } },
  ]
  const { goes, stays } = planDocuments(documents, removable)
  const counted = [...goes, ...stays.filter((one) => one.isInvented)]
  expect(keys(counted).toSorted()).toEqual(['authors 1', 'authors 2', 'posts 1', 'team 3'])
  expect(keys(documents.filter(isInvented)).toSorted()).toEqual(keys(counted).toSorted())
})

test('a post that stays keeps its author, who keeps the portrait', () => {
  const plan = planDocuments(
    [
      seeded({ collection: 'media', id: 10 }),
      seeded({ collection: 'media', id: 11 }),
      seeded({ collection: 'authors', id: 1, holds: ['media 10'] }),
      seeded({ collection: 'authors', id: 2, holds: ['media 11'] }),
      seeded({ collection: 'posts', id: 5, holds: ['authors 2'] }),
      made({ collection: 'posts', id: 6, holds: ['authors 1'] }),
    ],
    removable,
  )
  expect(keys(plan.goes).toSorted()).toEqual(['authors 2', 'media 11', 'posts 5'])
  expect(keys(plan.stays).toSorted()).toEqual(['authors 1', 'media 10'])
  expect(new Set(plan.stays.map(({ why }) => why))).toEqual(new Set(['needed']))
})

test('a document of another collection keeps what it requires, not what it only links to', () => {
  const booking = made({ collection: 'bookings', id: 1, holds: ['booking-hosts 1', 'tools 3'] })
  const plan = planDocuments(
    [seeded({ collection: 'booking-hosts', id: 1 }), seeded({ collection: 'booking-hosts', id: 2 }), booking],
    removable,
  )
  expect(keys(plan.goes)).toEqual(['booking-hosts 2'])
})

test('a fingerprint ignores row ids, empty values, system dates, and new fields', () => {
  const before = { title: 'A', rows: [{ id: 'a1', text: 'x', note: '' }], empty: null, updatedAt: 'then' }
  const after = { title: 'A', rows: [{ id: 'b2', text: 'x' }], empty: [], updatedAt: 'now', added: true }
  expect(changedFields(printOf(before), after)).toEqual([])
  expect(changedFields(printOf(before), { ...after, empty: 'filled' })).toEqual(['empty'])
  expect(changedFields(printOf(before), { ...after, rows: [{ text: 'y' }] })).toEqual(['rows'])
})

test('unchanged texts become blank, and changed ones stay', () => {
  const values = { title: 'Invented', lead: 'Mine', button: 'Send' }
  const print = printOf({ title: 'Invented', lead: 'Invented too', button: 'Send' })
  expect(planFields({ values, seeded: print, blank: { title: 'Neutral', lead: null } })).toEqual({
    data: { title: 'Neutral' },
    kept: ['lead'],
  })
})

test('only invented rows leave a list that an editor extended, unless its length is fixed', () => {
  const seededRows = [{ city: 'Springfield' }, { city: 'Shelbyville' }]
  const values = {
    offices: [
      { id: 'x', city: 'Shelbyville' },
      { id: 'y', city: 'Omaha' },
    ],
  }
  const plan = { values, seeded: printOf({ offices: seededRows }), blank: { offices: [] } }
  expect(planFields(plan)).toEqual({ data: { offices: [{ id: 'y', city: 'Omaha' }] }, kept: ['offices'] })
  expect(planFields({ ...plan, fixed: ['offices'] })).toEqual({ data: {}, kept: ['offices'] })
})

test('a second removal changes nothing', () => {
  const seededPrint = printOf({ title: 'Invented', menus: [{ label: 'One' }] })
  const left = { title: 'Neutral', menus: [{ label: 'One', open: false }] }
  const blank = { title: 'Neutral', menus: [{ label: 'One' }] }
  const again = planFields({ values: left, seeded: seededPrint, blank, blanked: printOf(left) })
  expect(again).toEqual({ data: {}, kept: [] })
})
