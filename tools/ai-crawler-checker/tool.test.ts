import { expect, test } from 'vitest'
import { readRobotsFile } from '#engine/robots/robots-file.ts'
import { checkRobots } from '#engine/robots/verdict.ts'
import type { FetchedRobots } from '#engine/web/sitemaps.ts'
import { pageOf, runWith, type Sources, unread } from '#tests/support/page-of.ts'
import { agents } from './agents/index.ts'
import { readLlmsTxt } from './llms-txt.ts'
import type { Result } from './result.ts'
import { tool } from './tool.ts'

const URL_OF_PAGE = 'https://shop.example/'
const robotsOf = (text: string, status: number | null = 200): FetchedRobots => ({
  url: `${URL_OF_PAGE}robots.txt`,
  status,
  text,
  fetchedAt: 0,
})
const html = '<!doctype html><title>Shop</title><p>Oak tables from Maine, oiled twice by hand'

async function check(
  robots: FetchedRobots,
  {
    page = pageOf(html, { url: URL_OF_PAGE }),
    llms = pageOf('', { url: `${URL_OF_PAGE}llms.txt`, status: 404 }),
    more = {} as Sources,
  } = {},
) {
  const envelope = await runWith(
    tool,
    { url: 'shop.example', renders: Boolean(more.rendered) },
    { robots: () => robots, pages: () => [page, llms], ...more },
  )
  return { envelope, data: envelope.data as Result, ids: envelope.findings.map(({ id }) => id) }
}

test.each([
  'User-agent: *\nDisallow: /',
  'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\nAllow: /$\n\nUser-agent: *\nDisallow: /cart',
  'User-agent: ClaudeBot\nDisallow: /\nUser-agent: Googlebot\nDisallow: /\nUser-agent: iaskspider/2.0\nDisallow: /',
  'User-agent: gptbot\nDisalow: /\nUser-agent: bigsur.ai\nDisallow: /',
  '',
])('verdicts match the robots engine: %j', async (text) => {
  const file = readRobotsFile(text)
  const { data } = await check(robotsOf(text))
  expect(data.verdicts).toHaveLength(agents.length)
  for (const { token, isAllowed, line } of data.verdicts) {
    const verdict = checkRobots(file, token, URL_OF_PAGE)
    expect([token, isAllowed, line]).toEqual([token, verdict.isAllowed, verdict.rule?.line ?? null])
  }
})

test('a missing robots.txt allows everything, and an unreadable one nothing', async () => {
  expect(
    (await check(robotsOf('User-agent: *\nDisallow: /', 404))).data.verdicts.every(({ isAllowed }) => isAllowed),
  ).toBe(true)
  const broken = await check(robotsOf('', 503))
  expect(broken.data.verdicts.some(({ isAllowed }) => isAllowed)).toBe(false)
  expect(broken.ids).toContain('robots-unreachable')
})

test('blocked search agents are a warning, allowed training agents a notice, each with lines to paste', async () => {
  const { envelope } = await check(robotsOf('User-agent: PerplexityBot\nDisallow: /'))
  const blocked = envelope.findings.find(({ id }) => id === 'search-blocked')
  expect(blocked).toMatchObject({
    severity: 'warning',
    evidence: 'PerplexityBot: Disallow: / (line 2)',
    fix: 'User-agent: PerplexityBot\nAllow: /',
  })
  const fix = envelope.findings.find(({ id }) => id === 'training-allowed')?.fix
  expect(fix).toContain('User-agent: GPTBot')
  expect(fix).toMatch(/Disallow: \/\n# The robots\.txt in this report also names the other \d+\.$/)
  const all = await check(robotsOf('User-agent: *\nDisallow: /'))
  const closed = all.envelope.findings.find(({ id }) => id === 'search-blocked')
  expect(closed?.title).toContain(`${closed?.fix?.match(/^User-agent: /gm)?.length} agents`)
})

test.each([
  ['GTPBot', 'misspelled-name'],
  ['ClaudBot', 'misspelled-name'],
  ['Claude-Web', 'outdated-name'],
])('a group for %s is %s', async (name, id) => {
  expect((await check(robotsOf(`User-agent: ${name}\nDisallow: /`))).ids).toContain(id)
})

test('real names are not called misspelled', async () => {
  const text = agents.map(({ token }) => `User-agent: ${token}`).join('\n')
  expect((await check(robotsOf(`${text}\nUser-agent: Googlebot\nDisallow: /`))).ids).not.toContain('misspelled-name')
})

test('signals of page, headers, and robots.txt are read with their weight', async () => {
  const page = pageOf('<meta name="robots" content="noai, nosnippet"><meta name="tdm-reservation" content="1">', {
    url: URL_OF_PAGE,
    headers: { 'x-robots-tag': 'googlebot: noindex' },
  })
  const { data, ids } = await check(robotsOf('Content-Signal: search=yes, ai-train=no'), { page })
  expect(data.signals.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'content-signal: search=yes, ai-train=no',
    'robots: noai',
    'robots: nosnippet',
    'tdm-reservation: 1',
    'x-robots-tag: noindex',
  ])
  expect(ids.filter((id) => id === 'signal')).toHaveLength(2)
})

