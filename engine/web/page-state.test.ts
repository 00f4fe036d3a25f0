import { expect, test } from 'vitest'
import { pageOf } from '#tests/support/web-page.ts'
import { requireHtml, stateOf } from './page-state.ts'

const article = `<title>Wool socks</title><p>${'Wool socks, knitted in Maine. '.repeat(40)}</p>`

test.each([
  ['a page', pageOf('<h1>Wool socks</h1>'), 'ok'],
  ['XHTML', pageOf('<html/>', { headers: { 'content-type': 'application/xhtml+xml' } }), 'ok'],
  ['a PDF', pageOf('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }), 'pdf'],
  ['an image', pageOf('GIF89a', { headers: { 'content-type': 'image/gif' } }), 'image'],
  ['a file', pageOf('PK', { headers: { 'content-type': 'application/zip' } }), 'other-type'],
  ['an empty body', pageOf(''), 'empty'],
  ['204', pageOf('', { status: 204 }), 'no-content'],
  ['304', pageOf('', { status: 304 }), 'not-modified'],
  ['a redirect without a Location', pageOf('', { status: 302 }), 'redirect'],
  ['401', pageOf('<h1>Login</h1>', { status: 401 }), 'login'],
  ['403', pageOf('<h1>No</h1>', { status: 403 }), 'forbidden'],
  ['404', pageOf('<h1>Lost</h1>', { status: 404 }), 'not-found'],
  ['418', pageOf('<h1>Teapot</h1>', { status: 418 }), 'client-error'],
  ['429', pageOf('<h1>Slow down</h1>', { status: 429 }), 'rate-limited'],
  ['500', pageOf('<h1>Oops</h1>', { status: 500 }), 'server-error'],
  ['a Cloudflare challenge', pageOf('<title>Just a moment...</title>', { status: 403 }), 'captcha'],
  ['a challenge by its header', pageOf('', { status: 403, headers: { 'cf-mitigated': 'challenge' } }), 'captcha'],
  ['a captcha alone', pageOf('<p>Prove it</p><div class="g-recaptcha"></div>'), 'captcha'],
  ['a captcha on a form', pageOf('<form><input type="email"><div class="g-recaptcha"></div></form>'), 'ok'],
  ['a page about captchas', pageOf(`${article}<div class="g-recaptcha"></div><title>Captcha</title>`), 'ok'],
  ['a parked domain', pageOf('<h1>shop.com</h1><p>This domain is for sale. Buy this domain.</p>'), 'parked'],
  ['parking by its script', pageOf('<script src="https://www.sedoparking.com/a.js"></script>'), 'parked'],
  ['an article about parked domains', pageOf(`${article}${article}<p>This domain is for sale</p>`), 'ok'],
])('%s is %s', (_, page, kind) => {
  expect(stateOf(page).kind).toBe(kind)
})

test('every state has its own sentence, which tools that need HTML throw', () => {
  const pages = [
    pageOf('%PDF', { headers: { 'content-type': 'application/pdf' } }),
    pageOf('x', { headers: { 'content-type': 'image/png' } }),
    pageOf(''),
    ...[204, 304, 401, 403, 404, 410, 429, 500, 503].map((status) => pageOf('a', { status })),
    pageOf('<title>Just a moment...</title>'),
    pageOf('<p>This domain is for sale</p>'),
  ]
  const messages = pages.map((page) => {
    try {
      requireHtml(page, { field: 'address' })
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid', errors: { address: (error as Error).message } })
      return (error as Error).message
    }
    return undefined
  })
  expect(new Set(messages).size).toBe(pages.length)
  for (const message of messages) expect(message).toMatch(/^[A-Z].{20,}\.$/)
})

test('a tool that checks error pages can read them', () => {
  const page = pageOf('<h1>Lost</h1>', { status: 404 })
  expect(requireHtml(page, { allowsErrors: true })).toBe(page)
  expect(() => requireHtml(pageOf('', { status: 404 }), { allowsErrors: true })).toThrow('404')
})

test('A7 a page with a hundred thousand unclosed tags is read in linear time', () => {
  for (const part of ['<', '<!--', '<script', '<title', '<script>', '<input ', '/cdn-cgi/challenge-platform/'])
    expect(stateOf(pageOf(part.repeat(Math.floor(150_000 / part.length)))).kind).toBe('ok')
})

const page = (title: string, text: string) => pageOf(`<title>${title}</title><h1>${title}</h1><p>${text}</p>`)

test.each([
  ['Just checking', 'Press & Hold to confirm you are a human (and not a bot).'],
  ['Sucuri WebSite Firewall - Access Denied', 'What is going on?'],
  ['Sorry...', 'Our systems have detected unusual traffic from your computer network.'],
  ['Making sure you&#39;re not a bot!', 'Loading...'],
  ['Vercel Security Checkpoint', 'One moment'],
  ['You have been blocked', 'You are unable to access shop.example'],
  ['Nur einen Moment…', ''],
  ['Un instant…', ''],
  ['shop.example', 'Enable JavaScript and cookies to continue'],
])('a challenge of another service is none of the site: %s', (title, text) => {
  expect(stateOf(page(title, text)).kind).toBe('captcha')
})

test.each([
  ['shop.example - This website is for sale!', 'Related searches'],
  ['shop.example', 'This domain is registered at a registrar. Check back later!'],
  ['shop.example', 'This domain name has been registered with us. It is currently parked by the owner.'],
  ['shop.example', 'This domain has expired. Contact your registration service provider.'],
  ['shop.example', 'Diese Domain steht zum Verkauf.'],
  ['shop.example', 'Hier entsteht eine neue Internetpräsenz.'],
  ['shop.example', 'Este dominio está en venta'],
  ['shop.example', 'Ce nom de domaine est à vendre'],
  ['shop.example', 'Deze domeinnaam is te koop'],
  ['shop.example', 'Домен shop.example продаётся'],
  ['shop.example', '该域名正在出售'],
  ['Welcome to nginx!', 'If you see this page, the web server is successfully installed.'],
  ['Apache2 Ubuntu Default Page: It works', ''],
  ['Account Suspended', 'Contact your hosting provider.'],
])('a page of the registrar or the host is no site: %s', (title, text) => {
  expect(stateOf(page(title, text)).kind).toBe('parked')
})

test.each([
  ['Rye bakery', 'Open from 7 to 5. 1 Mill St.'],
  ['Cabin for sale', 'This website is our family album. The cabin is for sale.'],
  ['Un momento de paz', 'Poemas de Ana.'],
  ['Registering a domain', 'A domain is registered for a year. Ours was registered in 2009.'],
])('a short page of a site is one: %s', (title, text) => {
  expect(stateOf(page(title, text)).kind).toBe('ok')
})

test.each([
  ['Birch & Wool – Opening Soon', '<h1>Opening soon</h1><form><input type="email"></form>'],
  [
    'Birch & Wool',
    '<form action="/password"><input type="hidden" name="form_type" value="storefront_password"><input type="email"><input type="password"></form>',
  ],
  ['Protected page', '<form><input type="password" name="password"><button>Enter</button></form>'],
  ['Maintenance', '<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p>'],
  ['We&#39;ll be back soon', '<p>We are moving the shop.</p>'],
])('a site that is closed to visitors is none: %s', (title, body) => {
  expect(stateOf(pageOf(`<title>${title}</title>${body}`)).kind).toBe('closed')
})

test.each([
  ['Log in', '<form><input type="email" name="user"><input type="password"></form>'],
  ['Car maintenance - Lindqvist Garage', '<h1>Car maintenance</h1><p>Oil, brakes, and tires.</p>'],
  ['Coming soon to our store', '<p>Three new blankets.</p>'],
])('a page that is open stays one: %s', (title, body) => {
  expect(stateOf(pageOf(`<title>${title}</title>${body}`)).kind).toBe('ok')
})
