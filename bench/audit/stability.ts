import { proofs } from '#audit/proofs/index.ts'
import type { AuditReport } from '#audit/report.ts'
import { examineTrial } from '#audit/trial/examine-trial.ts'
import { largeSite } from '#audit/trial/large-site.ts'
import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'

const SIZE = { seed: 32_452_843, size: 500, times: 1 }

/** Audits one site twice, the second time with more requests at once, whose answers arrive in another order. */
export async function measureStability(): Promise<Measure[]> {
  const { site } = largeSite(proofs, SIZE)
  const first = await examineTrial(site)
  const second = await examineTrial(site, {}, { concurrency: 8 })
  const [one, other] = [findingsIn(first), findingsIn(second)]
  const different = [...one]
    .filter((finding) => !other.has(finding))
    .concat([...other].filter((finding) => !one.has(finding)))
  for (const line of different.slice(0, 20)) console.log(line)
  return [
    none(
      'findings that differ between two audits of an unchanged site',
      different.length,
      'findings',
      `of ${one.size}`,
    ),
    none('difference of their scores', Math.abs((first.score.value ?? 0) - (second.score.value ?? 0)), 'points'),
  ]
}

const findingsIn = ({ findings }: AuditReport) =>
  new Set(findings.map(({ id, pages }) => `${id} ${pages.map(({ url }) => url).join(' ')}`))
