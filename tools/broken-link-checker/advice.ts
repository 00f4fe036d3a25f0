import type { LinkKind } from '#engine/crawl/link-state.ts'
import type { Reference, Severity } from '#engine/tool/blocks.ts'

type Advice = { severity: Severity; why: string; fix: string; ref: Reference }

const http = (section: string, label: string): Reference => ({
  label: `RFC 9110, ${label}`,
  url: `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`,
})
const soft: Reference = {
  label: 'Google: Soft 404 errors',
  url: 'https://developers.google.com/search/docs/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors',
}

/** What each state of a link means, and what to do about it. */
export const advice: Record<Exclude<LinkKind, 'ok' | 'unchecked'>, Advice> = {
  'not-found': {
    severity: 'critical',
    why: 'The server has nothing at this URL. Visitors reach a dead end.',
    fix: 'Correct the link, link to the page that replaces it, or remove it.',
    ref: http('15.5.5', '15.5.5'),
  },
  gone: {
    severity: 'critical',
    why: 'The server says that the page was removed for good.',
    fix: 'Link to a page that replaces it, or remove the link.',
    ref: http('15.5.11', '15.5.11'),
  },
  'client-error': {
    severity: 'critical',
    why: 'The server rejects the request for this URL.',
    fix: 'Open the link in a browser. If it fails there too, correct or remove it.',
    ref: http('15.5', '15.5'),
  },
  'server-error': {
    severity: 'critical',
    why: 'The server fails when someone requests this page.',
    fix: 'If the page is yours, look at the server’s error log. Otherwise check again tomorrow, then remove the link.',
    ref: http('15.6', '15.6'),
  },
  timeout: {
    severity: 'critical',
    why: 'The server did not respond within 10 seconds. Few visitors wait that long.',
    fix: 'Check again in an hour. If it stays silent, remove the link.',
    ref: http('15.5.9', '15.5.9'),
  },
  dns: {
    severity: 'critical',
    why: 'The domain does not exist or has no public IP address. Expired domains are often bought by others.',
    fix: 'Check the spelling of the domain. If it is gone, remove the link.',
    ref: { label: 'RFC 1034', url: 'https://www.rfc-editor.org/rfc/rfc1034' },
  },
  tls: {
    severity: 'critical',
    why: 'Browsers show a full-page warning instead of this page.',
    fix: 'If the site is yours, renew or correct its certificate. Otherwise link to a URL that works.',
    ref: { label: 'RFC 8446', url: 'https://www.rfc-editor.org/rfc/rfc8446' },
  },
  unreachable: {
    severity: 'critical',
    why: 'No server accepts a connection at this host.',
    fix: 'Check the URL. If the server is gone, remove the link.',
    ref: { label: 'RFC 9293', url: 'https://www.rfc-editor.org/rfc/rfc9293' },
  },
  'soft-404': {
    severity: 'critical',
    why: 'The page says that it does not exist, but with a status of success. Visitors reach a dead end that no log shows.',
    fix: 'Link to another page. If the page is yours, let the server respond with 404 or 410.',
    ref: soft,
  },
  parked: {
    severity: 'critical',
    why: 'The domain has no site anymore: visitors see advertising, or an offer to buy it.',
    fix: 'Link to another page, or remove the link. Parked domains are often bought by others.',
    ref: soft,
  },
  fragment: {
    severity: 'warning',
    why: 'The page exists, but not the place on it: visitors land at the top instead.',
    fix: 'Correct the part after #, or add an element with this id to the page.',
    ref: {
      label: 'HTML Standard, 7.4.6.3',
      url: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
    },
  },
  'redirect-home': {
    severity: 'warning',
    why: 'The page is gone and its visitors land on the home page. Google treats this as “not found”.',
    fix: 'Link to the page that replaces it. If none does, remove the link.',
    ref: soft,
  },
  'redirect-loop': {
    severity: 'critical',
    why: 'The redirects never end, so browsers give up.',
    fix: 'If the redirects are yours, let the last one lead to a page. Otherwise remove the link.',
    ref: http('15.4', '15.4'),
  },
  malformed: {
    severity: 'critical',
    why: 'Browsers cannot turn this into a URL, so the link does nothing.',
    fix: 'Write a complete URL, such as https://shop.com/page.',
    ref: { label: 'URL Standard', url: 'https://url.spec.whatwg.org/#url-parsing' },
  },
  'rate-limited': {
    severity: 'notice',
    why: 'The server gets too many requests and did not say whether the page exists. The link may work.',
    fix: 'Check again later.',
    ref: { label: 'RFC 6585, 4', url: 'https://www.rfc-editor.org/rfc/rfc6585#section-4' },
  },
  refused: {
    severity: 'notice',
    why: 'The server turns our robot away or asks for a login. People may still get the page.',
    fix: 'Open the link in a private window to see what visitors get.',
    ref: http('15.5.4', '15.5.4'),
  },
  excluded: {
    severity: 'notice',
    why: 'The robots.txt of that site does not allow robots to request the page, so we did not.',
    fix: 'Open the link in a browser to see whether it works.',
    ref: { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' },
  },
}
