import { type Directive, MAX_BYTES, MAX_LINE_LENGTH, type RobotsFile } from '#engine/robots/robots-file.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Finding, Reference } from '#engine/tool/blocks.ts'
import { at, evidence, rfc } from './places.ts'
import { faultsOfGroups, faultsOfRules } from './rule-faults.ts'

const google: Reference = {
  label: 'How Google interprets robots.txt',
  url: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
}
const googleParser: Reference = { label: 'Google’s parser', url: 'https://github.com/google/robotstxt' }

/** Returns what is wrong or doubtful in a robots.txt, by rule, the worst first. */
export function findFaults(file: RobotsFile): Finding[] {
  const ofFile = faultsOfFile(file)
  // For an HTML page, every line would be a finding.
  if (ofFile.some(({ id }) => id === 'not-robots-txt')) return ofFile
  const found = [...ofFile, ...file.directives.flatMap(faultsOfLine), ...faultsOfRules(file), ...faultsOfGroups(file)]
  const order = ['critical', 'warning', 'notice', 'pass']
  return found.sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || (a.place?.line ?? 0) - (b.place?.line ?? 0),
  )
}

function faultsOfFile(file: RobotsFile): Finding[] {
  const found: Finding[] = []
  const first = file.lines.find((line) => line.trim() !== '')
  if (first && /^\s*<(?:!doctype|html|\?xml)/i.test(first))
    found.push({
      id: 'not-robots-txt',
      severity: 'critical',
      title: 'This is an HTML or XML page, not a robots.txt.',
      why: 'Crawlers read it line by line, understand none of it, and crawl everything.',
      fix: 'Serve /robots.txt as plain text (text/plain).',
      ref: rfc('2.3'),
      ...at(file.lines.indexOf(first) + 1),
      ...evidence(first),
    })
  if (file.cutAt)
    found.push({
      id: 'too-large',
      severity: 'critical',
      title: `Everything from line ${file.cutAt} on exceeds the limit of ${MAX_BYTES / 1024} KiB and is not read.`,
      why: 'Crawlers must read 500 KiB, and Google reads no more. Rules beyond that have no effect.',
      fix: 'Merge rules with wildcards, or move what you want to block into one folder.',
      ref: rfc('2.5'),
      ...at(file.cutAt),
    })
  if (file.hasByteOrderMark)
    found.push({
      id: 'byte-order-mark',
      severity: 'notice',
      title: 'The file starts with a byte order mark.',
      why: 'Google skips it. Other parsers may misread the first line.',
      fix: 'Save the file as UTF-8 without BOM.',
      ref: google,
      ...at(1),
    })
  return found
}

function faultsOfLine({ line, field, name, value, hasColon, isCut }: Directive): Finding[] {
  const found: Finding[] = []
  const written = evidence(`${name}${hasColon ? ':' : ''} ${value}`)
  if (isCut)
    found.push({
      id: 'long-line',
      severity: 'warning',
      title: `The line is longer than ${withCommas(MAX_LINE_LENGTH)} octets; Google’s parser drops the end of it.`,
      why: 'The rule that applies is shorter than the one you wrote.',
      fix: 'Shorten the path with a wildcard.',
      ref: googleParser,
      ...at(line),
    })
  if (field === 'other') return [...found, faultOfUnknown(name, value, line)]
  if (!hasColon)
    found.push({
      id: 'missing-colon',
      severity: 'warning',
      title: `There is no colon after “${name}”.`,
      why: 'Google reads the line as if it had one. Other crawlers ignore it.',
      fix: `Write “${name}: ${value}”.`,
      ref: googleParser,
      ...at(line),
      ...written,
    })
  if (name.toLowerCase() !== field)
    found.push({
      id: 'misspelled',
      severity: 'warning',
      title: `“${name}” is not a valid name; Google reads it as “${field}”.`,
      why: 'Google accepts some misspellings. RFC 9309 does not require that, so another crawler may skip the line.',
      fix: `Write “${field}:”.`,
      ref: googleParser,
      ...at(line),
      ...written,
    })
  if (field === 'user-agent') found.push(...faultsOfAgent(value, line))
  if (field === 'sitemap' && !/^https?:\/\/[^/\s]+/i.test(value))
    found.push({
      id: 'relative-sitemap',
      severity: 'warning',
      title: 'The URL of a sitemap must be absolute.',
      why: 'Crawlers need the scheme and the host, because a sitemap line belongs to no URL.',
      fix: 'Start it with https:// and the host.',
      ref: { label: 'sitemaps.org: in robots.txt', url: 'https://www.sitemaps.org/protocol.html#submit_robots' },
      ...at(line),
      ...written,
    })
  return found
}

