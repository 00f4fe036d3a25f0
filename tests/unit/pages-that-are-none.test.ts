import { expect, test } from 'vitest'
import { allTools } from '#cli/catalog.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { createHostLimit } from '#providers/http/host-limit.ts'
import { fetchingInputs } from '../support/fetching-inputs.ts'
import { STATES, withSite } from '../support/site-in-state.ts'
import { run } from '../support/tool-ports.ts'

/** Findings that are what a tool is asked for: how a URL responds. They name the response and judge nothing else. */
const ASKED_FOR: Record<string, string[]> = {
  'redirect-checker': ['error-status', 'unread', 'parked'],
  'xml-sitemap-validator': ['empty-file'],
  'backlink-checker': ['state-dead'],
  'serp-rank-checker': ['not-indexable'],
}

/** A redirect may lead to any file, and to a response without a body. */
const SUBJECT_OF_REDIRECTS = ['an empty page', 'a file that is no page']

const ARTIFACTS = ['page', 'pages', 'robots', 'sitemaps', 'crawl', 'rendered']
const tools = await allTools()

test.each(STATES)(
  'no tool judges %s, and each says what came instead',
  { timeout: 60_000 },
  async (name, answer, said) => {
    const graded: unknown[] = []
    for (const { slug, input } of fetchingInputs) {
      if (slug === 'redirect-checker' && SUBJECT_OF_REDIRECTS.includes(name)) continue
      const tool = tools.find((one) => one.slug === slug)
      if (!tool) throw new Error(`There is no tool ${slug}.`)
      // A limit of its own for each run: here, only the state decides.
      const envelope = await withSite(answer, (gather) => run(tool, input, { gather }), createHostLimit())
      const blames = blamesOf(envelope, ASKED_FOR[slug] ?? [])
      const isSaid = said.test(saidBy(envelope))
      if (blames.length > 0 || !isSaid)
        graded.push({ slug, status: envelope.status, blames, summary: envelope.summary })
    }
    expect(graded).toEqual([])
  },
)

test('every tool that fetches what a visitor names is among them', () => {
  const fetching = tools.filter(({ needs = {} }) => ARTIFACTS.some((name) => name in needs)).map(({ slug }) => slug)
  const known = new Set(fetchingInputs.map(({ slug }) => slug))
  expect(fetching.filter((slug) => !known.has(slug))).toEqual([])
  expect(tools.filter(({ slug }) => known.has(slug))).toHaveLength(known.size)
})

test('a robots.txt that responds with 403 is told as such, and blocks nothing', async () => {
  const answer = {
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Shop</title><p>Oak tables',
    robots: { status: 403, body: 'User-agent: *\nDisallow: /' },
  }
  for (const slug of ['ai-crawler-checker', 'robots-txt-tester']) {
    const tool = tools.find((one) => one.slug === slug)
    const input = fetchingInputs.find((one) => one.slug === slug)?.input
    if (!(tool && input)) throw new Error(`There is no tool ${slug}.`)
    const envelope = await withSite(answer, (gather) => run(tool, input, { gather }))
    expect([slug, saidBy(envelope)]).toEqual([slug, expect.stringContaining('403')])
    expect([slug, blamesOf(envelope, [])]).toEqual([slug, []])
  }
})

/** Returns what a report says against the site: critical findings, a grade, and a score. */
function blamesOf({ findings, report, summary }: Envelope, askedFor: string[]) {
  const critical = findings.filter(({ id, severity }) => severity === 'critical' && !askedFor.includes(id))
  const scores = report.flatMap((block) => (block.kind === 'score' && block.value !== null ? [block.label] : []))
  const praise = findings.filter(({ severity }) => severity === 'pass')
  return [
    ...critical.map(({ id, title }) => `${id}: ${title}`),
    ...praise.map(({ id, title }) => `pass ${id}: ${title}`),
    ...scores.map((label) => `score ${label}`),
    ...(/\bGrade [A-F]\b/.test(summary) ? [summary] : []),
  ]
}

const saidBy = ({ summary, findings, limits, report }: Envelope) => JSON.stringify([summary, findings, limits, report])
