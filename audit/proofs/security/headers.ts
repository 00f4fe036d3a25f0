import { pageOf } from '#tests/support/web-page.ts'
import type { Change, Proof } from '../../proof.ts'
import { also } from '../change-site.ts'

type Headers = Record<string, string>

/** Headers with which a page passes all rules. */
const SOUND: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

type Options = {
  headers?: Headers
  /** Names of sound headers that are left out. */
  without?: string[]
  html?: string
  preflight?: Headers
  /** Where http leads, hop by hop; default: to https on the same host. */
  http?: string[]
  /** Status of the page over https. */
  status?: number
  /** Other rules that this breaks. */
  breaks?: string[]
}

const PAGE = '<!doctype html><html lang="en"><title>Trial Supply</title><h1>Trial Supply</h1><p>Household goods.</p>'

/** Returns a change that adds the home page over https and http, and a response to a preflight. */
export function enteredWith({
  headers = {},
  without = [],
  html = PAGE,
  preflight = {},
  http,
  status = 200,
  breaks = [],
}: Options): Change {
  return (_page, { origin }, extras) => {
    const url = `${origin}/`
    const sound = Object.fromEntries(Object.entries(SOUND).filter(([name]) => !without.includes(name)))
    const sent = { ...sound, ...headers }
    const plain = url.replace('https:', 'http:')
    const way = (http ?? [plain, url]).map((one) => one.replace('{host}', new URL(url).host))
    const redirects = way.slice(0, -1).map((one) => ({ url: one, status: 301 }))
    extras.entrances = {
      value: [
        pageOf(html, { url, headers: sent, status }),
        pageOf(html, { url: way.at(-1) ?? url, requestedUrl: plain, headers: sent, redirects }),
        pageOf('', { url, headers: preflight, status: 204 }),
      ],
    }
    return also(...breaks)
  }
}

const sound = enteredWith({})
const script = (attributes: string) => `${PAGE}<script ${attributes}></script>`

export const headerProofs: Proof[] = [
  {
    rule: 'http-not-redirected',
    on: 'site',
    faults: [
      enteredWith({ http: ['http://{host}/'] }),
      enteredWith({ http: ['http://{host}/', 'http://www.trial.example/'], breaks: ['entrances-differ'] }),
    ],
    nearMisses: [
      sound,
      // A page that our bot may not see says nothing about what visitors get.
      enteredWith({ http: ['http://{host}/'], status: 403 }),
    ],
  },
  {
    rule: 'https-redirect-detour',
    on: 'site',
    faults: [
      enteredWith({ http: ['http://{host}/', 'https://www.trial.example/'], breaks: ['entrances-differ'] }),
      enteredWith({ http: ['http://{host}/', 'http://{host}/home/', 'https://{host}/home/'] }),
    ],
    nearMisses: [
      enteredWith({
        http: ['http://{host}/', 'https://{host}/', 'https://www.trial.example/'],
        breaks: ['entrances-differ'],
      }),
    ],
  },
  {
    rule: 'hsts-missing',
    on: 'site',
    faults: [
      enteredWith({ without: ['strict-transport-security'] }),
      enteredWith({ headers: { 'strict-transport-security': 'max-age=3600' } }),
    ],
    nearMisses: [enteredWith({ headers: { 'strict-transport-security': 'max-age=15768000' } })],
  },
  {
    rule: 'content-policy-weak',
    on: 'site',
    faults: [
      enteredWith({ headers: { 'content-security-policy': "script-src * 'unsafe-inline'; frame-ancestors 'none'" } }),
      enteredWith({ without: ['content-security-policy'], headers: { 'x-frame-options': 'DENY' } }),
    ],
    nearMisses: [
      enteredWith({
        headers: {
          'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'",
        },
      }),
    ],
  },
  {
    rule: 'sharing-with-any-site',
    on: 'site',
    faults: [
      enteredWith({
        preflight: {
          'access-control-allow-origin': 'https://origin.example',
          'access-control-allow-credentials': 'true',
        },
      }),
    ],
    nearMisses: [
      enteredWith({ preflight: { 'access-control-allow-origin': '*' } }),
      enteredWith({ preflight: { 'access-control-allow-origin': 'https://partner.example' } }),
    ],
  },
  {
    rule: 'referrer-leaks',
    on: 'site',
    faults: [enteredWith({ headers: { 'referrer-policy': 'unsafe-url' } })],
    nearMisses: [
      enteredWith({ without: ['referrer-policy'] }),
      enteredWith({ headers: { 'referrer-policy': 'unsafe-url, strict-origin' } }),
    ],
  },
  {
    rule: 'scripts-without-integrity',
    on: 'site',
    faults: [enteredWith({ html: script('src="https://cdn.example/lib.js"') })],
    nearMisses: [
      enteredWith({ html: script('src="https://cdn.example/lib.js" integrity="sha384-abc" crossorigin="anonymous"') }),
      enteredWith({ html: script('src="https://static.trial.example/lib.js"') }),
    ],
  },
  {
    rule: 'content-type-guessed',
    on: 'site',
    faults: [enteredWith({ without: ['x-content-type-options'] })],
    nearMisses: [enteredWith({ headers: { 'x-content-type-options': 'NoSniff' } })],
  },
  {
    rule: 'framing-allowed',
    on: 'site',
    faults: [
      enteredWith({ headers: { 'content-security-policy': "default-src 'none'; script-src 'self'" } }),
      enteredWith({
        headers: { 'content-security-policy': "default-src 'none'; script-src 'self'", 'x-frame-options': 'ALLOWALL' },
      }),
    ],
    nearMisses: [
      enteredWith({
        headers: {
          'content-security-policy': "default-src 'none'; script-src 'self'",
          'x-frame-options': 'SAMEORIGIN',
        },
      }),
    ],
  },
  {
    rule: 'embedding-policy-invalid',
    on: 'site',
    faults: [enteredWith({ headers: { 'cross-origin-resource-policy': 'samesite' } })],
    nearMisses: [sound, enteredWith({ headers: { 'cross-origin-resource-policy': 'cross-origin' } })],
  },
  {
    rule: 'opener-policy-invalid',
    on: 'site',
    faults: [enteredWith({ headers: { 'cross-origin-opener-policy': 'same-site' } })],
    nearMisses: [sound, enteredWith({ headers: { 'cross-origin-opener-policy': 'unsafe-none' } })],
  },
  {
    rule: 'embedder-policy-invalid',
    on: 'site',
    faults: [enteredWith({ headers: { 'cross-origin-embedder-policy': '"require-corp"' } })],
    nearMisses: [sound, enteredWith({ headers: { 'cross-origin-embedder-policy': 'credentialless' } })],
  },
]
