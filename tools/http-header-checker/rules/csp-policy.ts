/** Sources by directive. An absent directive has its default. */
export type Policy = { directives: Map<string, Set<string>>; hasDuplicateReports: boolean }

type Source = { text: string; policy: number; isKept: boolean }

const MIN_POLICY_LENGTH = 6
const MAY_REPEAT = new Set(['report-uri', 'report-to'])
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox']
const collator = new Intl.Collator('en')

/**
 * Combines several policies into one that allows what all of them allow, as the HTTP Observatory does. A browser
 * enforces each by itself (CSP3, 4.2.1), so this is an approximation. Returns undefined for a policy that cannot be
 * read: too short, or with a directive twice.
 */
export function combinePolicies(policies: string[]): Policy | undefined {
  const directives = new Map<string, Source[]>()
  let hasDuplicateReports = false
  for (const [policy, text] of policies.map(oneLine).entries()) {
    if (text.length < MIN_POLICY_LENGTH) return undefined
    const seen = new Set<string>()
    for (const [name, values] of directivesOf(text)) {
      if (seen.has(name) && !MAY_REPEAT.has(name)) return undefined
      if (seen.has(name)) hasDuplicateReports = true
      seen.add(name)
      const sources = values.map((value): Source => ({ text: value, policy, isKept: policy === 0 }))
      const kept = mark([...(policy === 0 ? [] : (directives.get(name) ?? [])), ...sources])
      if (!kept) return undefined
      // Of a first policy among several, only directives that a later one repeats stay.
      directives.set(name, policy === 0 && policies.length > 1 ? kept.map((one) => ({ ...one, isKept: false })) : kept)
    }
  }
  const combined = [...directives].map(([name, sources]): [string, Set<string>] => [
    name,
    new Set(sources.length > 0 ? sources.map(({ text }) => text) : ["'none'"]),
  ])
  return { directives: new Map(combined), hasDuplicateReports }
}

/** Returns the policy of `meta` elements, without the directives that only a header may have. */
export function combineMetaPolicies(policies: string[]): Policy | undefined {
  const policy = combinePolicies(policies)
  for (const name of HEADER_ONLY) policy?.directives.delete(name)
  return policy
}

const oneLine = (policy: string) => policy.replace(/[\r\n]/g, '').trim()

function directivesOf(policy: string): [name: string, sources: string[]][] {
  return policy.split(';').flatMap((entry): [string, string[]][] => {
    const [name = '', ...sources] = entry.trim().split(/\s+/)
    if (name === '') return []
    const directive = name.toLowerCase()
    const isEmptyList = sources.length === 0 && directive.endsWith('-src')
    return [[directive, isEmptyList ? ["'none'"] : sources.map((source) => source.toLowerCase())]]
  })
}

/** Drops sources that a shorter source of the same policy covers, and keeps those that two policies share. */
function mark(sources: Source[]): Source[] | undefined {
  const sorted = sources.toSorted((a, b) => collator.compare(a.text, b.text))
  for (const [index, source] of sorted.entries()) {
    const before = sorted[index - 1]
    if (!before) continue
    if (source.policy === before.policy && source.text.startsWith(before.text)) source.isKept = false
    if (source.policy === before.policy) continue
    const isShared = matchesPath(before.text, source.text)
    if (isShared === undefined) return undefined
    if (isShared) source.isKept = true
  }
  return sorted.filter(({ isKept }) => isKept)
}

/** Returns whether a path matches (CSP3, 6.7.2.12); undefined if a percent-encoding is invalid. */
function matchesPath(a: string, b: string): boolean | undefined {
  if (a === '' || (a === '/' && b === '')) return true
  const isExact = !a.endsWith('/')
  const [partsA, partsB] = [a.split('/'), b.split('/')]
  if (partsA.length > partsB.length || (isExact && partsA.length !== partsB.length)) return false
  if (!isExact) partsA.pop()
  for (const [index, part] of partsA.entries()) {
    const pair = [decoded(part), decoded(partsB[index] ?? '')]
    if (pair.includes(undefined)) return undefined
    if (pair[0] !== pair[1]) return false
  }
  return true
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
