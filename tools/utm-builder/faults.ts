import { withCommas } from '#engine/text/numbers.ts'
import { beginningOf } from '#engine/text/shorten.ts'
import type { Finding, Reference } from '#engine/tool/blocks.ts'
import { decode, names, parametersOf, type Tags, tagsIn } from './tag-link.ts'

const campaigns: Reference = {
  label: 'Google Analytics: campaign URLs',
  url: 'https://support.google.com/analytics/answer/10917952',
}
const personal: Reference = {
  label: 'Google: no personal data in URLs',
  url: 'https://support.google.com/analytics/answer/6366371',
}
const standard: Reference = { label: 'URL Standard', url: 'https://url.spec.whatwg.org/' }

type Link = {
  line?: number
  /** Parameters as entered; empty if they came with the URL. */
  entered: Tags
  url: URL
  replaced: string[]
  hadScheme: boolean
  isBuilt: boolean
}

/** Returns findings about one link: inconsistencies that split it in reports, or content that must not be sent. */
export function faultsOf({ line, entered, url, replaced, hadScheme, isBuilt }: Link): Finding[] {
  const found: Finding[] = []
  const tags = tagsIn(url)
  const place = (field: string) => ({ place: { field: line ? 'list' : field, ...(line ? { line } : {}) } })
  const add = (finding: Omit<Finding, 'place'>, field = 'url') => found.push({ ...finding, ...place(field) })
  if (isBuilt) {
    if (!tags.source.trim())
      add(
        {
          id: 'no-source',
          severity: 'critical',
          title: 'The source is missing.',
          why: 'Without utm_source, Analytics ignores the other parameters.',
          fix: 'Name who sends the visitor: newsletter, google, partner-site.',
          ref: campaigns,
        },
        'source',
      )
    for (const name of ['medium', 'campaign'] as const)
      if (!tags[name].trim())
        add(
          {
            id: `no-${name}`,
            severity: 'warning',
            title: `The ${name} is missing.`,
            why: 'Reports file the visit under (not set).',
            fix: name === 'medium' ? 'Enter the channel: email, cpc, social, referral.' : 'Name the campaign.',
            ref: campaigns,
          },
          name,
        )
  }
  for (const name of names) {
    const value = tags[name].trim()
    const origin = isBuilt && entered[name].trim() ? name : 'url'
    if (/\p{Lu}/u.test(value) && name !== 'id')
      add(
        {
          id: 'upper-case',
          severity: 'warning',
          title: `utm_${name} has uppercase letters: ${short(value)}.`,
          why: 'Analytics treats “Email” and “email” as different: one campaign becomes two.',
          fix: `Write ${short(asWritten(name, value))}.`,
          ref: campaigns,
        },
        origin,
      )
    if (/\s/.test(value))
      add(
        {
          id: 'spaces',
          severity: 'warning',
          title: `utm_${name} has spaces: ${short(value)}.`,
          why: 'They become %20 or +, and email programs may break the link there.',
          fix: `Write ${short(asWritten(name, value))}.`,
          ref: campaigns,
        },
        origin,
      )
    if (/%[0-9a-f]{2}/i.test(value))
      add(
        {
          id: 'encoded-twice',
          severity: 'warning',
          title: `utm_${name} is percent-encoded already.`,
          why: 'It is encoded again, and reports show the codes.',
          fix: `Write ${short(decode(value))}.`,
          ref: standard,
        },
        origin,
      )
  }
  if (!hadScheme)
    add({
      id: 'no-scheme',
      severity: 'notice',
      title: 'The URL had no scheme, so https:// was added.',
      why: 'Without it, programs treat the link as a path.',
      ref: standard,
    })
  if (url.protocol === 'http:')
    add({
      id: 'not-secure',
      severity: 'notice',
      title: 'The URL starts with http://.',
      why: 'A redirect to https may lose the parameters.',
      fix: 'Link to https:// directly.',
      ref: standard,
    })
  if (url.username || url.password)
    add({
      id: 'credentials',
      severity: 'critical',
      title: `The URL contains a user name${url.password ? ' and a password' : ''}.`,
      why: 'Everyone who gets the link gets them too, and browsers block such links or warn about them.',
      fix: 'Remove everything before the @.',
      ref: standard,
    })
  if (replaced.length > 0)
    add({
      id: 'replaced',
      severity: 'notice',
      title: `The URL had ${replaced.map(short).join(', ')}; ${replaced.length === 1 ? 'it is' : 'they are'} replaced.`,
      why: 'If a parameter appears twice, only its first value counts.',
      ref: campaigns,
    })
  if (/[?&#]utm_/i.test(url.hash))
    add({
      id: 'fragment-first',
      severity: 'critical',
      title: 'Campaign parameters are after the #.',
      why: 'What follows # is the fragment. It is not sent to the server, and Analytics does not read parameters in it.',
      evidence: short(url.hash),
      fix: 'Put the parameters before the #.',
      ref: standard,
    })
  else if (url.hash && isBuilt)
    add({
      id: 'fragment-last',
      severity: 'pass',
      title: `The fragment ${short(url.hash)} stays at the end.`,
      why: 'Parameters belong before it.',
      ref: standard,
    })
  found.push(...faultsOfParameters(url).map((finding) => ({ ...finding, ...place('url') })))
  return found
}

function faultsOfParameters(url: URL): Finding[] {
  const found: Finding[] = []
  const counts = new Map<string, number>()
  for (const { name, value } of parametersOf(url)) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const lower = name.toLowerCase()
    const known = [...names, 'source_platform', 'creative_format', 'marketing_tactic'].map((one) => `utm_${one}`)
    if (/^utm[_-]?/i.test(lower) && !known.includes(name))
      found.push({
        id: 'unknown-parameter',
        severity: 'warning',
        title: `Analytics does not read “${short(name)}”.`,
        why: known.includes(lower) ? 'Parameter names are lowercase.' : 'It is not one of its campaign parameters.',
        fix: `The names are ${known.slice(0, 6).join(', ')}.`,
        ref: campaigns,
      })
    if (
      /[^\s@]+@[^\s@]+\.[a-z]{2,}/i.test(value) ||
      (/^\+?[\d\s().-]{9,}$/.test(value) && /phone|tel|mobile/i.test(name))
    )
      found.push({
        id: 'personal-data',
        severity: 'critical',
        title: `“${short(name)}” contains what looks like ${value.includes('@') ? 'an email address' : 'a phone number'}.`,
        why: 'URLs end up in logs, referrers, and reports. Google forbids personal data in them.',
        fix: 'Use an ID that only your system can resolve.',
        ref: personal,
      })
  }
  // color[]=oak&color[]=ash is a list, not a mistake.
  for (const [name, count] of counts)
    if (count > 1 && !/\[.*\]$/.test(name))
      found.push({
        id: 'twice',
        severity: 'warning',
        title: `“${short(name)}” appears ${count} times.`,
        why: 'Which value counts depends on the program that reads it.',
        fix: 'Keep one.',
        ref: standard,
      })
  if (counts.has('gclid') && [...counts.keys()].some((name) => name.startsWith('utm_')))
    found.push({
      id: 'auto-tagged',
      severity: 'notice',
      title: 'The link has a gclid as well.',
      why: 'Google Ads tags links automatically; if both are present, Analytics uses the gclid.',
      fix: 'Remove one of the two.',
      ref: campaigns,
    })
  if (url.href.length > 2_000)
    found.push({
      id: 'long',
      severity: 'notice',
      title: `The link has ${withCommas(url.href.length)} characters.`,
      why: 'Some email programs and ad systems cut links off at about 2,000 characters.',
      ref: standard,
    })
  return found
}

/** Returns values of a list that differ only in case or punctuation, such as `Email`, `email`, `e-mail`. */
export function splitNames(links: { tags: Tags; line: number }[]): Finding[] {
  return names.flatMap((name) => {
    const spellings = new Map<string, Map<string, number>>()
    for (const { tags, line } of links) {
      const value = tags[name].trim()
      const key = value.toLowerCase().replace(/[\s_.-]+/g, '')
      if (key)
        spellings.set(
          key,
          (spellings.get(key) ?? new Map<string, number>()).set(value, spellings.get(key)?.get(value) ?? line),
        )
    }
    return [...spellings.values()]
      .filter((values) => values.size > 1)
      .map(
        (values): Finding => ({
          id: 'split-name',
          severity: 'warning',
          title: `utm_${name} is written in ${values.size} ways: ${[...values.keys()].map(short).join(', ')}.`,
          why: 'Reports show one campaign as several.',
          fix: `Use ${short([...values.keys()].find((value) => value === value.toLowerCase()) ?? [...values.keys()][0] ?? '')} everywhere.`,
          ref: campaigns,
          place: { field: 'list', line: [...values.values()].at(-1) ?? 1 },
        }),
      )
  })
}

const short = (text: string) => beginningOf(text, 60, ' …')

/** Returns a value without what two findings would correct one after the other. */
const asWritten = (name: string, value: string) => (name === 'id' ? value : value.toLowerCase()).replace(/\s+/g, '-')
