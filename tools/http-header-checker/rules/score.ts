import { checkCookies } from './cookies.ts'
import { checkCsp } from './csp.ts'
import type { Exchange, RuleResult } from './exchange.ts'
import { checkIntegrity } from './integrity.ts'
import { checkEmbedder, checkOpener } from './isolation.ts'
import {
  checkContentType,
  checkFraming,
  checkHsts,
  checkRedirection,
  checkReferrer,
  checkResourcePolicy,
  checkSharing,
} from './plain-rules.ts'
import { type Verdict, verdicts } from './verdicts.ts'

export type RuleName =
  | 'csp'
  | 'cookies'
  | 'cors'
  | 'redirection'
  | 'referrer'
  | 'hsts'
  | 'sri'
  | 'content-type'
  | 'framing'
  | 'corp'
  | 'coop'
  | 'coep'
export type CheckedRule = { rule: RuleName } & RuleResult & Verdict
export type SecurityScore = { score: number; grade: string; rules: CheckedRule[] }

/** Points above 100 count only for a host that has at least this many without them. */
const MIN_FOR_EXTRA = 90
const STEP = 5
const GRADES = [
  'F',
  'F',
  'F',
  'F',
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
  'A+',
]

/**
 * Checks a host by the twelve rules of the MDN HTTP Observatory and adds up its points: 100, minus what faults cost,
 * plus what good settings earn. Source: github.com/mdn/mdn-http-observatory, algorithm version 6.
 */
export function scoreSecurity(exchange: Exchange): SecurityScore {
  const { policy, ...csp } = checkCsp(exchange)
  const hsts = checkHsts(exchange)
  const results: [RuleName, RuleResult][] = [
    ['csp', csp],
    ['cookies', checkCookies(exchange, verdictOf(hsts).passes)],
    ['cors', checkSharing(exchange)],
    ['redirection', checkRedirection(exchange)],
    ['referrer', checkReferrer(exchange)],
    ['hsts', hsts],
    ['sri', checkIntegrity(exchange)],
    ['content-type', checkContentType(exchange)],
    ['framing', checkFraming(exchange, policy)],
    ['corp', checkResourcePolicy(exchange)],
    ['coop', checkOpener(exchange)],
    ['coep', checkEmbedder(exchange)],
  ]
  const rules = results.map(([rule, result]) => ({ rule, ...result, ...verdictOf(result) }))
  const points = rules.map((rule) => rule.points)
  const withoutExtra = sum(points.filter((one) => one < 0))
  const score = Math.max(0, withoutExtra >= MIN_FOR_EXTRA ? sum(points) : withoutExtra)
  return { score, grade: GRADES[Math.min(Math.floor(score / STEP), GRADES.length - 1)] ?? 'F', rules }
}

const sum = (points: number[]) => points.reduce((total, one) => total + one, 100)

function verdictOf({ result }: RuleResult): Verdict {
  const verdict = verdicts[result]
  if (!verdict) throw new Error(`There is no verdict for ${result}.`)
  return verdict
}
