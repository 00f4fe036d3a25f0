import { headerOf } from '#engine/web/headers.ts'
import { combineMetaPolicies, combinePolicies, type Policy } from './csp-policy.ts'
import type { Exchange, RuleResult } from './exchange.ts'

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const UNSAFE = new Set([...BROAD, "'unsafe-inline'", 'data:'])
const NONCE_OR_HASH = /^'(?:sha256|sha384|sha512|nonce)-/
const PASSIVE = ['img-src', 'media-src']
const PASSING = new Set([
  'csp-implemented-with-no-unsafe',
  'csp-implemented-with-no-unsafe-default-src-none',
  'csp-implemented-with-unsafe-inline-in-style-src-only',
  'csp-implemented-with-insecure-scheme-in-passive-content-only',
])

/** Checks the Content-Security-Policy, and returns its directives, which the check of framing needs too. */
export function checkCsp({ main, tags, isHttps }: Exchange): RuleResult & { policy: Policy | undefined } {
  const header = headerOf(main.headers, 'content-security-policy')
  const inHeader = policiesIn(header === undefined ? [] : [header])
  const inMeta = policiesIn(metaPolicies(tags))
  const evidence = [
    ...inHeader.map((value) => `content-security-policy: ${value}`),
    ...inMeta.map((value) => `<meta http-equiv="Content-Security-Policy" content="${value}">`),
  ].join('\n')
  const policy = combinePolicies([...inHeader, ...inMeta])
  if (!policy) return { result: 'csp-header-invalid', evidence, policy: undefined }
  const effective =
    (combinePolicies(inHeader)?.directives.size ?? 0) + (combineMetaPolicies(inMeta)?.directives.size ?? 0)
  if (effective === 0) {
    const reportOnly = headerOf(main.headers, 'content-security-policy-report-only')
    return reportOnly
      ? {
          result: 'csp-not-implemented-but-reporting-enabled',
          evidence: `content-security-policy-report-only: ${reportOnly}`,
          policy: undefined,
        }
      : { result: 'csp-not-implemented', evidence: evidence || 'No Content-Security-Policy header.', policy: undefined }
  }
  const result = resultOf(policy.directives, isHttps)
  const hasDuplicates = PASSING.has(result) && policy.hasDuplicateReports
  return { result: hasDuplicates ? 'csp-implemented-but-duplicate-directives' : result, evidence, policy }
}

/** Splits a header or element, which may hold several policies, separated by commas (CSP3, 2.2.2). */
const policiesIn = (values: string[]) => values.flatMap((value) => value.split(',').map((policy) => policy.trim()))

const metaPolicies = (tags: Exchange['tags']) =>
  tags.flatMap(({ name, attributes, isInTemplate }) =>
    name === 'meta' &&
    !isInTemplate &&
    attributes['http-equiv']?.toLowerCase().trim() === 'content-security-policy' &&
    attributes.content
      ? [attributes.content]
      : [],
  )

/** Returns the most severe fault, or how strict the policy is if there is none. */
function resultOf(directives: Policy['directives'], isHttps: boolean): string {
  const listOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? new Set(['*'])
  const [objects, scripts, styles] = [listOf('object-src'), listOf('script-src'), listOf('style-src')]
  // A nonce or hash makes browsers ignore 'unsafe-inline' (CSP3, 6.7.3.2).
  for (const list of [scripts, styles]) if (hasNonceOrHash(list)) list.delete("'unsafe-inline'")
  if (scripts.has("'strict-dynamic'")) {
    if (!hasNonceOrHash(scripts)) return 'csp-header-invalid'
    for (const source of scripts) if (isIgnoredByStrictDynamic(source)) scripts.delete(source)
  }
  const others = [...directives].filter(([name]) => !PASSIVE.includes(name) && name !== 'script-src')
  const active = [...others.flatMap(([, list]) => [...list]), ...scripts]
  const passive = PASSIVE.flatMap((name) => [...(directives.get(name) ?? directives.get('default-src') ?? [])])
  if (some(scripts, UNSAFE) || some(objects, BROAD)) return 'csp-implemented-with-unsafe-inline'
  if (isHttps && active.some(isInsecure)) return 'csp-implemented-with-insecure-scheme'
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval'
  if (isHttps && passive.some(isInsecure)) return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (some(styles, UNSAFE)) return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  const fallback = directives.get('default-src')
  return fallback?.size === 1 && fallback.has("'none'")
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

const hasNonceOrHash = (list: Set<string>) => [...list].some((source) => NONCE_OR_HASH.test(source))
const some = (list: Set<string>, unwanted: Set<string>) => [...list].some((source) => unwanted.has(source))
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)
const isIgnoredByStrictDynamic = (source: string) =>
  source === "'self'" || source === "'unsafe-inline'" || [...BROAD].some((broad) => source.startsWith(broad))
