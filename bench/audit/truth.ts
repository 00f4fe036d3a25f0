import { proofs } from '#audit/proofs/index.ts'
import { rules } from '#audit/rules/index.ts'
import { examineTrial } from '#audit/trial/examine-trial.ts'
import { foundOn, largeSite, smallSite } from '#audit/trial/large-site.ts'
import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'

/** Seeds that no rule was written with. */
const SEEDS = [7_919, 104_729, 1_299_709]
const PAGES = 1_000

type Counts = { right: number; missed: number; wrong: number }

/**
 * Plants the faults of all rules on generated sites, with near misses beside them, and counts what the audit finds.
 * Rules of pages: one site of at least 1,000 pages for each seed. Rules of sites: a small site for each change.
 */
export async function measureTruth(): Promise<Measure[]> {
  const counts = new Map<string, Counts>(rules.map(({ id }) => [id, { right: 0, missed: 0, wrong: 0 }]))
  const count = (rule: string, what: keyof Counts) => {
    const one = counts.get(rule)
    if (one) one[what]++
  }
  let pages = 0
  for (const seed of SEEDS) {
    const { site, expected } = largeSite(proofs, { seed, size: PAGES, times: 3 })
    const report = await examineTrial(site)
    pages += report.pages.length
    const found = foundOn(report)
    for (const { id, kind } of rules) {
      if (kind !== 'page') continue
      const [wanted, got] = [expected.get(id) ?? new Set(), found.get(id) ?? new Set()]
      for (const url of wanted) count(id, got.has(url) ? 'right' : 'missed')
      for (const url of got) if (!wanted.has(url)) count(id, 'wrong')
    }
    for (const { rule, on, faults, nearMisses } of proofs) {
      if (on !== 'site') continue
      for (const change of faults) count(rule, (await finds(rule, change, seed)) ? 'right' : 'missed')
      for (const change of nearMisses) if (await finds(rule, change, seed)) count(rule, 'wrong')
    }
  }
  const broken = [...counts].filter(([, { right, missed, wrong }]) => right === 0 || missed > 0 || wrong > 0)
  for (const [rule, { right, missed, wrong }] of broken)
    console.log(`${rule}: ${right} right, ${missed} missed, ${wrong} wrong`)
  const all = [...counts.values()]
  const sum = (what: keyof Counts) => all.reduce((total, one) => total + one[what], 0)
  return [
    { what: 'rules of the audit', value: rules.length, unit: 'rules', limit: 150, better: 'more' },
    none(
      'rules without precision and recall of 1.0 on generated sites',
      broken.length,
      'rules',
      `${sum('right')} planted faults found, ${sum('missed')} missed, ${sum('wrong')} found where none was planted; ${pages} pages, seeds ${SEEDS.join(', ')}`,
    ),
  ]
}

async function finds(rule: string, change: Parameters<typeof smallSite>[0], seed: number) {
  const { site, extras } = smallSite(change, seed)
  const { findings } = await examineTrial(site, extras)
  return findings.some((finding) => finding.rule === rule)
}
