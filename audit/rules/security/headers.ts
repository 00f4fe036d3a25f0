import { ruleReferences } from '#tools/http-header-checker/rules/references.ts'
import type { CheckedRule, RuleName } from '#tools/http-header-checker/rules/score.ts'
import { type SiteOutcome, type SiteRule, siteRule } from '../../rule.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'
import { checkedHeaders } from './exchange.ts'

const APPLIES = 'The home page of a site that responds over https or http.'

/** Results of the redirect rule that leave visitors on http. The others only lead there in a roundabout way. */
const STAYS_ON_HTTP = new Set(['redirection-missing', 'redirection-not-to-https', 'redirection-invalid-cert'])

type Named = Omit<SiteRule, 'kind' | 'group' | 'appliesTo' | 'title' | 'source' | 'evaluate'> & {
  title: string
  name: RuleName
  /** Which results count; all that fail by default. */
  counts?: (rule: CheckedRule) => boolean
}

/** Defines a rule that has the judgment of a rule of the header checker. */
const headerRule = ({ title, name, counts = () => true, ...rule }: Named): SiteRule =>
  siteRule({
    ...rule,
    source: source(ruleReferences[name].ref.label, ruleReferences[name].ref.url),
    group: 'security',
    appliesTo: APPLIES,
    title: () => title,
    evaluate: (site) => outcomeOf(site, name, counts),
  })

function outcomeOf(site: SiteView, name: RuleName, counts: (rule: CheckedRule) => boolean): SiteOutcome {
  const checked = checkedHeaders(site)
  if ('unmeasured' in checked) return checked
  const rule = checked.rules.get(name)
  if (!rule || rule.passes || !counts(rule)) return { of: 1, found: [] }
  const paste = headerIn(rule.fix)
  const { url } = checked
  return {
    of: 1,
    found: [{ url, detail: rule.title, snippet: rule.evidence.slice(0, 300), ...(paste ? { paste } : {}) }],
  }
}

/** Returns the header that a fix tells to send, without the words around it. A strict policy only reports at first. */
const headerIn = (fix = '') =>
  fix
    .split('\n')
    .find((line) => /^[a-z]+(?:-[a-z]+)+: \S/.test(line))
    ?.replace(/^content-security-policy: (?=default-src)/, 'content-security-policy-report-only: ')

