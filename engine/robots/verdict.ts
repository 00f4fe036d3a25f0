import { crawlerOf } from './crawlers.ts'
import { encodePath, type Group, type RobotsFile, type Rule } from './robots-file.ts'

/** The rules that apply to one crawler, and why. */
export type ChosenGroup = {
  /** Whose groups: its own token, another crawler's, `*`; null when no group applies. */
  name: string | null
  /** All groups of that name; they are read as one (RFC 9309, 2.2.1). */
  groups: Group[]
  rules: Rule[]
}

export type Match = Rule & {
  /** The compared pattern; differs from `pattern` for `/index.html`, which Google also reads as its folder. */
  compared: string
}

export type Verdict = {
  isAllowed: boolean
  /** Path and query that were compared. */
  path: string
  chosen: ChosenGroup
  /** The rule that decided; null if none matches. */
  rule: Match | null
  /** The best matching rule of the other kind. */
  rival: Match | null
  /** How many rules of the group match. */
  fitting: number
  /** `/robots.txt` may always be fetched (RFC 9309, 2.2.2). */
  isRobotsTxt: boolean
}

/**
 * Returns whether this crawler may fetch this URL. The longest matching rule decides; between two equally long ones,
 * the one that allows (RFC 9309, 2.2.2). An empty rule matches everything and decides nothing.
 */
export function checkRobots(file: RobotsFile, agent: string, url: string, chosen = chooseGroup(file, agent)): Verdict {
  const path = pathOf(url)
  const matches = chosen.rules.map((rule) => matchRule(rule, path)).filter((match) => match !== undefined)
  const allow = longest(matches.filter(({ allows }) => allows))
  const disallow = longest(matches.filter(({ allows }) => !allows))
  const isRobotsTxt = path === '/robots.txt'
  const isAllowed = isRobotsTxt || lengthOf(disallow) <= lengthOf(allow)
  const [rule, rival] = isAllowed ? [allow, disallow] : [disallow, allow]
  return { isAllowed, path, chosen, rule: rule ?? null, rival: rival ?? null, fitting: matches.length, isRobotsTxt }
}

/** Returns the group of the crawler's own name, else of the crawler it falls back to, else of `*`. */
export function chooseGroup(file: RobotsFile, agent: string): ChosenGroup {
  const crawler = crawlerOf(agent)
  const names = [agent, crawler?.instead, crawler?.ignoresGlobal ? undefined : '*']
  for (const name of names) {
    if (!name) continue
    const groups = file.groups.filter(({ agents }) => agents.some((agent) => isNamed(agent, name.toLowerCase())))
    if (groups.length > 0) return { name, groups, rules: groups.flatMap(({ rules }) => rules) }
  }
  return { name: null, groups: [], rules: [] }
}

/**
 * By its token, or by the whole name if that has no space: some names (MJ12bot, 360Spider) contain digits, which an RFC
 * 9309 token must not, and these crawlers look for their whole name.
 */
const isNamed = ({ token, value }: Group['agents'][number], name: string) =>
  token === name || (value.toLowerCase() === name && !/\s/.test(name))

/**
 * Returns the part of a URL that is compared: path and query, without the fragment, as written. The scheme may be
 * missing.
 * @example pathOf('example.com?a#b') // '/?a'
 */
export function pathOf(url: string) {
  const [withoutFragment = ''] = url.split('#', 1)
  const start = withoutFragment.startsWith('//') ? 2 : 0
  const scheme = /^[^/?;]*:\/\//.exec(withoutFragment.slice(start))?.[0].length ?? 0
  const rest = withoutFragment.slice(start + scheme)
  const at = rest.search(/[/?;]/)
  if (at < 0) return '/'
  return rest[at] === '/' ? rest.slice(at) : `/${rest.slice(at)}`
}

/**
 * Returns whether a pattern matches the beginning of a path. `*` matches anything, a trailing `$` the end of the path.
 * Takes at most path × pattern steps: no backtracking.
 */
export function fits(pattern: string, path: string) {
  const isAnchored = pattern.endsWith('$')
  const star = pattern.indexOf('*')
  // Most rules differ from the path in their first characters.
  if (!path.startsWith(star >= 0 ? pattern.slice(0, star) : isAnchored ? pattern.slice(0, -1) : pattern)) return false
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...others] = parts
  let at = first.length
  const last = isAnchored ? others.pop() : undefined
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isAnchored) return true
  if (last === undefined) return path.length === at
  return path.length - last.length >= at && path.endsWith(last)
}

/** Returns the token of a crawler as people write it: `Mozilla/5.0 (compatible; GPTBot/1.2)` → `GPTBot`. */
export function agentName(written: string) {
  const agent = written.trim()
  if (!/[/(]/.test(agent)) return agent
  return /compatible;\s*([a-z_-]+)/i.exec(agent)?.[1] ?? /^[a-z_-]+/i.exec(agent)?.[0] ?? agent
}

function matchRule(rule: Rule, path: string): Match | undefined {
  if (rule.pattern === '') return undefined
  if (fits(rule.pattern, path)) return { ...rule, compared: rule.pattern }
  if (!rule.allows) return undefined
  const slash = rule.pattern.lastIndexOf('/')
  if (slash < 0 || !rule.pattern.startsWith('/index.htm', slash)) return undefined
  const folder = `${rule.pattern.slice(0, slash + 1)}$`
  return fits(folder, path) ? { ...rule, compared: folder } : undefined
}

/** Returns the longest rule; of equally long ones, the first. */
function longest(matches: Match[]): Match | undefined {
  let best: Match | undefined
  for (const match of matches) if (!best || match.compared.length > best.compared.length) best = match
  return best
}

const lengthOf = (match: Match | undefined) => match?.compared.length ?? 0

/** Returns a URL as a crawler sends it: spaces and non-ASCII characters percent-encoded. */
export const asSent = (path: string) => encodePath(path).replaceAll(' ', '%20')
