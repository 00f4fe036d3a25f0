import type { Page } from './page.ts'

/** What replaces a page although the server responds. */
export type Instead = 'captcha' | 'parked' | 'closed'

type Received = Pick<Page, 'headers' | 'text' | 'mediaType'> & { body: { length: number } }

/** Maximum size of a challenge page: a captcha on a larger page belongs to a form and does not replace the page. */
const MAX_CHALLENGE_BYTES = 150_000
/** Larger pages are not searched. */
export const MAX_PARKED_BYTES = 200_000
/** Words of a page whose only content is a challenge. */
const MAX_CHALLENGE_WORDS = 150
/** Maximum number of words on a page with a captcha and no form field; with a field, the captcha protects a form. */
const MAX_CAPTCHA_WORDS = 60
const CAPTCHA_MARKUP = /class=["'](?:g-recaptcha|h-captcha|cf-turnstile)/i
const FORM_FIELD = /<textarea|<input[^>]{1,200}type=["']?(?:text|email|password|tel|search)/i

const CHALLENGE_TITLES =
  /^(?:just a moment\.*|attention required!.*|access denied|access to this page has been denied\.?|please wait\.*.*|verify(?:ing)? (?:you are|that you are|your|if you are) .*|are you (?:a )?(?:human|robot)\??|human verification|robot or human\??|robot (?:check|challenge screen)|(?:.* )?security check(?:point)?|bot verification|captcha|ddos-guard|pardon our interruption\.*|one more step|checking your browser.*|just a second\.*|(?:sorry, )?you have been blocked|(?:nur )?(?:einen|un|um|een|один) (?:moment|momento|instant|момент)(?:,? (?:bitte|geduld|alstublieft|por favor|s['’]il vous plaît|prego))*[.…!]*|请稍候.*|請稍候.*|しばらくお待ちください.*)$/iu

/** What such a page says, whatever its title. */
const CHALLENGE_TEXT =
  /press (?:&|and) hold to confirm|(?:make|making) sure (?:that )?you(?: a|['’])re not a (?:ro)?bot|verify(?:ing)? (?:that )?you are (?:a )?human|unusual traffic from your (?:computer )?network|checking (?:if the site connection is secure|your browser before)|verifying your browser|enable javascript and cookies to continue|incapsula incident id|access to this site has been limited by the site owner|sorry, you have been blocked|sucuri website firewall/i

/**
 * Scripts and elements of services that ask for a proof before the page: Cloudflare, AWS WAF, Akamai, DataDome, and
 * others.
 */
const CHALLENGE_MARKUP =
  /\/cdn-cgi\/challenge-platform\/[^"']{0,100}\/orchestrate|id=["']challenge-(?:form|error-text|running)|_cf_chl_opt|captcha-delivery\.com|px-captcha|geo\.captcha-delivery|awswaf\.com\/[^"']{0,200}challenge|awsWafCookieDomainList|\/_Incapsula_Resource|sgcaptcha|\/ddos-guard\/js-challenge|\.within\.website\/x\/cmd\/anubis|window\.KPSDK/i

/** Services that show a page for a domain without a site. */
const PARKED_MARKUP =
  /(?:sedoparking\.com|parkingcrew\.(?:net|com)|bodis\.com|parklogic\.com|above\.com\/marketplace|dan\.com\/buy-domain|afternic\.com\/forsale|hugedomains\.com\/domain_profile|cdn-for-parking|\/lander\?|parking-lander|d38psrni17bvxu\.cloudfront\.net|img1\.wsimg\.com\/parking-lander|location\.(?:href ?= ?|replace\()["']\/lander["'])/i
const PARKED_TEXT =
  /\b(?:(?:this|the) (?:domain(?: name)?|web ?site)(?: [\w.-]+)? (?:is|may be|has been|was) (?:up )?(?:for sale|parked|registered (?:and|but)|available for purchase)|(?:this|the) domain(?: name)?(?: [\w.-]+)? (?:is|has been|was) (?:already |recently |successfully |now |currently )?(?:registered|parked|expired)|(?:this|the) domain(?: name)?(?: [\w.-]+)? has expired|buy this domain|domain (?:is )?for sale|parked (?:free|domain|page)|currently parked|parking page|this (?:web ?)?page is parked|future home of|domain (?:default|holding) page|inquire about this domain)\b/i
/** The same in other languages. */
const PARKED_ABROAD =
  /domain(?: [\w.-]+)? (?:steht zum verkauf|ist (?:zu verkaufen|käuflich|geparkt))|hier entsteht (?:in kürze )?eine neue (?:internetpräsenz|web(?:site|seite)|homepage)|dominio(?: [\w.-]+)? (?:está (?:en venta|a la venta|aparcado)|è (?:in vendita|parcheggiato))|domaine(?: [\w.-]+)? est (?:à vendre|en vente|parqué)|domein(?:naam)?(?: [\w.-]+)? (?:is te koop|te koop|is geparkeerd)|domínio(?: [\w.-]+)? está (?:à venda|estacionado)|домен(?: [\w.-]+)? (?:продаётся|продается|припаркован)|domena(?: [\w.-]+)? (?:jest )?(?:na sprzedaż|zaparkowana)|alan adı satılık|域名(?:正在)?(?:出售|转让)|このドメインは(?:販売|売り)|ドメインパーキング/iu
/** Titles of what a server or a host shows before there is a site, or once it is switched off. */
const DEFAULT_TITLES =
  /^(?:welcome to (?:nginx|openresty|caddy|centos|almalinux|rocky linux)\b.*|apache2?\b.* default page.*|test page for .*|iis windows(?: server)?|(?:.* )?default (?:web|server|host) ?(?:site )?page|default (?:plesk )?page|web server['’]s default page|account suspended|(?:web ?)?site not found|hosting suspended)$/i
const MAX_PARKED_WORDS = 200

/** What a store or a site shows everyone before it opens, or while somebody works on it. */
const CLOSED_TITLES =
  /^(?:[^-–—|·]{1,60} [-–—|·] )?(?:(?:our (?:store|site|website) is )?(?:coming|opening) soon|under construction|maintenance(?: mode| page)?|(?:site |website )?(?:under|down for|in) (?:scheduled )?maintenance|(?:we(?:['’]|&#0?39;|&rsquo;)?ll )?be (?:right )?back(?: soon)?)[.!…]*(?: [-–—|·] [^-–—|·]{1,60})?$/i
const CLOSED_TEXT =
  /\b(?:enter (?:store|site|shop|website)? ?using (?:a |the )?password|briefly unavailable for scheduled maintenance|this (?:site|website|store|shop) is (?:private|password[- ]protected|currently (?:private|unavailable|closed|undergoing (?:scheduled )?maintenance)))\b/i
/** Password pages of Shopify, Webflow, and Squarespace. */
const CLOSED_MARKUP =
  /value=["']storefront_password["']|storefront-password-form|action=["']\/\.wf_auth["']|sqs-password-form/i
const MAX_CLOSED_WORDS = 80
const PASSWORD_FIELD = /<input[^>]{1,200}type=["']?password/i
/** Fields in which people name themselves, as at a login. */
const NAMING_FIELD = /<textarea|<input[^>]{1,200}type=["']?(?:text|email|tel|search)|<input(?![^>]{0,300}type=)/i

/**
 * Detects a page that replaces the requested one: a captcha, a browser check, a parked domain, or a site that is closed
 * for everyone without its password. Undefined for every other page.
 */
export function whatBlocks({ headers, text, body, mediaType }: Received): Instead | undefined {
  const header = (name: string) => headers.find(([key]) => key === name)?.[1]
  if (
    header('cf-mitigated') === 'challenge' ||
    header('x-amzn-waf-action') !== undefined ||
    header('x-datadome') === 'protected'
  )
    return 'captcha'
  if (mediaType !== 'text/html' || body.length > Math.max(MAX_CHALLENGE_BYTES, MAX_PARKED_BYTES)) return undefined
  const title = /<title[^>]{0,200}>([^<]{0,300})/i.exec(text)?.[1]?.trim() ?? ''
  const shown = visibleText(text)
  const words = shown === '' ? 0 : shown.split(' ').length
  if (body.length <= MAX_CHALLENGE_BYTES && isChallenge(title, text, shown, words)) return 'captcha'
  if (words <= MAX_PARKED_WORDS && isParked(title, text, shown)) return 'parked'
  if (words <= MAX_CLOSED_WORDS && isClosed(title, text, shown)) return 'closed'
  return undefined
}

const isParked = (title: string, html: string, shown: string) =>
  PARKED_MARKUP.test(html) ||
  DEFAULT_TITLES.test(title) ||
  [PARKED_TEXT, PARKED_ABROAD].some((text) => text.test(`${title} ${shown}`))

const isClosed = (title: string, html: string, shown: string) =>
  CLOSED_TITLES.test(title) ||
  CLOSED_MARKUP.test(html) ||
  CLOSED_TEXT.test(shown) ||
  (PASSWORD_FIELD.test(html) && !NAMING_FIELD.test(html))

function isChallenge(title: string, html: string, shown: string, words: number) {
  if (words > MAX_CHALLENGE_WORDS) return false
  if (CHALLENGE_TITLES.test(title) || CHALLENGE_MARKUP.test(html)) return true
  if (CHALLENGE_TEXT.test(`${title} ${shown}`.replace(/&amp;/g, '&').replace(/&#39;|&apos;/g, "'"))) return true
  return words <= MAX_CAPTCHA_WORDS && CAPTCHA_MARKUP.test(html) && !FORM_FIELD.test(html)
}

/** Elements whose content is invisible. */
const UNSEEN = ['script', 'style', 'noscript', 'template', 'svg', 'title']

/**
 * Returns the approximate visible text, precise enough to count it. Reads each character once, even if elements are
 * never closed.
 */
function visibleText(html: string) {
  const lower = html.toLowerCase()
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    parts.push(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    const isComment = html.startsWith('<!--', open)
    const end = html.indexOf(isComment ? '-->' : '>', open)
    if (end < 0) break
    at = end + 1
    const unseen = isComment ? undefined : UNSEEN.find((name) => lower.startsWith(name, open + 1))
    if (!unseen) continue
    const close = lower.indexOf(`</${unseen}`, at)
    if (close < 0) break
    at = close
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim()
}
