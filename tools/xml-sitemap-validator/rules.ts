import type { Severity } from '#engine/tool/blocks.ts'
import { extensions, google, protocol, type Rule, xml } from './rule.ts'
import { schemaRules } from './schema/rules.ts'

const beyond = (severity: Severity, title: string, why: string, fix: string, ref = google): Rule => ({
  severity,
  title,
  why,
  fix,
  ref,
})

/** All rules by name: those of the schema, and those that the schema cannot express. */
export const rules: Record<string, Rule> = {
  ...schemaRules,
  'too-many': beyond(
    'critical',
    'The file has more than 50,000 entries.',
    'Search engines read the first 50,000 at most, or refuse the file.',
    'Split it, and list the parts in a sitemap index.',
  ),
  'too-large': beyond(
    'critical',
    'The file has more than 50 MB.',
    'Search engines refuse a file of more than 52,428,800 bytes, counted before compression.',
    'Split it, and list the parts in a sitemap index.',
  ),
  relative: beyond(
    'critical',
    'A loc is not a full http or https URL.',
    'The schema accepts it; search engines do not.',
    'Write the URL with https:// and the host.',
  ),
  'other-host': beyond(
    'critical',
    'A loc is on another host than the sitemap.',
    'Search engines ignore it, unless you have verified both hosts.',
    'Put it into the sitemap of its own host.',
    protocol,
  ),
  'outside-folder': beyond(
    'warning',
    'A loc is outside the folder of the sitemap.',
    'A sitemap covers its own folder and those below, unless robots.txt names it.',
    'Move the sitemap to the root, or name it in robots.txt.',
    protocol,
  ),
  duplicate: beyond(
    'warning',
    'A URL is listed more than once.',
    'Each listing costs a share of the 50,000, and different dates contradict each other.',
    'List each URL once.',
  ),
  fragment: beyond(
    'warning',
    'A loc has a fragment.',
    'Search engines drop what follows #, so several entries become one.',
    'Remove # and what follows it.',
  ),
  unencoded: beyond(
    'warning',
    'A loc has characters that need encoding.',
    'The schema accepts them; some crawlers request another URL than you mean.',
    'Percent-encode spaces and non-ASCII characters.',
  ),
  credentials: beyond('critical', 'A loc has a user name.', 'The password would be public.', 'Remove it.'),
  tracking: beyond(
    'warning',
    'A loc has a session or campaign parameter.',
    'It is a duplicate of the page without it.',
    'List the canonical URL.',
  ),
  'mixed-schemes': beyond(
    'warning',
    'The file lists http and https URLs.',
    'One of them redirects to the other.',
    'List https URLs only.',
  ),
  'future-date': beyond(
    'warning',
    'A lastmod is in the future.',
    'Google ignores lastmod on sites where it is often wrong.',
    'Write when the main content last changed.',
  ),
  'old-date': beyond(
    'notice',
    'A lastmod is before 1991.',
    'There were no web pages then; probably a default value.',
    'Write when the main content last changed, or leave it out.',
  ),
  'same-dates': beyond(
    'warning',
    'Almost all entries have the same lastmod.',
    'It looks like the time of generation, and Google stops trusting lastmod.',
    'Write when the main content of each page last changed.',
  ),
  'no-dates': beyond(
    'notice',
    'No entry has a lastmod.',
    'Search engines use it to decide what to crawl again.',
    '<lastmod>2026-01-31</lastmod>',
  ),
  'ignored-elements': beyond(
    'notice',
    'The file has changefreq or priority.',
    'Google ignores both.',
    'You can leave them out.',
  ),
  doctype: beyond(
    'warning',
    'The file has a document type declaration.',
    'Safe parsers do not read entities that it declares.',
    'Remove <!DOCTYPE …>.',
    xml,
  ),
  'alternate-return': beyond(
    'critical',
    'A language version is not returned.',
    'If two URLs do not name each other, both annotations are ignored.',
    'Repeat the whole set of xhtml:link elements in the entry of each version.',
    extensions,
  ),
  'alternate-unlisted': beyond(
    'notice',
    'A language version has no entry of its own.',
    'Its return link cannot be in this file.',
    'Add an entry for it with the same set.',
    extensions,
  ),
  'too-many-images': beyond(
    'warning',
    'An entry has more than 1,000 images.',
    'Google reads 1,000 per entry.',
    'List fewer.',
    extensions,
  ),
  'nested-index': beyond(
    'critical',
    'A sitemap index lists another index.',
    'Indexes cannot be nested.',
    'List sitemaps only.',
  ),
  status: beyond(
    'critical',
    'The file does not respond with status 200.',
    'Search engines cannot read it.',
    'Serve it with status 200.',
  ),
  'content-type': beyond(
    'notice',
    'The file is not served as XML.',
    'Search engines read it anyway; browsers and proxies may not.',
    'content-type: application/xml',
  ),
  'not-in-robots': beyond(
    'notice',
    'robots.txt does not name the sitemap.',
    'Search engines without a Search Console entry cannot find it.',
    'Sitemap: https://example.com/sitemap.xml',
  ),
  'blocked-loc': beyond(
    'critical',
    'robots.txt blocks a listed URL for Googlebot.',
    'A page should not be listed and blocked at the same time.',
    'Allow it, or remove it from the sitemap.',
  ),
  'listed-redirect': beyond(
    'warning',
    'A listed URL redirects.',
    'List final URLs only.',
    'Write the URL to which it redirects.',
  ),
  'listed-error': beyond(
    'critical',
    'A listed URL is an error page.',
    'It wastes crawling, and Search Console reports it.',
    'Remove it from the sitemap, or bring the page back.',
  ),
  'listed-noindex': beyond(
    'critical',
    'A listed URL has noindex or another canonical.',
    'The sitemap asks for indexing, but the page refuses it.',
    'Remove it from the sitemap, or remove noindex.',
  ),
  unlisted: beyond(
    'warning',
    'An indexable page is not in the sitemap.',
    'Search engines find it later, or not at all.',
    'Add it.',
  ),
  orphan: beyond(
    'notice',
    'A listed URL was not found by following links.',
    'A page without links gets little weight.',
    'Link to it from a page of the site.',
  ),
}
