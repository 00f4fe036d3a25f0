import { parseArgs } from 'node:util'
import type { RuleSeverity } from '#audit/rule.ts'
import { Failure } from '#engine/failures.ts'
import { withoutBrackets } from '#engine/net/hosts.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'

export type FailOn = RuleSeverity | 'never'

export type AuditOptions = {
  url: string
  hasScheme: boolean
  maxPages: number
  /** Minimum time between two requests, in milliseconds. */
  delayMs: number
  usesBrowser: boolean
  /** `host:port` of a server on this machine. */
  local: string | undefined
  failOn: FailOn
  json: string | undefined
  sarif: string | undefined
  csv: string | undefined
  pagesCsv: string | undefined
  markdown: string | undefined
  ignore: string | undefined
  baseline: string | undefined
  rulesUrl: string
}

export const HELP = `npm run audit -- https://shop.example [options]

--max-pages N          Pages to read, else 500
--delay MS             Minimum time between two requests, else 500; with --local, 0
--no-browser           Opens no page in Chromium, and measures no speed
--local                The site is a server on this machine, such as http://localhost:3000
--json FILE            The whole report; also the baseline of a later audit
--sarif FILE           Findings for code hosts and editors
--csv FILE             One row for each place that a finding names
--pages-csv FILE       One row for each page
--markdown FILE        Findings as a list of tasks
--ignore FILE          Rules to ignore: [{ "rule": "title-too-wide", "url": "https://…", "reason": "…" }]
--baseline FILE        An earlier --json: only findings that it lacks are shown and count
--fail-on SEVERITY     error, warning, notice, or never, else never

Exit codes: 0, nothing at or above --fail-on; 1, something; 2, the audit could not take place.`

export const DEFAULT_PAGES = 500
export const MAX_PAGES = 100_000
export const DEFAULT_DELAY_MS = 500
const FAIL_ON: FailOn[] = ['error', 'warning', 'notice', 'never']
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

const KNOWN = {
  help: { type: 'boolean' },
  'max-pages': { type: 'string' },
  delay: { type: 'string' },
  browser: { type: 'boolean', default: true },
  local: { type: 'boolean' },
  json: { type: 'string' },
  sarif: { type: 'string' },
  csv: { type: 'string' },
  'pages-csv': { type: 'string' },
  markdown: { type: 'string' },
  ignore: { type: 'string' },
  baseline: { type: 'string' },
  'fail-on': { type: 'string', default: 'never' },
} as const

/**
 * Reads the options of `npm run audit`.
 * @throws {Failure} invalid, with what to correct
 */
export function readOptions(args: string[]): AuditOptions | 'help' {
  const { values, positionals } = parsed(args)
  if (values.help) return 'help'
  const [typed, ...more] = positionals
  if (!typed) throw invalid('Name the site: npm run audit -- https://shop.example')
  if (more.length > 0) throw invalid(`Name one site. ${more[0]} is another one.`)
  const read = readTypedUrl(typed)
  if ('message' in read) throw invalid(read.message)
  const url = values.local && !read.hasScheme ? read.url.replace(/^https:/, 'http:') : read.url
  const failOn = FAIL_ON.find((one) => one === values['fail-on'])
  if (!failOn) throw invalid(`--fail-on is one of ${FAIL_ON.join(', ')}.`)
  return {
    url,
    hasScheme: read.hasScheme || values.local === true,
    maxPages: whole('--max-pages', values['max-pages'], { otherwise: DEFAULT_PAGES, min: 1, max: MAX_PAGES }),
    delayMs: whole('--delay', values.delay, { otherwise: values.local ? 0 : DEFAULT_DELAY_MS, min: 0, max: 60_000 }),
    usesBrowser: values.browser,
    local: values.local ? localTarget(url) : undefined,
    failOn,
    json: values.json,
    sarif: values.sarif,
    csv: values.csv,
    pagesCsv: values['pages-csv'],
    markdown: values.markdown,
    ignore: values.ignore,
    baseline: values.baseline,
    rulesUrl: `${(process.env.SITE_URL ?? 'http://localhost:4321').replace(/\/+$/, '')}/audit/rules/`,
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: KNOWN, allowPositionals: true, allowNegative: true })
  } catch (error) {
    throw invalid(`${(error as Error).message} (--help tells the options.)`)
  }
}

/** Returns the host and port of a server on this machine; nothing else of a private network can be audited. */
function localTarget(url: string): string {
  const { hostname, port, protocol } = new URL(url)
  if (!LOOPBACK.test(withoutBrackets(hostname)))
    throw invalid('--local audits a server on this machine: localhost, 127.0.0.1, or [::1].')
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
}

function whole(
  name: string,
  text: string | undefined,
  { otherwise, min, max }: Record<'otherwise' | 'min' | 'max', number>,
) {
  if (text === undefined) return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw invalid(`${name} is a whole number from ${min} to ${max}.`)
  return value
}

const invalid = (message: string) => new Failure('invalid', { message })
