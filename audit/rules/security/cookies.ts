import { getPublicSuffix } from 'tldts'
import { type Cookie, faultsOf, storedCookies } from '#tools/http-header-checker/rules/cookies.ts'
import { checkHsts } from '#tools/http-header-checker/rules/plain-rules.ts'
import { ruleReferences } from '#tools/http-header-checker/rules/references.ts'
import type { Evidence } from '../../evidence.ts'
import type { AuditedPage } from '../../page/audited-page.ts'
import { pageRule } from '../../rule.ts'
import { source } from '../../sources.ts'

const { ref } = ruleReferences.cookies
const cookies = source(ref.label, ref.url)
const APPLIES = 'Responses over https that set cookies. Cookies that scripts set later are not seen.'
const HSTS_PASSES = 'hsts-implemented-max-age-at-least-six-months'

export const cookieRules = [
  pageRule({
    id: 'cookie-not-secure',
    group: 'security',
    severity: 'warning',
    scope: 'response',
    fault: 'with a cookie that lacks Secure',
    measures: 'Whether each cookie that a response sets has the attribute Secure, unless HSTS keeps browsers off http.',
    appliesTo: APPLIES,
    why: 'A browser also sends such a cookie over http, where anyone on the line can copy it.',
    source: cookies,
    fix: 'Add Secure to the cookie, in the code or plugin that sets it.',
    weight: 4,
    effort: 2,
    evaluate: (page) => cookieEvidence(page, /without-secure-flag$/, 'Secure'),
  }),
  pageRule({
    id: 'session-cookie-readable',
    group: 'security',
    severity: 'warning',
    scope: 'response',
    fault: 'with a session cookie that scripts can read',
    measures: 'Whether cookies with “sess” or “login” in their name have the attribute HttpOnly.',
    appliesTo: APPLIES,
    why: 'A script that is smuggled into one page can send the cookie away, and its owner is signed in as your customer.',
    source: cookies,
    fix: 'Add HttpOnly to the cookie. Scripts of the page do not need to read it.',
    weight: 4,
    effort: 2,
    evaluate: (page) => cookieEvidence(page, /without-httponly/, 'HttpOnly'),
  }),
  pageRule({
    id: 'cookie-same-site',
    group: 'security',
    severity: 'notice',
    scope: 'response',
    fault: 'with a cookie whose SameSite does not protect it',
    measures: 'Cookies with SameSite=None but without Secure, and tokens against forged requests without SameSite.',
    appliesTo: APPLIES,
    why: 'Browsers refuse the first kind. The second kind is sent along with requests that another site starts.',
    source: cookies,
    fix: 'Add SameSite=Lax, or Secure to a cookie that other sites need.',
    weight: 2,
    effort: 2,
    evaluate: (page) => cookieEvidence(page, /samesite/, 'SameSite=Lax'),
  }),
]

const checked = new WeakMap<AuditedPage, { cookie: Cookie; faults: string[] }[] | null>()

/** Returns the cookies of a response with what is wrong with each; `null` without cookies, or over http. */
function checkedCookies(page: AuditedPage) {
  const sent = page.headers['set-cookie']
  if (sent === undefined || !page.url.startsWith('https:')) return null
  const known = checked.get(page)
  if (known !== undefined) return known
  const hsts = page.header('strict-transport-security')
  const headers: [string, string][] = hsts === '' ? [] : [['strict-transport-security', hsts]]
  const { result } = checkHsts({ https: { status: 200, headers, isVerified: true } })
  const stored = storedCookies({
    setCookies: [sent].flat().map((value) => ({ url: page.url, value })),
    isPublicSuffix: (name) => getPublicSuffix(name) === name,
    now: page.now,
  })
  const found = stored.map((cookie) => ({ cookie, faults: faultsOf(cookie, result === HSTS_PASSES) }))
  const outcome = found.length === 0 ? null : found
  checked.set(page, outcome)
  return outcome
}

/** Returns each cookie with a fault as its own cause: one place in the code sets it on many pages. */
function cookieEvidence(page: AuditedPage, fault: RegExp, attribute: string): Evidence[] | null {
  const all = checkedCookies(page)
  if (!all) return null
  return all
    .filter(({ faults }) => faults.some((one) => fault.test(one)))
    .map(({ cookie: { name } }) => ({
      cause: name,
      snippet: `set-cookie: ${name}=…`,
      paste: `Set-Cookie: ${name}=…; Secure${attribute === 'Secure' ? '' : `; ${attribute}`}`,
    }))
}
