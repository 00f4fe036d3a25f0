import type { DnsAnswer } from '../web/dns.ts'
import { canonicalIp, matchesNetwork, recordsOf, reverseName } from './spf-addresses.ts'
import { dependsOnMessage, expandMacros, type MacroValues, needsValidatedName, targetName } from './spf-macros.ts'
import { isSpf, readSpf, type SpfError, type SpfMechanism, type SpfTerm } from './spf-record.ts'

export type SpfResult = 'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'temperror' | 'permerror'

/** One record that was evaluated, and what its terms led to. */
export type SpfNode = {
  domain: string
  record: string
  errors: SpfError[]
  terms: {
    text: string
    /** Queries of this term alone that count toward the limit: 0 or 1. */
    lookups: number
    /** Name that was looked up; undefined if it depends on a message. */
    target?: string
    isVoid?: boolean
    problem?: string
    child?: SpfNode
  }[]
}

export type SpfCheck = {
  /** For the sender; undefined without one. A permanent error does not depend on the sender. */
  result: SpfResult
  /** What led to a `permerror` or `temperror`. */
  reason?: string
  explanation?: string
  /** The term that matched. */
  matched?: string
  lookups: number
  voidLookups: number
  root: SpfNode | null
}

export type SpfQuestion = {
  domain: string
  /** Without an IP address, all mechanisms are visited: the result is the maximum of lookups a message can cause. */
  ip?: string
  /** Default: postmaster@domain. */
  sender?: string
  helo?: string
  /** Seconds since 1970. */
  now?: number
}

export type SpfLookup = (name: string, type: string) => Promise<Pick<DnsAnswer, 'result' | 'records'>>

/** Source: RFC 7208, 4.6.4. */
export const MAX_LOOKUPS = 10
export const MAX_VOID_LOOKUPS = 2
/** MX and PTR records of one mechanism. */
const MAX_NAMES = 10
/** Maximum number of MX and PTR records of one mechanism. */
const MAX_VISITED = 40

const RESULTS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const

/** Ends the evaluation with `permerror` or `temperror`. */
class SpfStop extends Error {
  readonly result: 'permerror' | 'temperror'
  constructor(result: 'permerror' | 'temperror', reason: string) {
    super(reason)
    this.result = result
  }
}

/**
 * Evaluates the SPF record of a domain (check_host, RFC 7208, 4). With an IP address, as a receiving mail server does;
 * without one, it visits every term and does not stop at a limit, so that the counts are the highest possible.
 */
