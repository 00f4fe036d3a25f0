import { multipartBody, type Part } from './multipart.ts'
import { fields, parameters } from './names.ts'
import { oddJson, oddPaths, oddScalars, oddTexts } from './odd-values.ts'
import { type Random, randomOf } from './random.ts'
import { routes } from './routes.ts'

/** A request as it is sent: characters of the target and headers are bytes. */
export type RawRequest = { method: string; target: string; headers: [name: string, value: string][]; body: Buffer }

type Setting = {
  /** The session token of an account; a third of the requests to the back office carry it. */
  session?: string
  /** Whether the account may also change and delete existing documents. */
  isDestructive?: boolean
}

const READING = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS']
const WRITING = ['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE']
const ODD_METHODS = ['TRACE', 'PROPFIND', 'PURGE', 'LINK', 'REPORT', 'M-SEARCH', 'FOO', 'get']
const types = [
  ...[
    'application/json',
    'application/json; charset=utf-8',
    'application/json; charset=none',
    'application/x-www-form-urlencoded',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
    'text/plain',
    'text/html',
  ],
  ...[
    'application/octet-stream',
    'application/xml',
    'text/plain;charset=UTF-8',
    'a',
    '',
    '/',
    'application/json, text/html',
  ],
]

/** Returns one request in the series of a seed. It is the same in every run, so that a failure can be repeated. */
export function fuzzRequest(seed: number, index: number, setting: Setting = {}): RawRequest {
  const random = randomOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b))
  const kind = random.pick([
    ...Array(5).fill('pages'),
    ...Array(6).fill('calls'),
    'files',
    'files',
    ...Array(6).fill('cms'),
    'admin',
  ])
  const isBackOffice = kind === 'cms' || kind === 'admin'
  const session = isBackOffice && random.chance(0.34) ? setting.session : undefined
  const isSafe = session !== undefined && !setting.isDestructive
  const method = methodFor(random, kind, isSafe)
  const target = targetFor(random, random.pick(routes[kind as keyof typeof routes]))
  const headers: [string, string][] = [
    ['X-Forwarded-For', `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
    ...headersFor(random),
    ...(session ? [['Authorization', `JWT ${session}`] as [string, string]] : []),
  ]
  if (!WRITING.includes(method) && random.chance(0.95)) return { method, target, headers, body: Buffer.alloc(0) }
  const { type, body } = bodyFor(random)
  return { method, target, headers: [...headers, ['Content-Type', type]], body }
}

function methodFor(random: Random, kind: string, isSafe: boolean) {
  if (isSafe) return random.pick(['GET', 'GET', 'HEAD', 'OPTIONS', 'POST'])
  if (random.chance(0.04)) return random.pick(ODD_METHODS)
  const share = kind === 'calls' ? 0.75 : kind === 'cms' ? 0.5 : 0.1
  return random.pick(random.chance(share) ? WRITING : READING)
}

function targetFor(random: Random, route: string) {
  let target = route
  if (random.chance(0.4)) {
    const parts = target.split('/')
    parts[1 + random.below(parts.length - 1)] = random.pick(oddPaths)
    target = parts.join('/')
  }
  if (random.chance(0.1)) target = insert(random, target, random.pick(oddPaths))
  if (random.chance(0.1)) target = escapeSome(random, target)
  if (random.chance(0.05))
    target = random.pick([target.toUpperCase(), `/${target}`, `${target}/`, `http://a.example${target}`])
  if (random.chance(0.01)) target = random.pick(['*', 'a:1', '/', '//', '///', '/?', '/??', '/#', '?', '/%', 'http://'])
  const query = random.times(4, () => `${random.pick(parameters)}=${queryValue(random)}`)
  if (query.length > 0) target += `${target.includes('?') ? '&' : '?'}${query.join('&')}`
  // A space would end the target, and a line break the request line.
  return target.replace(/[\0\r\n ]/g, (character) => `%0${character.charCodeAt(0).toString(16)}`.slice(-3)) || '/'
}

function queryValue(random: Random) {
  const text = random.pick([...oddTexts, ...oddPaths])
  return random.chance(0.8) ? encodeURIComponent(text) : Buffer.from(text).toString('latin1')
}

function insert(random: Random, text: string, more: string) {
  const at = 1 + random.below(text.length)
  return text.slice(0, at) + more + text.slice(at)
}

function escapeSome(random: Random, path: string) {
  return path.replace(/[a-z./]/g, (character) =>
    random.chance(0.2) ? `%${character.charCodeAt(0).toString(16)}` : character,
  )
}

const headerValues: Record<string, readonly string[]> = {
  Accept: ['*/*', 'text/html', 'application/json', 'image/avif', 'a/b;q=x', ''],
  'Accept-Encoding': ['br', 'gzip', 'identity;q=0', '*;q=0', 'a', ''],
  'Accept-Language': ['de', '*', 'a'.repeat(500), '\u00ff'],
  Range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1', 'bytes=99999999999-', 'bytes=a', 'rows=1-2'],
  'If-None-Match': ['*', '""', '"a"', 'W/"a"', 'a', '"'],
  'If-Modified-Since': ['0', 'yesterday', 'Sun, 22 Nov 2099 00:00:00 GMT'],
  'Content-Encoding': ['gzip', 'br', 'identity', 'a'],
  Origin: ['null', 'http://evil.example', 'http://127.0.0.1', 'a', 'http://[', ''],
  Referer: ['a', 'http://[', '//', 'http://evil.example/?q=%'],
  'User-Agent': ['', 'a'.repeat(2_000), '\u00ff\u00fe', 'sqlmap'],
  'X-HTTP-Method-Override': ['GET', 'DELETE', 'a'],
  'X-Payload-HTTP-Method-Override': ['GET', 'a'],
  'X-Forwarded-Host': ['evil.example', 'a b', '', '['],
  'X-Forwarded-Proto': ['https', 'a', ''],
  Forwarded: ['for=a', 'a'],
  'Next-Action': ['a', '0'.repeat(40), ''],
  'Next-Router-State-Tree': ['a', '%5B%5D', '[[['],
  RSC: ['1', 'a'],
  Expect: ['100-continue', 'a'],
  'Idempotency-Key': ['a', '\u00ff'],
}
const cookies = [
  ...[
    'prairie-token=x',
    'prairie-token=',
    'prairie-token=a.b.c',
    'prairie-token=%',
    'prairie-token=%00',
    'prairie-token="',
  ],
  ...['prairie-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.', `prairie-token=${'a'.repeat(4_000)}`, 'prairie-token=\u00ff'],
  ...[
    '=',
    ';',
    '=;=',
    'a',
    'a=%',
    'a=%E0%A4%A',
    '__proto__=1',
    'prairie-lng=%',
    'prairie-theme=\u0080',
    'payload-theme=a"',
  ],
]

function headersFor(random: Random): [string, string][] {
  const made = random.times(3, (): [string, string] => {
    const name = random.pick(Object.keys(headerValues))
    return [name, random.pick(headerValues[name] ?? [''])]
  })
  if (random.chance(0.2)) made.push(['Cookie', random.times(3, () => random.pick(cookies)).join('; ')])
  return made
}

function bodyFor(random: Random): { type: string; body: Buffer } {
  const shape = random.below(10)
  if (shape < 2) return { type: 'application/json', body: Buffer.from(random.pick(oddJson)) }
  if (shape < 5) return { type: 'application/json', body: Buffer.from(JSON.stringify(objectOf(random))) }
  if (shape < 7) {
    const pairs = random.times(6, () => `${random.pick(fields)}=${queryValue(random)}`)
    return { type: 'application/x-www-form-urlencoded', body: Buffer.from(pairs.join('&'), 'latin1') }
  }
  if (shape < 9) return multipartBody(random, partsOf(random))
  return { type: random.pick(types), body: Buffer.from(random.pick([...oddTexts, ...oddJson])) }
}

function objectOf(random: Random): Record<string, unknown> {
  const values = Object.fromEntries(random.times(8, () => [random.pick(fields), oddValue(random)]))
  return random.chance(0.2) ? { data: values } : values
}

function oddValue(random: Random): unknown {
  const shape = random.below(10)
  if (shape < 6) return random.pick([...oddTexts, '\ud800', 'a\udfffb'])
  return shape < 9 ? random.pick(oddScalars) : [random.pick(oddTexts), random.pick(oddScalars)]
}

function partsOf(random: Random): Part[] {
  return random.times(5, () => {
    const name = random.pick([...fields, 'file', '_payload'])
    const part = { name, content: random.pick(name === '_payload' ? oddJson : oddTexts) }
    return random.chance(0.3) ? { ...part, filename: random.pick(oddTexts) } : part
  })
}