export const headerRules = [
  headerRule({
    id: 'http-not-redirected',
    name: 'redirection',
    counts: ({ result }) => STAYS_ON_HTTP.has(result),
    severity: 'error',
    title: 'Visitors who come over http stay there',
    measures: 'Where a request for the home page over http ends.',
    why: 'Everything on an http page can be read and changed on its way, and search engines see the site twice.',
    fix: 'Redirect each http URL to the same URL over https with status 301.',
    weight: 8,
    effort: 1,
  }),
  headerRule({
    id: 'https-redirect-detour',
    name: 'redirection',
    counts: ({ result }) => !STAYS_ON_HTTP.has(result),
    severity: 'notice',
    title: 'The way from http to https has a detour',
    measures: 'Which redirects come before https: the first should lead to the same host.',
    why: 'On each further step over http, someone on the line can lead visitors elsewhere, and the first host cannot ask for https.',
    fix: 'Redirect to https on the same host first, and to another host after that.',
    weight: 2,
    effort: 1,
  }),
  headerRule({
    id: 'hsts-missing',
    name: 'hsts',
    severity: 'warning',
    title: 'Browsers may come back over http',
    measures: 'The Strict-Transport-Security header of the home page, which should hold for at least six months.',
    why: 'Without it, a browser that is given an http URL asks over http first, and anyone on the line can answer.',
    fix: 'Send the header on every response over https. Begin with a short max-age if parts of the site have no https.',
    weight: 5,
    effort: 1,
  }),
  headerRule({
    id: 'content-policy-weak',
    name: 'csp',
    severity: 'notice',
    title: 'The content security policy does not stop injected scripts',
    measures: 'The Content-Security-Policy header and meta element of the home page.',
    why: 'If someone smuggles a script into a page, such as through a plugin, a strict policy keeps browsers from running it.',
    fix: 'Start with a policy that only reports, correct what it finds, and then enforce it.',
    weight: 3,
    effort: 5,
  }),
  headerRule({
    id: 'sharing-with-any-site',
    name: 'cors',
    severity: 'error',
    title: 'Scripts of any site may read pages of visitors who are signed in',
    measures: 'Which origins a response to a cross-origin preflight allows, and whether with credentials.',
    why: 'A page anywhere on the web can read what your site shows a signed-in visitor: orders, addresses, tokens.',
    fix: 'Compare the Origin header with a list, and send Access-Control-Allow-Credentials only for origins on it.',
    weight: 8,
    effort: 2,
  }),
  headerRule({
    id: 'referrer-leaks',
    name: 'referrer',
    severity: 'notice',
    title: 'Other sites learn which page a visitor came from',
    measures:
      'The Referrer-Policy header and meta element of the home page. Without one, browsers have a safe default.',
    why: 'Paths and queries can contain names, searches, and tokens that are nobody else’s business.',
    fix: 'Send the header with strict-origin-when-cross-origin.',
    weight: 2,
    effort: 1,
  }),
  headerRule({
    id: 'scripts-without-integrity',
    name: 'sri',
    severity: 'notice',
    title: 'Scripts of other sites load without a hash',
    measures: 'Whether script elements for other sites have an integrity attribute and https.',
    why: 'If such a site is attacked, its changed script runs on yours with all rights of your own.',
    fix: 'Host libraries yourself, or add the hash. Scripts that change at any time, such as tag managers, cannot have one.',
    weight: 2,
    effort: 3,
  }),
  headerRule({
    id: 'content-type-guessed',
    name: 'content-type',
    severity: 'notice',
    title: 'Browsers may guess what kind of file they get',
    measures: 'The X-Content-Type-Options header of the home page.',
    why: 'A browser that guesses can run an uploaded image or text as a script.',
    fix: 'Send the header with nosniff on every response.',
    weight: 3,
    effort: 1,
  }),
  headerRule({
    id: 'framing-allowed',
    name: 'framing',
    severity: 'warning',
    title: 'Any site can show yours in a frame',
    measures: 'The directive frame-ancestors of the content policy, or the X-Frame-Options header.',
    why: 'A page can lay yours invisibly under its own buttons, so that visitors click something in your site unawares.',
    fix: 'Allow only your own site, and partners that embed it on purpose.',
    weight: 4,
    effort: 1,
  }),
  headerRule({
    id: 'embedding-policy-invalid',
    name: 'corp',
    severity: 'notice',
    title: 'The Cross-Origin-Resource-Policy header has no valid value',
    measures: 'The value of the header on the home page. A page without it passes.',
    why: 'Browsers ignore a value that they do not know, so the header protects nothing.',
    fix: 'Send same-origin, same-site, or cross-origin, in lower case.',
    weight: 1,
    effort: 1,
  }),
  headerRule({
    id: 'opener-policy-invalid',
    name: 'coop',
    severity: 'notice',
    title: 'The Cross-Origin-Opener-Policy header has no valid value',
    measures: 'The value of the header on the home page. A page without it passes.',
    why: 'Browsers fall back to no policy, so windows of other sites keep a handle on yours.',
    fix: 'Send same-origin-allow-popups, which keeps windows for payments and logins working.',
    weight: 1,
    effort: 1,
  }),
  headerRule({
    id: 'embedder-policy-invalid',
    name: 'coep',
    severity: 'notice',
    title: 'The Cross-Origin-Embedder-Policy header has no valid value',
    measures: 'The value of the header on the home page. A page without it passes.',
    why: 'The page does not get the isolation that someone meant to turn on.',
    fix: 'Write require-corp, credentialless, or unsafe-none, in lower case and without quotes.',
    weight: 1,
    effort: 1,
  }),
]
