import { expect, test } from 'vitest'
import { changesSince, changesText, firstChanges, hasChanged, type KnownReport, knownReport } from './changes.ts'

/** Each finding is named like its rule; `passed` are measured rules without a finding. */
function known(findings: string[], { passed = [], hidden = [] }: { passed?: string[]; hidden?: string[] } = {}) {
  const found = findings.map((id) => ({ id, rule: id, title: `Title of ${id}`, pages: ['a', 'b'] }))
  return knownReport({ findings: found, passed }, hidden)
}

const idsOf = (before: KnownReport, after: KnownReport) => {
  const changes = changesSince(before, after)
  return { new: changes.new.map(({ id }) => id), fixed: changes.fixed.map(({ id }) => id) }
}

test('what is kept of a report has no pages and no texts of them, and survives JSON', () => {
  const kept = known(['title-missing'], { passed: ['h1-missing'], hidden: ['x', 'x'] })
  expect(JSON.parse(JSON.stringify(kept))).toEqual({
    findings: [{ id: 'title-missing', rule: 'title-missing', title: 'Title of title-missing', pages: { length: 2 } }],
    measured: ['h1-missing', 'title-missing'],
    hidden: ['x'],
  })
})

test('what came and what went has changed, and an unchanged site has not', () => {
  const before = known(['a', 'b'], { passed: ['c'] })
  const after = known(['b', 'c'], { passed: ['a'] })
  expect(idsOf(before, after)).toEqual({ new: ['c'], fixed: ['a'] })
  expect(hasChanged(changesSince(before, after))).toBe(true)
  expect(hasChanged(changesSince(before, before))).toBe(false)
})

test('what a specialist has hidden, then or now, is neither new nor fixed', () => {
  const before = known(['a'], { passed: ['b'], hidden: ['a'] })
  const after = known(['b'], { passed: ['a'], hidden: ['b'] })
  expect(idsOf(before, after)).toEqual({ new: [], fixed: [] })
})

test('a rule that was measured only once says nothing about the site', () => {
  // Without Chromium, on a site that did not respond, or before an update brought the rule.
  expect(idsOf(known(['a']), known(['a', 'lcp']))).toEqual({ new: [], fixed: [] })
  expect(idsOf(known(['a', 'lcp']), known(['a']))).toEqual({ new: [], fixed: [] })
})

test('the subject counts, and the first five have what is new before what is fixed', () => {
  const changes = changesSince(
    known(['a', 'b', 'c'], { passed: ['d', 'e', 'f'] }),
    known(['d', 'e', 'f'], { passed: ['a', 'b', 'c'] }),
  )
  expect(changesText(changes)).toBe('3 new, 3 fixed')
  expect(changesText({ ...changes, new: [] })).toBe('3 fixed')
  const first = firstChanges(changes, 5)
  expect([first.new.length, first.fixed.map(({ id }) => id)]).toEqual([3, ['a', 'b']])
})
