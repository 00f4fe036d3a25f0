import { analyse } from 'scslre'
import type { Measure } from '#bench/measure.ts'
import { findDangers } from './backtracking.ts'
import { parsePattern } from './parse-pattern.ts'

/** Patterns that take more than linear time in V8 and that recheck 4.5 calls vulnerable. */
const slow = String.raw`
^\d+(\.\d+)*(\.\d+)*$
\s+$
(.*a){12}
a.*b.*c.*d.*e.*$
^[a-z]+(-[a-z]+)*(-[a-z]+)*$
^\s+|\s+$
\d+$
[\w-]+:$
(.*\d){8}
(?:.*,){11}P
x.*y.*z$
.*foo.*bar
^(a+)+$
^(a*)*$
^(\w+\s?)*$
^([a-zA-Z0-9]+)*@
^((a+)b?)*$
^(a|a)*$
^(\d|\w)+$
^(a|aa)+$
^(?:x{1,3})+$
(x+x+)+y
^(([a-z])+.)+[A-Z]([a-z])+$
\d+\d+x
.*.*=
(?:a|b)*a*x
(\w+\s)*x
<!--[\s\S]*?-->
\b[A-Z0-9._%+-]+@[A-Z0-9.-]+\.[A-Z]{2,}\b
^(?=.*a.*b.*c)x
^\/([^\/]+?)-([^\/]+?)\/?$
^(a+)\1+$
^(a?){30}a{30}$
^(\w+\s?){12}$
`
  .trim()
  .split('\n')

/** Pieces that cannot match the same text, so that every pattern made of them takes linear time. */
const pieces =
  String.raw`\d{4} \d{1,2} [A-Z]{2} [a-f0-9]{8} \d+ [a-z]+ (?:\d{3})? (?:red|green|blue) [^,\s:/="]+ \p{Lu}`.split(' ')
const borders = [':', ', ', '/', '="']

function harmless(): string[] {
  const made = pieces.flatMap((first) =>
    pieces.flatMap((last) => borders.map((border) => `^${first}${border}${last}$`)),
  )
  return made.filter((_, at) => at % 2 === 0).slice(0, 200)
}

/**
 * Counts slow patterns that are found and harmless ones that are not flagged, and compares with the analysis of
 * eslint-plugin-regexp.
 */
export async function measure(): Promise<Measure[]> {
  const isOursSlow = (pattern: string, flags = '') =>
    (findDangers(parsePattern(pattern, flags), flags) ?? []).length > 0
  const isTheirsSlow = (pattern: string, flags = '') =>
    analyse(new RegExp(pattern, flags), { reportTypes: { Move: true } }).reports.length > 0
  const times: number[] = []
  const found = slow.filter((pattern) => {
    const began = performance.now()
    const isFound = isOursSlow(pattern)
    times.push(performance.now() - began)
    return isFound
  }).length
  const fine = harmless()
  return [
    {
      what: 'regex-tester: slow patterns found',
      value: found,
      unit: `of ${slow.length}`,
      limit: slow.length,
      better: 'more',
      note: `scslre 0.3: ${slow.filter((pattern) => isTheirsSlow(pattern)).length}`,
    },
    {
      what: 'regex-tester: harmless patterns called slow',
      value: fine.filter((pattern) => isOursSlow(pattern, 'u')).length,
      unit: `of ${fine.length}`,
      limit: 0,
      better: 'less',
      note: `scslre 0.3: ${fine.filter((pattern) => isTheirsSlow(pattern, 'u')).length}`,
    },
    {
      what: 'regex-tester: longest analysis of a slow pattern',
      value: Math.round(Math.max(...times)),
      unit: 'ms',
      limit: 1_000,
      better: 'less',
    },
  ]
}