export async function checkSpf(question: SpfQuestion, lookUp: SpfLookup): Promise<SpfCheck> {
  const { domain, sender = `postmaster@${domain}`, helo = domain, now = 0 } = question
  const ip = question.ip === undefined ? undefined : canonicalIp(question.ip)
  const count = { lookups: 0, voidLookups: 0 }
  const first: { stop?: SpfStop } = {}
  const isSurvey = ip === undefined
  let root: SpfNode | null = null
  let names: Promise<string> | undefined

  const stop = (stopped: SpfStop) => {
    first.stop ??= stopped
    if (!isSurvey) throw stopped
  }
  const countLookup = () => {
    count.lookups++
    if (count.lookups > (isSurvey ? MAX_VISITED : MAX_LOOKUPS)) throw tooMany(count.lookups)
    if (count.lookups > MAX_LOOKUPS) stop(tooMany(count.lookups))
  }
  const ask = async (name: string, type: string) => {
    const answer = await lookUp(name, type)
    if (answer.result !== 'NOERROR' && answer.result !== 'NXDOMAIN')
      throw new SpfStop('temperror', `The DNS did not answer for ${name} (${answer.result}).`)
    return recordsOf(answer, type)
  }
  /** Performs a lookup, and counts it if it is empty. */
  const askCounted = async (name: string, type: string) => {
    const records = await ask(name, type)
    if (records.length > 0) return records
    count.voidLookups++
    if (count.voidLookups > MAX_VOID_LOOKUPS)
      stop(new SpfStop('permerror', `More than ${MAX_VOID_LOOKUPS} lookups found nothing.`))
    return records
  }
  const addressType = ip?.includes(':') ? 'AAAA' : 'A'
  const addressesOf = async (name: string, isCounted: boolean) => {
    const find = isCounted ? askCounted : ask
    if (!isSurvey) return find(name, addressType)
    // Without a sender, a lookup counts as empty only if both address families are empty.
    const both = [...(await ask(name, 'A')), ...(await ask(name, 'AAAA'))]
    return both.length > 0 || !isCounted ? both : askCounted(name, 'A')
  }
  const valuesFor = async (current: string, text: string): Promise<MacroValues> => ({
    ip: ip ?? '0.0.0.0',
    sender,
    helo,
    domain: current,
    validatedName: needsValidatedName(text) && !isSurvey ? await validatedName(current) : 'unknown',
    now,
  })
  const targetOf = async (term: { value: string }, current: string) =>
    term.value === '' ? current : targetName(term.value, await valuesFor(current, term.value))

  async function validatedNames(): Promise<string[]> {
    const pointers = await ask(reverseName(ip as string), 'PTR').catch(() => [])
    const valid: string[] = []
    for (const name of pointers.slice(0, MAX_NAMES)) {
      const found = await ask(name, addressType).catch(() => [])
      if (found.some((one) => matchesNetwork(ip as string, one, { prefix4: 32, prefix6: 128 }))) valid.push(name)
    }
    return valid
  }
  function validatedName(current: string) {
    names ??= validatedNames().then(
      (all) =>
        all.find((name) => isSame(name, current)) ?? all.find((name) => isBelow(name, current)) ?? all[0] ?? 'unknown',
    )
    return names
  }

  async function evaluate(
    current: string,
    chain: string[],
  ): Promise<{ result: SpfResult; node: SpfNode | null; by?: string }> {
    const found = (await ask(current, 'TXT')).filter(isSpf)
    if (found.length === 0) return { result: 'none', node: null }
    if (found.length > 1) throw new SpfStop('permerror', `${current} has ${found.length} SPF records.`)
    const record = found[0] as string
    const { terms, errors } = readSpf(record)
    const node: SpfNode = { domain: current, record, errors, terms: [] }
    if (chain.length === 0) root = node
    const [error] = errors
    if (error) stop(new SpfStop('permerror', `${current}: “${error.term}”: ${error.message}`))
    const path = [...chain, current.toLowerCase()]
    for (const term of terms) {
      if (term.kind === 'modifier') continue
      const step: SpfNode['terms'][number] = { text: term.text, lookups: 0 }
      node.terms.push(step)
      if (await survey(step, () => matches(term, current, path, step)))
        return { result: RESULTS[term.qualifier], node, by: term.text }
    }
    return redirected(terms, current, path, node)
  }

  /** Visits all terms. Without a sender, a term that would stop an evaluation is noted, and the next one is visited. */
  async function survey<T>(step: SpfNode['terms'][number], work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SpfStop)) throw error
      step.problem ??= error.message
      stop(error)
      return undefined
    }
  }

  async function redirected(terms: SpfTerm[], current: string, path: string[], node: SpfNode) {
    const redirect = terms.find((term) => term.kind === 'modifier' && term.name === 'redirect')
    const hasAll = terms.some((term) => term.kind === 'mechanism' && term.name === 'all')
    if (!redirect || (isSurvey && hasAll)) return { result: 'neutral' as const, node }
    const step: SpfNode['terms'][number] = { text: redirect.text, lookups: 1 }
    node.terms.push(step)
    const inner = await survey(step, async () => {
      const there = await enter(redirect.value, current, path, step)
      if (there?.result === 'none') throw new SpfStop('permerror', `redirect: ${step.target} has no SPF record.`)
      return there
    })
    return { result: inner?.result ?? ('neutral' as const), node, ...(inner?.by ? { by: inner.by } : {}) }
  }

  /** Evaluates the record of an include or a redirect. */
  async function enter(spec: string, current: string, path: string[], step: SpfNode['terms'][number]) {
    countLookup()
    if (isSurvey && dependsOnMessage(spec)) return undefined
    const target = await targetOf({ value: spec }, current)
    step.target = target
    // With a sender, a loop ends at the limit of lookups. Without one, it is reported.
    if (isSurvey && path.includes(target.toLowerCase()))
      throw new SpfStop('permerror', `${[...path, target.toLowerCase()].join(' → ')} is a loop.`)
    if (!isName(target)) return { result: 'none' as const, node: null }
    const inner = await evaluate(target, path)
    if (inner.node) step.child = inner.node
    return inner
  }

  async function matches(
    term: SpfMechanism,
    current: string,
    path: string[],
    step: SpfNode['terms'][number],
  ): Promise<boolean> {
    switch (term.name) {
      case 'all':
        return !isSurvey
      case 'ip4':
      case 'ip6':
        return !isSurvey && matchesNetwork(ip, term.value, term)
      case 'include': {
        step.lookups = 1
        const inner = await enter(term.value, current, path, step)
        if (inner?.result === 'none') throw new SpfStop('permerror', `include: ${step.target} has no SPF record.`)
        return inner?.result === 'pass' && !isSurvey
      }
      default:
        return matchesNames(term, current, step)
    }
  }

  /** Handles a, mx, ptr, and exists. */
  async function matchesNames(term: SpfMechanism, current: string, step: SpfNode['terms'][number]): Promise<boolean> {
    step.lookups = 1
    countLookup()
    if (isSurvey && (dependsOnMessage(term.value) || term.name === 'ptr')) return false
    const target = await targetOf(term, current)
    step.target = target
    if (term.name === 'ptr')
      return (await validatedNames()).some((name) => isSame(name, target) || isBelow(name, target))
    if (!isName(target)) return false
    const before = count.voidLookups
    try {
      if (term.name === 'exists') return (await askCounted(target, 'A')).length > 0 && !isSurvey
      if (term.name === 'a') return hasSender(await addressesOf(target, true), term)
      const exchanges = (await askCounted(target, 'MX')).map((data) => data.split(' ')[1] ?? '')
      if (exchanges.length > MAX_NAMES)
        throw new SpfStop('permerror', `${target} has more than ${MAX_NAMES} MX records.`)
      for (const exchange of exchanges)
        if (isName(exchange) && hasSender(await addressesOf(exchange, false), term)) return true
      return false
    } finally {
      if (count.voidLookups > before) step.isVoid = true
    }
  }

  const hasSender = (addresses: string[], term: SpfMechanism) =>
    !isSurvey && addresses.some((one) => matchesNetwork(ip, one, term))

  const done = (result: SpfResult, more: Partial<SpfCheck>): SpfCheck => ({ result, ...more, ...count, root })
  try {
    if (!isName(domain) || !domain.includes('.')) return done('none', {})
    const { result, by } = await evaluate(domain, [])
    if (first.stop) return done(first.stop.result, { reason: first.stop.message })
    const explanation = result === 'fail' && !isSurvey ? await explain(root, by) : undefined
    return done(result, { ...(by ? { matched: by } : {}), ...(explanation ? { explanation } : {}) })
  } catch (error) {
    if (!(error instanceof SpfStop)) throw error
    const { result, message } = first.stop ?? error
    return done(result, { reason: message })
  }

  /** Returns the text of `exp=` of the record whose mechanism matched (RFC 7208, 6.2). Ignores problems with it. */
  async function explain(top: SpfNode | null, by: string | undefined): Promise<string | undefined> {
    const last = followRedirects(top)
    const modifier = last && readSpf(last.record).terms.find((term) => term.kind === 'modifier' && term.name === 'exp')
    if (!last || !modifier || by === undefined) return undefined
    const target = await targetOf(modifier, last.domain)
    if (!isName(target)) return undefined
    const texts = await ask(target, 'TXT').catch(() => [])
    const [text] = texts
    if (texts.length !== 1 || text === undefined || !isExplanation(text)) return undefined
    return expandMacros(text, await valuesFor(last.domain, text))
  }
}

const tooMany = (lookups: number) =>
  new SpfStop('permerror', `The record causes ${lookups} lookups or more; the limit is ${MAX_LOOKUPS}.`)

function followRedirects(node: SpfNode | null): SpfNode | null {
  const last = node?.terms.at(-1)
  return last?.child && /^redirect=/i.test(last.text) ? followRedirects(last.child) : node
}

const isExplanation = (text: string) =>
  /^(%(\{[slodiphcrtv]\d*r?[.\-+,/_=]*\}|[%_-])|[\x20-\x24\x26-\x7e])*$/i.test(text)
const isName = (name: string) =>
  name.length > 0 && name.length <= 253 && name.split('.').every((label) => label.length > 0 && label.length <= 63)
const isSame = (name: string, other: string) => name.toLowerCase() === other.toLowerCase()
const isBelow = (name: string, parent: string) => name.toLowerCase().endsWith(`.${parent.toLowerCase()}`)
