import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { idsIn } from '#scripts/check/requirement-ids.ts'

/** The areas of the specification (§3) with their data, without error and message, which most of them have. */
const areas: Record<string, string> = {
  team: 'team',
  page: 'page, loading',
  vacancies: 'vacancies, vacancy',
  'employee testimonial': 'testimonial',
  posts: 'posts, post, authors, author, categories',
  portfolio: 'portfolio',
  'case studies': 'caseStudies, caseStudy',
  newsletter: 'message, actionT',
  'send mail': 'message, actionT',
  'tool content': 'allTools, content',
  ip: 'ip, message, detailComplete, actionT',
  reviews: 'reviews, message, actionT',
  'new posts': 'post, posts',
  authors: 'authors, author',
  'WordPress blog': 'posts, post, categories',
  'post reviews': 'reviews',
  'schema validator': 'validationResult, validationErrors, parsedSchema',
  'website traffic': 'bulk, websiteTraffic',
  'AI keyword research': 'keywords',
  backlinks: 'backlinksSummary, checker',
  plagiarism: 'data',
  'AI content rewrite': 'output',
  'domain authority': 'single, bulk',
  'page speed': 'pagespeed',
  'website age': 'websiteAge',
  'internal links': 'internalLinks',
  keyword: 'difficulty, googleAdsKeyword',
  'SERP rank': 'rank',
  'google tag analyzer': 'seoData',
  'images extractor': 'images',
  quote: 'quote, loading, message',
}

const [, table = ''] = readFileSync('docs/client-state.md', 'utf8').split('## Areas')
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('R-246…R-253 the table of client state has the 31 specified areas with their data', () => {
  expect(Object.keys(areas)).toHaveLength(31)
  expect(Object.fromEntries(rows.map(([, area, data]) => [area, data]))).toEqual(areas)
})

test.each(rows.map(([, area, , , tests = '']) => [area, tests]))(
  'every test that %s names cites the id',
  (_area, tests) => {
    const cited = [...tests.matchAll(/([R\d\s…-]+)`([^`]+)`/g)]
    expect(cited.length).toBeGreaterThan(0)
    for (const [, ids = '', path = ''] of cited)
      expect(idsIn(readFileSync(path, 'utf8'))).toEqual(expect.arrayContaining(idsIn(ids)))
  },
)
