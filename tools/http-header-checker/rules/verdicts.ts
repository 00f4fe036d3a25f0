/** What a result means: its points by the scoring of the HTTP Observatory, whether it passes, and what to do. */
export type Verdict = { points: number; passes: boolean; title: string; fix?: string }

const SET_CSP = `content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
const SET_HSTS = 'strict-transport-security: max-age=31536000; includeSubDomains'
const SET_REFERRER = 'referrer-policy: strict-origin-when-cross-origin'
const REDIRECT =
  'Redirect every http URL to the same host over https with status 301, then to another host if you must.'
const SECURE = 'Add “; Secure” to the Set-Cookie header.'
const SAME_SITE = 'Add “; SameSite=Lax” (or Strict) to the Set-Cookie header.'
const HASH = 'Add integrity="sha384-…" and crossorigin="anonymous" to the script element, or host the script yourself.'
const CERTIFICATE = 'Install a valid certificate; Let’s Encrypt issues them free of charge.'

const good = (points: number, title: string, fix?: string): Verdict => ({
  points,
  passes: true,
  title,
  ...(fix ? { fix } : {}),
})
const bad = (points: number, title: string, fix: string): Verdict => ({ points, passes: false, title, fix })

/** By the name that the HTTP Observatory gives a result. Source: its scoring, algorithm version 6. */
export const verdicts: Record<string, Verdict> = {
  'csp-implemented-with-no-unsafe-default-src-none': good(
    10,
    'The content policy starts from “nothing is allowed” and has no unsafe sources.',
  ),
  'csp-implemented-with-no-unsafe': good(
    5,
    'The content policy has no unsafe sources.',
    "Start it with default-src 'none' and allow what you need.",
  ),
  'csp-implemented-with-unsafe-inline-in-style-src-only': good(
    0,
    'The content policy is strict for scripts and lax for styles.',
    "Remove 'unsafe-inline', data: and whole schemes from style-src.",
  ),
  'csp-implemented-but-duplicate-directives': good(
    0,
    'The content policy names its report target twice.',
    'Keep one report-uri and one report-to.',
  ),
  'csp-implemented-with-insecure-scheme-in-passive-content-only': {
    ...bad(
      -10,
      'The content policy lets images or media load over http.',
      'Write https: instead of http: in img-src and media-src.',
    ),
    passes: true,
  },
  'csp-implemented-with-unsafe-eval': bad(
    -10,
    'The content policy allows eval().',
    "Remove 'unsafe-eval' from script-src, after you have removed eval() from your scripts.",
  ),
  'csp-implemented-with-unsafe-inline': bad(
    -20,
    'The content policy allows any script: inline ones, whole schemes, or no limit at all.',
    "Limit script-src and object-src to your own hosts, and use nonces or hashes instead of 'unsafe-inline'.",
  ),
  'csp-implemented-with-insecure-scheme': bad(
    -20,
    'The content policy lets scripts, styles, or frames load over http.',
    'Write https: instead of http: in every directive.',
  ),
  'csp-header-invalid': bad(
    -25,
    'The content policy cannot be read.',
    "Name each directive once, and use 'strict-dynamic' only with a nonce or hash.",
  ),
  'csp-not-implemented': bad(
    -25,
    'There is no content policy.',
    `Test this as content-security-policy-report-only first:\n${SET_CSP}`,
  ),
  'csp-not-implemented-but-reporting-enabled': bad(
    -25,
    'The content policy only reports; it blocks nothing.',
    'Send it as content-security-policy once the reports are clean.',
  ),

  'cookies-secure-with-httponly-sessions-and-samesite': good(
    5,
    'All cookies are Secure and have SameSite, and sessions are HttpOnly.',
  ),
  'cookies-secure-with-httponly-sessions': good(0, 'All cookies are Secure, but some have no SameSite.', SAME_SITE),
  'cookies-not-found': good(0, 'The page sets no cookies.'),
  'cookies-without-secure-flag-but-protected-by-hsts': bad(
    -5,
    'A cookie is not Secure; only HSTS keeps it off http.',
    SECURE,
  ),
  'cookies-session-without-secure-flag-but-protected-by-hsts': bad(
    -10,
    'A session cookie is not Secure; only HSTS keeps it off http.',
    SECURE,
  ),
  'cookies-without-secure-flag': bad(-20, 'A cookie is not Secure.', SECURE),
  'cookies-samesite-flag-invalid': bad(
    -20,
    'A cookie has an invalid SameSite, or SameSite=None without Secure.',
    SAME_SITE,
  ),
  'cookies-anticsrf-without-samesite-flag': bad(-20, 'A token against forged requests has no SameSite.', SAME_SITE),
  'cookies-session-without-httponly-flag': bad(
    -30,
    'Scripts can read a session cookie.',
    'Add “; HttpOnly” to the Set-Cookie header.',
  ),
  'cookies-session-without-secure-flag': bad(-40, 'A session cookie is sent over http.', SECURE),

  'cross-origin-resource-sharing-not-implemented': good(0, 'Scripts of other sites cannot read the page.'),
  'cross-origin-resource-sharing-implemented-with-public-access': good(
    0,
    'Scripts of any site may read the page, without cookies.',
  ),
  'cross-origin-resource-sharing-implemented-with-restricted-access': good(
    0,
    'Scripts of certain sites may read the page.',
  ),
  'cross-origin-resource-sharing-implemented-with-universal-access': bad(
    -50,
    'Scripts of any site may read the page as the visitor who is signed in.',
    'Compare the Origin header with a list, and send Access-Control-Allow-Credentials only for origins on it.',
  ),

  'redirection-to-https': good(0, 'http leads to https on the same host first.'),
  'redirection-not-needed-no-http': good(0, 'The host does not respond over http.'),
  'redirection-off-host-from-http': bad(-5, 'http leads to another host, so the first host cannot set HSTS.', REDIRECT),
  'redirection-not-to-https-on-initial-redirection': bad(-10, 'http leads to http first and to https later.', REDIRECT),
  'redirection-not-to-https': bad(-20, 'http does not end at https.', REDIRECT),
  'redirection-missing': bad(-20, 'http does not lead to https.', REDIRECT),
  'redirection-invalid-cert': bad(-20, 'http leads to a host without a valid certificate.', CERTIFICATE),

  'referrer-policy-private': good(5, 'Other sites do not see which page a visitor comes from.'),
  'referrer-policy-not-implemented': good(
    0,
    'There is no Referrer-Policy; browsers use strict-origin-when-cross-origin.',
    SET_REFERRER,
  ),
  'referrer-policy-unsafe': bad(-5, 'Other sites see which page a visitor comes from.', SET_REFERRER),
  'referrer-policy-header-invalid': bad(-5, 'The Referrer-Policy has no valid value.', SET_REFERRER),

  'hsts-implemented-max-age-at-least-six-months': good(0, 'Browsers use https only, for at least six months.'),
  'hsts-implemented-max-age-less-than-six-months': bad(
    -10,
    'Browsers forget after less than six months that they must use https.',
    SET_HSTS,
  ),
  'hsts-not-implemented': bad(-20, 'Browsers may come back over http.', SET_HSTS),
  'hsts-header-invalid': bad(
    -20,
    'Browsers ignore the Strict-Transport-Security header: it has no max-age, or is sent twice.',
    SET_HSTS,
  ),
  'hsts-not-implemented-no-https': bad(-20, 'The host does not respond over https.', CERTIFICATE),
  'hsts-invalid-cert': bad(-20, 'Browsers ignore HSTS, because the certificate is not valid.', CERTIFICATE),

  'sri-implemented-and-all-scripts-loaded-securely': good(5, 'Scripts have a hash, also your own.'),
  'sri-implemented-and-external-scripts-loaded-securely': good(5, 'Scripts of other sites have a hash.'),
  'sri-not-implemented-response-not-html': good(0, 'The response is not HTML, so it loads no scripts.'),
  'sri-not-implemented-but-no-scripts-loaded': good(0, 'The page loads no scripts.'),
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': good(0, 'All scripts come from your own site.'),
  'sri-not-implemented-but-external-scripts-loaded-securely': bad(
    -5,
    'Scripts of other sites have no hash: if such a site is hacked, so is yours.',
    HASH,
  ),
  'sri-implemented-but-external-scripts-not-loaded-securely': bad(
    -20,
    'A script of another site has a hash, but may load over http.',
    'Write https: in its src.',
  ),
  'sri-not-implemented-and-external-scripts-not-loaded-securely': bad(
    -50,
    'A script of another site may load over http and has no hash.',
    `Write https: in its src. ${HASH}`,
  ),

  'x-content-type-options-nosniff': good(0, 'Browsers do not guess the type of a file.'),
  'x-content-type-options-not-implemented': bad(
    -5,
    'Browsers may guess the type of a file and run what should be an image.',
    'x-content-type-options: nosniff',
  ),
  'x-content-type-options-header-invalid': bad(
    -5,
    'X-Content-Type-Options has another value than nosniff.',
    'x-content-type-options: nosniff',
  ),

  'x-frame-options-implemented-via-csp': good(5, 'The content policy says who may frame the page.'),
  'x-frame-options-sameorigin-or-deny': good(
    5,
    'Other sites cannot frame the page.',
    'Add frame-ancestors to the content policy; it replaces X-Frame-Options.',
  ),
  'x-frame-options-allow-from-origin': good(
    0,
    'ALLOW-FROM is obsolete; browsers ignore it.',
    'content-security-policy: frame-ancestors https://partner.example',
  ),
  'x-frame-options-not-implemented': bad(
    -20,
    'Any site can frame the page and trick visitors into clicks.',
    "content-security-policy: frame-ancestors 'none'",
  ),
  'x-frame-options-header-invalid': bad(
    -20,
    'X-Frame-Options has no valid value, so any site can frame the page.',
    "content-security-policy: frame-ancestors 'none'",
  ),

  'corp-not-implemented': good(0, 'Other sites may embed this file.', 'cross-origin-resource-policy: same-site'),
  'corp-implemented-with-same-origin': good(10, 'Only this origin may embed this file.'),
  'corp-implemented-with-same-site': good(10, 'Only this site may embed this file.'),
  'corp-implemented-with-cross-origin': good(0, 'Any site may embed this file.'),
  'corp-header-invalid': bad(
    -5,
    'Cross-Origin-Resource-Policy has no valid value.',
    'cross-origin-resource-policy: same-site',
  ),

  'coop-not-implemented': good(
    0,
    'Windows of other sites can keep a handle on this one.',
    'cross-origin-opener-policy: same-origin-allow-popups',
  ),
  'coop-implemented-with-same-origin': good(10, 'Only windows of this origin share its process.'),
  'coop-implemented-with-same-origin-allow-popups': good(
    10,
    'Only windows of this origin, and those that the page opens, share its process.',
  ),
  'coop-implemented-with-noopener-allow-popups': good(10, 'No other window keeps a handle on this one.'),
  'coop-implemented-with-unsafe-none': good(0, 'Windows of other sites can keep a handle on this one.'),
  'coop-header-invalid': bad(
    -5,
    'Cross-Origin-Opener-Policy has no valid value.',
    'cross-origin-opener-policy: same-origin-allow-popups',
  ),

  // No header is suggested, because it would block every file of another site that does not allow embedding.
  'coep-not-implemented': good(0, 'The page may load files of other sites without their consent.'),
  'coep-implemented-with-require-corp': good(10, 'The page loads only files whose sites allow it.'),
  'coep-implemented-with-credentialless': good(10, 'The page loads files of other sites without cookies.'),
  'coep-implemented-with-unsafe-none': good(0, 'The page may load files of other sites without their consent.'),
  'coep-header-invalid': bad(
    -5,
    'Cross-Origin-Embedder-Policy has no valid value.',
    'Write require-corp, credentialless, or unsafe-none, in lower case and without quotes.',
  ),
}
