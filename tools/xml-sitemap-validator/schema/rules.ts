import type { Severity } from '#engine/tool/blocks.ts'
import { extensions, protocol, type Rule, w3c, xml } from '../rule.ts'

const schema = (severity: Severity, title: string, why: string, fix: string, ref = protocol): Rule => ({
  severity,
  title,
  why,
  fix,
  ref,
  isSchema: true,
})

const IGNORED = 'Search engines ignore the entry, or the whole file.'

/** Rules by which the XML Schema of sitemaps rejects a file, by name. */
export const schemaRules: Record<string, Rule> = {
  'not-well-formed': schema(
    'critical',
    'The file is not well-formed XML.',
    'A parser stops at the first error, so nothing after it is read.',
    'Write &amp; for & and &lt; for <, and close every element.',
    xml,
  ),
  ampersand: schema(
    'critical',
    'A & is not escaped.',
    'In XML, & begins a reference, so a parser stops here and reads nothing after it.',
    'Write &amp; for each & of a URL: https://example.com/?color=oak&amp;size=2',
    xml,
  ),
  encoding: schema(
    'critical',
    'The encoding is not what the file says.',
    'A sitemap must be UTF-8.',
    'Save the file as UTF-8, and declare <?xml version="1.0" encoding="UTF-8"?>.',
  ),
  html: schema(
    'critical',
    'The URL shows an HTML page instead of a sitemap.',
    'Sites often show their start page or an error page where a file is missing.',
    'Put the sitemap at this URL, or enter its own. robots.txt usually names it.',
  ),
  root: schema(
    'critical',
    'The file is not a sitemap: its root is neither urlset nor sitemapindex.',
    IGNORED,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  ),
  namespace: schema(
    'critical',
    'The namespace is wrong.',
    'Parsers find elements by their namespace.',
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  ),
  empty: schema(
    'critical',
    'The file has no entries.',
    'Search Console reports an error for an empty sitemap.',
    'List at least one URL, or remove the file.',
  ),
  attribute: schema(
    'warning',
    'An element has an attribute that the format does not have.',
    'Strict parsers refuse the file.',
    'Remove the attribute.',
  ),
  'unknown-element': schema(
    'critical',
    'There is an element that the format does not have.',
    'Strict parsers refuse the file, and others skip the element.',
    'Use url, loc, lastmod, changefreq, and priority, in lower case.',
  ),
  'stray-text': schema(
    'warning',
    'There is text between elements.',
    'Strict parsers refuse the file.',
    'Remove the text, or put it into a comment.',
  ),
  order: schema(
    'notice',
    'Elements are not in the order of the schema.',
    'Search engines accept any order; strict parsers do not.',
    'Write loc, lastmod, changefreq, priority, then extensions.',
  ),
  'loc-not-first': schema(
    'notice',
    'An entry does not start with loc.',
    'Search engines accept any order; strict parsers do not.',
    'Write loc first.',
  ),
  repeated: schema(
    'critical',
    'An element is there twice in an entry.',
    'It is open which one counts.',
    'Keep one. Each URL needs an entry of its own.',
  ),
  'no-loc': schema('critical', 'An entry has no loc.', IGNORED, '<loc>https://example.com/</loc>'),
  'empty-loc': schema('critical', 'A loc is empty.', IGNORED, '<loc>https://example.com/</loc>'),
  'element-in-value': schema(
    'critical',
    'There is an element inside a value.',
    IGNORED,
    'Keep only text inside loc, lastmod, changefreq, and priority.',
  ),
  'loc-short': schema(
    'critical',
    'A loc is too short to be a full URL.',
    IGNORED,
    'Write the URL with https:// and the host.',
  ),
  'loc-long': schema('critical', 'A loc has more than 2,048 characters.', IGNORED, 'Use a shorter URL.'),
  'loc-not-a-uri': schema(
    'critical',
    'A loc is not a valid URL.',
    IGNORED,
    'Percent-encode what RFC 3986 does not allow, such as [ as %5B and a bare % as %25.',
  ),
  date: schema(
    'critical',
    'A lastmod is not a date.',
    'Search engines ignore it.',
    '<lastmod>2026-01-31</lastmod> or <lastmod>2026-01-31T09:30:00+00:00</lastmod>',
    w3c,
  ),
  'short-date': schema(
    'notice',
    'A lastmod is a date of the W3C note that the schema does not accept.',
    'The protocol allows a year, a month, or a time without seconds; the schema does not.',
    'Write the day, or a time with seconds and zone.',
    w3c,
  ),
  changefreq: schema(
    'notice',
    'A changefreq has an unknown value.',
    'Google ignores changefreq altogether; strict parsers refuse the file.',
    'Use always, hourly, daily, weekly, monthly, yearly, or never, without spaces, or remove it.',
  ),
  priority: schema(
    'notice',
    'A priority is not a number from 0.0 to 1.0.',
    'Google ignores priority altogether; strict parsers refuse the file.',
    '<priority>0.5</priority>, or remove it.',
  ),
  extension: {
    ...schema(
      'pass',
      'The file has elements of extensions.',
      'The schema of sitemaps alone cannot check them; Google reads images, videos, news, and language versions.',
      'Nothing to do.',
      extensions,
    ),
  },
}
