import { countOf } from '#engine/text/count-of.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { rules } from './rules.ts'
import type { BrokenRule } from './validate.ts'

/** Files whose places a finding lists. */
const SHOWN_FILES = 3

/** Returns one finding for each rule, however many files break it. */
export function findingsOf(files: { url: string; broken: BrokenRule[] }[]): Finding[] {
  const names = [...new Set(files.flatMap(({ broken }) => broken.map(({ rule }) => rule)))]
  return names.flatMap((name): Finding[] => {
    const rule = rules[name]
    const breaking = files.flatMap(({ url, broken }) =>
      broken.filter((one) => one.rule === name).map((one) => ({ url, ...one })),
    )
    const [first] = breaking
    if (!rule || !first) return []
    const count = breaking.reduce((sum, one) => sum + one.count, 0)
    const { severity, title, why, fix, ref } = rule
    const times = count > 1 ? `${withCommas(count)} times` : ''
    const where = breaking.length > 1 ? `in ${withCommas(breaking.length)} files` : ''
    const scope = [times, where].filter(Boolean).join(', ')
    return [
      {
        id: name,
        severity,
        title: scope ? `${title.replace(/\.$/, '')} (${scope}).` : title,
        why,
        fix,
        ref,
        evidence: evidenceOf(breaking),
        ...(first.places[0] ? { place: { field: first.url ? 'url' : 'xml', line: first.places[0].line } } : {}),
      },
    ]
  })
}

/** Lists the places of the first files under their URLs, and says how many are left out. */
function evidenceOf(breaking: (BrokenRule & { url: string })[]) {
  const lines = breaking
    .slice(0, SHOWN_FILES)
    .flatMap(({ url, count, places }) => [
      url,
      ...places.map(({ line, evidence }) => (line > 1 ? `line ${line}: ${evidence}` : evidence)),
      ...(count > places.length ? [`… ${withCommas(count - places.length)} more`] : []),
    ])
  const left = breaking.length - SHOWN_FILES
  return [...lines, ...(left > 0 ? [`… and in ${countOf(left, 'more file')}`] : [])].filter(Boolean).join('\n')
}
