import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Tool } from '#engine/tool/define-tool.ts'
import { idsIn } from '#scripts/check/requirement-ids.ts'
import { type FormArea, formAreas, reviews } from '#site/state/areas.ts'
import { createArea } from '#site/state/create-area.ts'

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
  .map(([, area = '', data = '', where = '', tests = '']) => ({ area, data, where, tests }))

const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const namesOf = (data: string) => data.split(', ')

test('R-246…R-253 the table of client state has the 31 specified areas with their data', () => {
  expect(Object.keys(areas)).toHaveLength(31)
  expect(Object.fromEntries(rows.map(({ area, data }) => [area, data]))).toEqual(areas)
})

test.each(rows)('every test that $area names cites the id', ({ tests }) => {
  const cited = [...tests.matchAll(/([R\d\s…-]+)`([^`]+)`/g)]
  expect(cited.length).toBeGreaterThan(0)
  for (const [, ids = '', path = ''] of cited)
    expect(idsIn(readFileSync(path, 'utf8'))).toEqual(expect.arrayContaining(idsIn(ids)))
})

const toolRows = rows.filter(({ where }) => where.includes('tools/'))

test.each(toolRows)('R-250 R-251 R-252 R-253 the tools of $area return its data', async ({ data, where }) => {
  const slugs = [...where.matchAll(/tools\/([a-z-]+)\/tool\.ts/g)].map(([, slug]) => slug)
  const modules = await Promise.all(
    slugs.map((slug) => import(`../../tools/${slug}/tool.ts`) as Promise<{ tool: Tool }>),
  )
  const keys = modules.flatMap(({ tool }) => Object.keys((tool.output as z.ZodObject).shape))
  // All of what this tool returns.
  if (data === 'data') expect(keys.length).toBeGreaterThan(0)
  else expect(keys).toEqual(expect.arrayContaining(namesOf(data)))
})

const formRows = rows.filter(({ where }) => where.startsWith('browser: form'))

test.each(formRows)('R-242 R-248 R-253 R-254 the form of $area has an area with its parts', ({ data, where }) => {
  const [call = ''] = codeIn(where)
  const area = createArea((formAreas[call] as FormArea).shape)
  expect(area.state).toMatchObject({ error: false, message: null })
  expect('actionT' in area.state).toBe(namesOf(data).includes('actionT'))
  expect('loading' in area.state).toBe(namesOf(data).includes('loading'))
})

const serverRows = rows.filter(({ where }) => where.startsWith('server: `'))

test.each(serverRows)('R-246 R-247 R-249 the server’s file of $area has the data that the table names', ({ where }) => {
  const [path = '', ...names] = codeIn(where.split(';')[0] ?? '')
  const source = readFileSync(path, 'utf8')
  if (!where.includes('as HTML')) expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(source).toMatch(new RegExp(`\\b${name}\\b`))
})

test('every area lives in a tool, a form, or on the server', () => {
  const placed = [...toolRows, ...formRows, ...serverRows].map(({ area }) => area)
  expect(rows.map(({ area }) => area).filter((area) => !placed.includes(area))).toEqual(['reviews'])
  expect(createArea(reviews).state).toEqual({ reviews: null, error: false, message: null, actionT: null })
})
