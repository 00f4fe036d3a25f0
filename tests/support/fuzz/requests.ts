import { serverAction } from './actions.ts'
import { oddBody, queryValue } from './bodies.ts'
import { oddHeaders } from './headers.ts'
import { parameters } from './names.ts'
import { oddPaths } from './odd-values.ts'
import { type Random, randomOf } from './random.ts'
import { routes } from './routes.ts'

/** A request as it is sent: characters of the target and headers are bytes. `from` names who sends it. */
export type RawRequest = {
  method: string
  target: string
  headers: [name: string, value: string][]
  body: Buffer
  from?: string
}

type Setting = {
  /** Session tokens by role; two thirds of the requests to the back office carry one of them. */
  sessions?: Record<string, string>
  /** Whether accounts may also change and delete existing documents. */
  isDestructive?: boolean
}

const READING = ['GET', 'GET', 'GET', 'HEAD', 'OPTIONS']
const WRITING = ['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE']
const SAFE = ['GET', 'GET', 'HEAD', 'OPTIONS', 'POST']
const ODD_METHODS = ['TRACE', 'PROPFIND', 'PURGE', 'LINK', 'REPORT', 'M-SEARCH', 'FOO', 'get', 'QUERY']
const KINDS = [
  ...Array<'pages'>(5).fill('pages'),
  ...Array<'calls'>(6).fill('calls'),
  ...Array<'files'>(2).fill('files'),
  ...Array<'cms'>(8).fill('cms'),
  ...Array<'admin'>(2).fill('admin'),
  'actions' as const,
]
/** What would end the other sessions, or the setting of the run, is only read. */
const SETTING = /users|two-factor|sessions|demonstration|mail-settings|invitations/

/** Returns one request in the series of a seed. It is the same in every run, so that a failure can be repeated. */
export function fuzzRequest(seed: number, index: number, { sessions = {}, isDestructive }: Setting = {}): RawRequest {
  const random = randomOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b))
  const kind = random.pick(KINDS)
  const isBackOffice = kind === 'cms' || kind === 'admin' || kind === 'actions'
  const roles = Object.keys(sessions)
  const from = isBackOffice && roles.length > 0 && random.chance(0.67) ? random.pick(roles) : 'nobody'
  const session = sessions[from]
  const target = targetFor(random, random.pick(routes[kind === 'actions' ? 'admin' : kind]))
  const isSafe = session !== undefined && (!isDestructive || SETTING.test(target))
  const headers: [string, string][] = [
    ['X-Forwarded-For', `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
    ...oddHeaders(random),
    ...(session ? signedIn(random, session) : []),
  ]
  if (kind === 'actions') {
    const { id, type, body } = serverAction(random)
    return { method: 'POST', target, headers: [...headers, ['Next-Action', id], ['Content-Type', type]], body, from }
  }
  const method = methodFor(random, kind, isSafe)
  if (!WRITING.includes(method) && random.chance(0.95)) return { method, target, headers, body: Buffer.alloc(0), from }
  const { type, body } = oddBody(random, target)
  return { method, target, headers: [...headers, ['Content-Type', type]], body, from }
}

/** A browser sends its cookie, a program its token. */
function signedIn(random: Random, session: string): [string, string][] {
  return [random.chance(0.5) ? ['Authorization', `JWT ${session}`] : ['Cookie', `prairie-token=${session}`]]
}

function methodFor(random: Random, kind: string, isSafe: boolean) {
  if (isSafe) return random.pick(SAFE)
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

function insert(random: Random, text: string, more: string) {
  const at = 1 + random.below(text.length)
  return text.slice(0, at) + more + text.slice(at)
}

function escapeSome(random: Random, path: string) {
  return path.replace(/[a-z./]/g, (character) =>
    random.chance(0.2) ? `%${character.charCodeAt(0).toString(16)}` : character,
  )
}