test('the share of text without scripts is measured in a browser, or unknown', async () => {
  const rendered = {
    url: URL_OF_PAGE,
    html: '',
    text: 'Oak tables from Maine, oiled twice by hand. Reviews: five stars from all of our eight customers',
    requests: [],
    consoleErrors: [],
    screenshot: new Uint8Array(),
    images: [],
    fetchedAt: 0,
  }
  const { data, ids } = await check(robotsOf(''), { more: { rendered: () => rendered } })
  expect(data.share).toEqual({ wordsInHtml: 8, wordsRendered: 17, percent: 47 })
  expect(ids).toContain('needs-scripts')
  const { data: unmeasured, envelope } = await check(robotsOf(''))
  expect(unmeasured.share).toBeUndefined()
  const [figures] = envelope.report
  expect(
    figures?.kind === 'metric' && figures.metrics.find(({ label }) => label === 'Text without scripts')?.value,
  ).toBeNull()
})

test('a page that cannot be fetched does not affect the verdicts, and unknowns are named', async () => {
  const { data, envelope, ids } = await check(robotsOf('User-agent: GPTBot\nDisallow: /'), {
    page: unread(URL_OF_PAGE, 'time-limit', 'The server took too long.') as never,
  })
  expect(data.verdicts.find(({ token }) => token === 'GPTBot')?.isAllowed).toBe(false)
  expect(envelope.status).toBe('partial')
  expect(ids).toContain('page-unread')
})

test.each([
  [
    '# Shop\n\n> Oak tables.\n\nText.\n\n## Pages\n\n- [Tables](https://a.example/t): All tables\n* [Care](https://a.example/c)',
    [],
  ],
  ['Shop\n## Pages\n- [T](https://a.example/)', ['before-title', 'no-title']],
  ['# A\n# B\n## P\n- [T](https://a.example/)', ['second-title']],
  ['# A\n## P\n### Q\n- [T](/t)\n- plain', ['deep-heading', 'relative-link', 'no-link']],
  ['# A\n## Empty', ['empty-section']],
  ['# A\n```\n# comment\n```', []],
])('llms.txt %j has the problems %j', (text, ids) => {
  expect(readLlmsTxt(text).faults.map(({ id }) => id)).toEqual(ids)
})

test('an HTML page instead of llms.txt is not read', async () => {
  const { data } = await check(robotsOf(''), {
    llms: pageOf('<!doctype html><h1>Not found</h1>', { url: `${URL_OF_PAGE}llms.txt` }),
  })
  expect([data.llmsStatus, data.llmsTxt]).toEqual(['html', undefined])
})

test('an invalid URL gets a message', async () => {
  expect((await runWith(tool, { url: 'best oak tables' }, {})).failure?.errors).toHaveProperty('url')
})

test('a host that does not exist, a parked domain, and a challenge for all have a message and no verdict', async () => {
  const noHost = { ...robotsOf('', null), failure: { kind: 'dns' as const, message: 'No such host.' } }
  const challenge = pageOf('<title>Just a moment...</title><meta name=robots content=noindex>', {
    url: URL_OF_PAGE,
    status: 403,
    headers: { 'cf-mitigated': 'challenge' },
  })
  const parked = pageOf('<title>shop.example</title><p>This domain is for sale', { url: URL_OF_PAGE })
  const runs = [
    await check(noHost, { page: unread(URL_OF_PAGE, 'dns', 'No such host.') as never }),
    await check(robotsOf('', 403), { page: challenge }),
    await check(robotsOf('User-agent: *\nDisallow:'), { page: parked }),
  ]
  expect(runs.map(({ envelope }) => envelope.status)).toEqual(['failed', 'failed', 'failed'])
  expect(runs.map(({ envelope }) => envelope.summary)).toEqual([
    'No such host.',
    expect.stringContaining('captcha'),
    expect.stringContaining('parked domain'),
  ])
})

test('nothing is read from a challenge page, and a refused robots.txt is told as such', async () => {
  const page = pageOf('<title>Just a moment...</title><meta name=robots content=noindex>', {
    url: URL_OF_PAGE,
    status: 403,
    headers: { 'cf-mitigated': 'challenge' },
  })
  const { data, envelope } = await check(robotsOf('User-agent: *\nDisallow:'), { page })
  expect({ signals: data.signals, status: envelope.status }).toEqual({ signals: [], status: 'partial' })
  expect((await check(robotsOf('', 403))).ids).toContain('robots-refused')
})

test('the agents that may not read the page are named, and agents that one line decides about share a row', async () => {
  const { envelope } = await check(robotsOf('User-agent: GPTBot\nDisallow: /'))
  expect(envelope.summary).toMatch(/; GPTBot may not\.$/)
  const many = await check(
    robotsOf(
      'User-agent: GPTBot\nUser-agent: CCBot\nUser-agent: ClaudeBot\nUser-agent: Bytespider\nUser-agent: Googlebot\nDisallow: /',
    ),
  )
  expect(many.envelope.summary).toMatch(/; \S+, \S+, \S+, and \d+ more may not\.$/)
  const tables = envelope.report.flatMap((block) => (block.kind === 'table' ? [block] : []))
  const [grouped, each] = [
    tables.find(({ title }) => /Who may/.test(title)),
    tables.find(({ title }) => title === 'Each agent'),
  ]
  expect(grouped?.rows.length).toBeLessThan(8)
  expect(grouped?.rows[0]?.[0]).toBe('GPTBot')
  expect([each?.rows.length, each?.isFolded]).toEqual([agents.length, true])
})

test('a script that leads to another site is told, and its words are not compared', async () => {
  const rendered = { url: 'https://other.example/', html: '<p>Other', text: 'Other words of another site' }
  const { data, envelope, ids } = await check(robotsOf(''), { more: { rendered: () => rendered as never } })
  expect([data.share, data.leadsTo]).toEqual([undefined, 'https://other.example/'])
  expect(ids).toContain('script-leads-away')
  expect(envelope.summary).toContain('A script leads browsers to other.example.')
})
