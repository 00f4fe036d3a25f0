import { countOf } from '#engine/text/count-of.ts'
import { linkRule } from './link-rule.ts'

/** Returns the beginning of a title: “3 pages name https://… as a language version”. */
const naming = (count: number, cause: string, otherwise: string) =>
  `${countOf(count, 'page')} ${count === 1 ? 'names' : 'name'} ${cause === '' ? otherwise : cause} as a language version`

/** Rules about pairs of pages that hreflang annotations connect. */
export const languageLinkRules = [
  linkRule({
    id: 'hreflang-return-missing',
    severity: 'error',
    // A return link outside of the head, or to a URL that redirects, is a finding on the page that has it.
    states: ['no-annotations', 'no-return', 'other-url'],
    title: (count, cause) =>
      cause === ''
        ? `${countOf(count, 'page')} ${count === 1 ? 'names a version that does' : 'name versions that do'} not name ${count === 1 ? 'it' : 'them'} back`
        : `${naming(count, cause, '')}, and it does not name them back`,
    measures: 'Whether each language version names the page that names it, with its exact URL.',
    why: 'Google ignores the annotations of two pages that do not name each other, because anybody could name any page.',
    fix: 'List all versions on every version, or in its entry of the sitemap, with the same URLs, including the page itself.',
    weight: 9,
    effort: 2,
    needsSitemaps: true,
  }),
  linkRule({
    id: 'hreflang-codes-disagree',
    severity: 'warning',
    states: ['other-code'],
    title: (count) =>
      `${countOf(count, 'page')} ${count === 1 ? 'has' : 'have'} another code on a language version than on ${count === 1 ? 'itself' : 'themselves'}`,
    measures: 'Whether two versions use the same code for one page.',
    why: 'If one page is called en-US here and en-GB there, search engines cannot know for whom it is.',
    fix: 'Give each page one code, and use it on all versions.',
    weight: 5,
    effort: 2,
  }),
  linkRule({
    id: 'hreflang-to-error',
    severity: 'error',
    states: ['error-status'],
    title: (count, cause) =>
      `${naming(count, cause, 'a page that does not exist')}${cause === '' ? '' : ', which does not exist'}`,
    measures: 'Whether the named language versions respond with an error.',
    why: 'Visitors of that language cannot be led to a page that does not exist, and the annotation is ignored.',
    fix: 'Name a page that exists, or remove the annotation until it is translated.',
    weight: 8,
    effort: 2,
  }),
  linkRule({
    id: 'hreflang-to-redirect',
    severity: 'warning',
    states: ['redirects'],
    title: (count, cause) =>
      `${naming(count, cause, 'a URL that redirects')}${cause === '' ? '' : ', which redirects'}`,
    measures: 'Whether the named language versions redirect.',
    why: 'The page that the redirect leads to does not name the redirecting URL, so the two do not confirm each other.',
    fix: 'Name the URL at which the redirect ends.',
    weight: 5,
    effort: 2,
  }),
  linkRule({
    id: 'hreflang-to-noindex',
    severity: 'warning',
    states: ['noindex'],
    title: (count, cause) =>
      `${naming(count, cause, 'a page with noindex')}${cause === '' ? '' : ', which has noindex'}`,
    measures: 'Whether the named language versions have noindex.',
    why: 'noindex wins: the version is not shown, and the annotation that names it has no effect.',
    fix: 'Remove noindex from the version, or remove the annotation.',
    weight: 5,
    effort: 2,
  }),
  linkRule({
    id: 'hreflang-to-blocked',
    severity: 'warning',
    states: ['blocked'],
    title: (count, cause) =>
      `${naming(count, cause, 'a page that robots.txt blocks')}${cause === '' ? '' : ', which robots.txt blocks'}`,
    measures: 'Whether robots.txt keeps search engines from the named language versions.',
    why: 'robots.txt wins: search engines cannot read the version, so they find no annotation that confirms this one.',
    fix: 'Allow the version in robots.txt, or remove the annotation.',
    weight: 5,
    effort: 1,
  }),
  linkRule({
    id: 'hreflang-to-noncanonical',
    severity: 'warning',
    states: ['other-canonical'],
    title: (count, cause) =>
      `${naming(count, cause, 'a page whose canonical is another one')}${cause === '' ? '' : ', whose canonical is another page'}`,
    measures: 'Whether the named language versions name another URL as canonical.',
    why: 'The canonical link wins: the version is treated as a copy of another page, and its annotations are ignored.',
    fix: 'Name the canonical URL, or let each language version be its own canonical.',
    weight: 6,
    effort: 2,
  }),
]
