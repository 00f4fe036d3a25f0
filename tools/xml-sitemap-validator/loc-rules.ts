import type { Fault } from './schema/check-structure.ts'

/** What the URLs of a file are compared with. `coversHost`: robots.txt names the file, so it may list any folder. */
export type Located = { sitemap: URL | undefined; coversHost: boolean; seen: Set<string>; schemes: Set<string> }

const TRACKING = /[?&;](?:utm_\w+|gclid|fbclid|phpsessid|jsessionid|sid)=/i
const UNENCODED = /[^\x21-\x7e]|["<>\\^`{|}]/

/** Returns faults of a URL that the schema cannot detect: its host, folder, scheme, or a duplicate. */
export function checkLoc(loc: string, line: number, { sitemap, coversHost, seen, schemes }: Located): Fault[] {
  const fault = (rule: string): Fault => ({ rule, line, evidence: loc.slice(0, 200) })
  const url = /^https?:\/\/[^/?#]/i.test(loc) ? URL.parse(loc) : null
  if (!url) return [fault('relative')]
  const faults: Fault[] = []
  if (seen.has(loc)) faults.push(fault('duplicate'))
  seen.add(loc)
  schemes.add(loc.startsWith('https') || loc.startsWith('HTTPS') ? 'https' : 'http')
  if (loc.includes('#')) faults.push(fault('fragment'))
  if (UNENCODED.test(loc)) faults.push(fault('unencoded'))
  if (TRACKING.test(loc)) faults.push(fault('tracking'))
  if (url.username !== '') faults.push(fault('credentials'))
  if (!sitemap) return faults
  if (url.host !== sitemap.host) faults.push(fault('other-host'))
  else if (!coversHost && !url.pathname.startsWith(sitemap.pathname.slice(0, sitemap.pathname.lastIndexOf('/') + 1)))
    faults.push(fault('outside-folder'))
  return faults
}
