import type { Change, Proof } from '../proof.ts'
import { also } from './change-site.ts'
import { certificateProofs } from './security/certificate.ts'
import { domainProofs } from './security/domain.ts'
import { headerProofs } from './security/headers.ts'

const UPGRADES = "default-src 'self'; upgrade-insecure-requests"

/** Returns a change that serves the site over http, with this markup on one page. */
const overHttp =
  (markup: string, origin = 'http://trial.example'): Change =>
  (page, site) => {
    const secure = site.origin
    const plain = (text: string) => text.replaceAll(secure, origin)
    site.origin = origin
    site.robots = { ...site.robots, body: plain(String(site.robots.body)) }
    for (const one of site.pages.values()) {
      if (one.canonical) one.canonical = plain(one.canonical)
      one.head = one.head.map(plain)
    }
    page.main.push(markup)
    return undefined
  }

const sets =
  (cookie: string, more: Record<string, string> = {}): Change =>
  (page) =>
    void Object.assign(page.headers, { 'set-cookie': cookie, ...more })

const PASSWORD =
  '<form action="/login/" method="post"><label>Password <input type="password" name="password" autocomplete="current-password"></label></form>'

export const securityProofs: Proof[] = [
  {
    rule: 'mixed-content-blocked',
    on: 'page',
    faults: [
      (page) => void page.after.push('<script src="http://cdn.example/lib.js" defer></script>'),
      (page) => void page.main.push('<iframe src="HTTP://player.example/film" title="A film"></iframe>'),
      (page) => void page.head.push('<link rel="stylesheet" href=" http://cdn.example/theme.css">'),
    ],
    nearMisses: [
      (page) => void page.after.push('<script src="//cdn.example/lib.js" defer></script>'),
      (page) => {
        page.headers['content-security-policy'] = UPGRADES
        page.after.push('<script src="http://cdn.example/lib.js" defer></script>')
      },
      // Links and namespaces load nothing, and browsers trust this machine.
      (page) => {
        page.main.push(
          '<p><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" aria-hidden="true"></svg> See our friends.</p>',
          '<script type="text/plain" src="http://cdn.example/lib.js"></script>',
          '<iframe src="http://127.0.0.1:8080/help" title="Help of the printer"></iframe>',
        )
        return also('resource-from-local-address')
      },
    ],
  },
  {
    rule: 'mixed-content-upgraded',
    on: 'page',
    faults: [
      (page) => void page.main.push('<img src="http://cdn.example/a.jpg" alt="A sock" width="9" height="9">'),
      (page) =>
        void page.main.push(
          '<img src="/photo.jpg" srcset="/photo.jpg 1x, http://cdn.example/a.jpg 2x" alt="A sock" width="9" height="9">',
        ),
    ],
    nearMisses: [
      (page) => void page.main.push('<img src="//cdn.example/a.jpg" alt="A sock" width="9" height="9">'),
      (page) => {
        page.head.push(`<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">`)
        page.main.push('<img src="http://cdn.example/a.jpg" alt="A sock" width="9" height="9">')
      },
    ],
  },
  {
    rule: 'form-sends-over-http',
    on: 'page',
    faults: [
      (page) =>
        void page.main.push('<form action="http://trial.example/order/" method="post"><button>Order</button></form>'),
      (page) => void page.main.push('<form method="post"><button formaction="http://pay.example/">Pay</button></form>'),
    ],
    nearMisses: [
      (page) => void page.main.push('<form action="/order/" method="post"><button>Order</button></form>'),
      (page) =>
        void page.main.push('<form action="https://pay.example/?next=http://a.example/"><button>Pay</button></form>'),
    ],
  },
  {
    rule: 'password-over-http',
    on: 'site',
    faults: [overHttp(PASSWORD)],
    nearMisses: [(page) => void page.main.push(PASSWORD), overHttp(PASSWORD, 'http://localhost:8080')],
  },
  {
    rule: 'server-version-shown',
    on: 'page',
    faults: [
      (page) => void Object.assign(page.headers, { server: 'Apache/2.4.41 (Ubuntu)' }),
      (page) => void Object.assign(page.headers, { 'x-powered-by': 'PHP/8.1.2' }),
    ],
    nearMisses: [
      (page) => void Object.assign(page.headers, { server: 'nginx', 'x-powered-by': 'Express' }),
      (page) => void Object.assign(page.headers, { server: 'ECS (dcb/7F3B)' }),
    ],
  },
  {
    rule: 'cookie-not-secure',
    on: 'page',
    faults: [sets('cart=8; Path=/; SameSite=Lax', { 'strict-transport-security': '' })],
    nearMisses: [
      sets('cart=8; Path=/; SameSite=Lax; secure', { 'strict-transport-security': '' }),
      // HSTS keeps browsers from sending it over http.
      sets('cart=8; Path=/; SameSite=Lax'),
      // No browser stores it: it is deleted, or for another site.
      sets('cart=; Path=/; Max-Age=0', { 'strict-transport-security': '' }),
    ],
  },
  {
    rule: 'session-cookie-readable',
    on: 'page',
    faults: [sets('PHPSESSID=4f1; Path=/; Secure; SameSite=Lax')],
    nearMisses: [
      sets('PHPSESSID=4f1; Path=/; Secure; HttpOnly; SameSite=Lax'),
      sets('cart=8; Path=/; Secure; SameSite=Lax'),
    ],
  },
  {
    rule: 'cookie-same-site',
    on: 'page',
    faults: [sets('csrf_token=8; Path=/; Secure'), sets('chat=1; Path=/; SameSite=None')],
    nearMisses: [sets('chat=1; Path=/; SameSite=None; Secure'), sets('csrf_token=8; Path=/; Secure; SameSite=Strict')],
  },
  ...headerProofs,
  ...certificateProofs,
  ...domainProofs,
]