function faultsOfAgent(value: string, line: number): Finding[] {
  if (/^(?:\*|[a-zA-Z_-]+)$/.test(value)) return []
  const token = /^\*(?=\s)|^[a-zA-Z_-]*/.exec(value)?.[0] ?? ''
  const [title, fix] = /^[\w-]+$/.test(value)
    ? [
        `“${value}” has digits, which the standard does not allow in a name.`,
        'Keep it if the crawler documents this name, such as MJ12bot; otherwise use its product token.',
      ]
    : token
      ? [`Only “${token}” of “${value}” is read.`, `Write “User-agent: ${token}”.`]
      : [
          `“${value}” is not a name that a crawler can match.`,
          'Use the product token that the crawler documents, or *.',
        ]
  return [
    {
      id: 'agent-name',
      severity: token || /^[\w-]+$/.test(value) ? 'notice' : 'warning',
      title,
      fix,
      ref: rfc('2.2.1'),
      why: 'A name consists of letters, “_”, and “-”; it ends at the first other character.',
      ...at(line),
      ...evidence(value),
    },
  ]
}

const elsewhere: Record<string, string> = {
  'crawl-delay': 'Google ignores it; Bing and some others read it as seconds between two requests.',
  noindex:
    'Google has not read it since September 2019. To keep a page out of the index, send X-Robots-Tag or a robots meta tag.',
  nofollow: 'Google has not read it since September 2019.',
  host: 'Only Yandex ever used it, and no longer does. Redirect the other host instead.',
  'clean-param': 'Only Yandex reads it.',
  'request-rate': 'No large search engine reads it.',
  'visit-time': 'No large search engine reads it.',
  'content-signal': 'It is a Cloudflare proposal for the use of content by AI and not part of RFC 9309.',
}

function faultOfUnknown(name: string, value: string, line: number): Finding {
  const known = elsewhere[name.toLowerCase()]
  const near = ['user-agent', 'disallow', 'allow', 'sitemap'].find((field) => isNear(name.toLowerCase(), field))
  const common = { ref: rfc('2.2.4'), ...at(line), ...evidence(value ? `${name}: ${value}` : name) }
  if (known)
    return {
      id: 'extension',
      severity: name.toLowerCase() === 'noindex' ? 'warning' : 'notice',
      title: `“${name}” is not part of the standard.`,
      why: known,
      ...common,
    }
  if (near)
    return {
      id: 'unread-typo',
      severity: 'critical',
      title: `“${name}” is unknown; you probably meant “${near}”.`,
      why: 'Crawlers skip lines with a name they don’t know, and this is not a misspelling that Google accepts.',
      fix: `Write “${near}:”.`,
      ...common,
    }
  return {
    id: 'unknown-line',
    severity: 'warning',
    title: `Crawlers skip line ${line} because they don’t understand it.`,
    why: 'It is neither a comment nor a name and value that crawlers know.',
    fix: 'Remove it, or start it with # if it is a comment.',
    ...common,
  }
}

/** Returns whether two words differ by one letter that is added, missing, different, or swapped. */
function isNear(name: string, field: string) {
  if (Math.abs(name.length - field.length) > 1 || name === field) return false
  let start = 0
  while (start < name.length && name[start] === field[start]) start++
  let end = 0
  while (end < Math.min(name.length, field.length) - start && name.at(-1 - end) === field.at(-1 - end)) end++
  const [a, b] = [name.slice(start, name.length - end), field.slice(start, field.length - end)]
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a === [...b].reverse().join(''))
}
