import { expect, test } from 'vitest'
import { proofs } from './proofs/index.ts'
import { rules } from './rules/index.ts'
import { examineTrial } from './trial/examine-trial.ts'
import { foundOn, largeSite, smallSite } from './trial/large-site.ts'

test('each rule has an id of its own, a source, and proofs that it finds and leaves alone', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(proofs.map(({ rule }) => rule).toSorted()).toEqual(ids.toSorted())
  for (const { id, source, fault, title } of rules as {
    id: string
    source: { url: string; asOf: string }
    fault?: string
    title?: (count: number, cause: string) => string
  }[]) {
    expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/)
    expect(source).toMatchObject({
      url: expect.stringMatching(/^https:\/\//),
      asOf: expect.stringMatching(/^20\d\d-\d\d$/),
    })
    // A sentence without a gap: “12 pages without a title”.
    expect(fault ?? title?.(12, 'https://shop.example/')).toMatch(/^(?!.*(?:undefined|NaN|\s\s)).{6,}$/)
  }
})

test('rules of pages find every planted fault and nothing else', async () => {
  const { site, expected } = largeSite(proofs, { seed: 1, size: 60, times: 1 })
  const found = foundOn(await examineTrial(site))
  for (const { id, kind } of rules) {
    if (kind !== 'page') continue
    expect([id, [...(found.get(id) ?? [])].toSorted()]).toEqual([id, [...(expected.get(id) ?? [])].toSorted()])
  }
})

const changes = proofs.flatMap(({ rule, on, faults, nearMisses }) =>
  on === 'page'
    ? []
    : [
        ...faults.map((change, at) => ({ rule, change, at: at + 1, what: 'fault' as const })),
        ...nearMisses.map((change, at) => ({ rule, change, at: at + 1, what: 'near miss' as const })),
      ],
)

test.each(changes)('rules of sites: $rule, $what $at', async ({ rule, change, what }) => {
  const { site, extras, also } = smallSite(change, 2)
  const report = await examineTrial(site, extras)
  const found = report.findings.map((finding) => finding.rule)
  const allowed = new Set(also.map((one) => one.rule))
  expect(report.unmeasured.filter((one) => what === 'fault' && one.rule === rule)).toEqual([])
  expect(found.includes(rule)).toBe(what === 'fault')
  expect(found.filter((one) => one !== rule && !allowed.has(one))).toEqual([])
})
