import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { channelOf } from './channel.ts'
import { tool } from './tool.ts'

type Data = {
  links: { link: string | null; parts: Record<string, string> | null; channel: string | null }[]
  faults: { id: string; place?: { line?: number } }[]
}
const build = async (input: Record<string, unknown>) => (await run(tool, { mode: 'one', ...input })).data as Data
const tags = { source: 'newsletter', medium: 'email', campaign: 'autumn' }
const query = 'utm_source=newsletter&utm_medium=email&utm_campaign=autumn'

const set = corpus('wpt-url')
test.skipIf(!set)('URLs are parsed like in the web platform tests', async () => {
  type Case = { input: string; base: string | null; failure?: true; href?: string }
  const cases = (JSON.parse(readFileSync(`${set}/urltestdata.json`, 'utf8')) as (Case | string)[]).filter(
    (one): one is Case => typeof one !== 'string',
  )
  const wrong: string[] = []
  for (const { input, base, failure, ...expected } of cases) {
    const { status, data } = await run(tool, { mode: 'read', url: input, ...(base ? { base } : {}) })
    const parts = (data as Data | null)?.links[0]?.parts
    const isRight = failure
      ? status === 'failed'
      : Object.entries(expected).every(([part, value]) => !(part in (parts ?? {})) || parts?.[part] === value) &&
        parts !== null &&
        parts !== undefined
    if (!isRight) wrong.push(input)
  }
  expect(cases).toHaveLength(891)
  expect(wrong).toEqual([])
})

test.each([
  ['https://a.example/', `https://a.example/?${query}`],
  ['https://a.example/p?b=1&c=%20x+y', `https://a.example/p?b=1&c=%20x+y&${query}`],
  ['https://a.example/p#part', `https://a.example/p?${query}#part`],
  ['https://a.example/?UTM_Source=old&utm_term=kept', `https://a.example/?utm_term=kept&${query}`],
  ['a.example/p', `https://a.example/p?${query}`],
  ['a.example:8080/p', `https://a.example:8080/p?${query}`],
  ['https://bücher.example/ü', `https://xn--bcher-kva.example/%C3%BC?${query}`],
])('%s is tagged', async (url, link) => {
  expect((await build({ url, ...tags })).links[0]?.link).toBe(link)
})

test('values are returned as entered', async () => {
  const campaign = 'a&b=c#d%e ü+“x”'
  const { links } = await build({ url: 'https://a.example/', ...tags, campaign })
  expect(new URL(links[0]?.link ?? '').searchParams.get('utm_campaign')).toBe(campaign)
})

test.each([
  [{ ...tags, source: 'Newsletter' }, 'upper-case'],
  [{ ...tags, campaign: 'autumn sale' }, 'spaces'],
  [{ ...tags, campaign: 'a%20b' }, 'encoded-twice'],
  [{ ...tags, source: '' }, 'no-source'],
  [{ ...tags, medium: '' }, 'no-medium'],
  [{ ...tags, content: 'ada@a.example' }, 'personal-data'],
  [{ ...tags, url: 'https://a.example/#?utm_source=x' }, 'fragment-first'],
  [{ ...tags, url: 'https://a.example/?utm_source=x' }, 'replaced'],
  [{ ...tags, url: 'https://a.example/?utm_soruce=x' }, 'unknown-parameter'],
  [{ ...tags, url: 'https://a.example/?gclid=x' }, 'auto-tagged'],
  [{ ...tags, url: 'https://a.example/?b=1&b=2' }, 'twice'],
  [{ ...tags, url: 'http://a.example/' }, 'not-secure'],
  [{ ...tags, url: 'https://user:pw@a.example/' }, 'credentials'],
  [{ ...tags, url: 'https://a.example/?utm_term=Old%20oak' }, 'upper-case'],
  [{ mode: 'read', url: 'https://a.example/?utm_source=Google' }, 'upper-case'],
])('%j is reported as %s', async (input, id) => {
  expect((await build({ url: 'https://a.example/', ...input })).faults.map((fault) => fault.id)).toContain(id)
})

test.each([
  { url: 'https://a.example/', ...tags },
  { url: 'https://a.example/?utm_source=news', ...tags, source: '', tidy: true },
  { url: 'https://a.example/?color[]=oak&color[]=ash', ...tags },
  { mode: 'read', url: 'https://a.example/', source: 'Left in the form' },
])('a clean link needs no fix: %j', async (input) => {
  expect((await build(input)).faults).toEqual([])
})

test('a route after # is not a lost parameter', async () => {
  const { faults } = await build({ url: 'https://a.example/#/tables?page=2', ...tags })
  expect(faults.map(({ id }) => id)).toEqual(['fragment-last'])
})

test.each([
  [{ url: 'https://a.example/' }, 'The link has no tags; 3 things to fix.'],
  [{ url: 'https://a.example/', ...tags }, 'The link is tagged; nothing to fix. Analytics would count it as Email.'],
  [{ mode: 'list', list: 'https://a.example/,x,email,y\nno url' }, '1 of 2 links is tagged; 1 thing to fix.'],
])('the summary of %j is true', async (input, summary) => {
  expect((await run(tool, { mode: 'one', ...input })).summary).toBe(summary)
})

test('a header can have unneeded columns', async () => {
  const { links } = await build({
    mode: 'list',
    list: 'Notes,Website URL,Campaign Source,Campaign Name\nfor Ada,https://a.example/,news,autumn',
  })
  expect(links.map(({ link }) => link)).toEqual(['https://a.example/?utm_source=news&utm_campaign=autumn'])
})

test('a list is read by its header, and an invalid line does not stop the others', async () => {
  const list =
    'campaign;url;utm_source;medium\nautumn;https://a.example/;news;Email\n"winter ""26""";https://b.example/;news;e-mail\nx;ftp://c;news;email'
  const { links, faults } = await build({ mode: 'list', list })
  expect(links.map(({ link }) => link)).toEqual([
    'https://a.example/?utm_source=news&utm_medium=Email&utm_campaign=autumn',
    'https://b.example/?utm_source=news&utm_medium=e-mail&utm_campaign=winter%20%2226%22',
    null,
  ])
  expect(faults).toContainEqual(expect.objectContaining({ id: 'split-name' }))
  expect(faults).toContainEqual(expect.objectContaining({ id: 'bad-address', place: { field: 'list', line: 4 } }))
})

test('tidying unifies the spelling of values', async () => {
  const { links } = await build({
    url: 'https://a.example/',
    source: 'News Letter',
    medium: 'Email',
    campaign: 'A  B',
    tidy: true,
  })
  expect(links[0]?.link).toBe('https://a.example/?utm_source=news-letter&utm_medium=email&utm_campaign=a-b')
})

// Rules of Google Analytics' help page on default channel groups.
test.each([
  ['google', 'cpc', 'Paid Search'],
  ['google', 'organic', 'Organic Search'],
  ['facebook', 'paid-social', 'Paid Social'],
  ['linkedin', 'social', 'Organic Social'],
  ['youtube', 'cpc', 'Paid Video'],
  ['newsletter', 'e-mail', 'Email'],
  ['partner', 'affiliate', 'Affiliates'],
  ['partner', 'banner', 'Display'],
  ['partner', 'referral', 'Referral'],
  ['app', 'push', 'Mobile Push Notifications'],
  ['poster', 'print', null],
  ['google', 'cpm', 'Paid Search'],
  ['facebook', 'cpm', 'Paid Social'],
  ['partner', 'cpm', 'Display'],
])('%s / %s belongs to %s', (source, medium, channel) => {
  expect(channelOf(source, medium)).toBe(channel)
})

test.each([
  ['nothing', { mode: 'one' }, 'Enter a URL'],
  ['no URL', { mode: 'one', url: 'https://' }, 'not the URL of a website'],
  ['another scheme', { mode: 'one', url: 'javascript:alert(1)' }, 'not the URL of a website'],
  ['an empty list', { mode: 'list', list: ' \n' }, 'empty'],
  ['an open quote', { mode: 'list', list: 'https://a.example,"b' }, 'line 1'],
  ['10,000 links', { mode: 'list', list: 'https://a.example\n'.repeat(10_000) }, 'too many'],
  ['brackets', { mode: 'read', url: '['.repeat(19_000) }, 'URL Standard'],
])('%s is refused with a message', async (_, input, words) => {
  const envelope = await run(tool, input)
  expect(envelope.failure?.code).toBe('invalid')
  expect(envelope.summary).toContain(words)
})

test('NUL bytes and half a surrogate are harmless', async () => {
  expect(
    (await run(tool, { mode: 'one', url: 'https://a.example/\0', source: '\ud800', medium: 'a', campaign: 'b' }))
      .status,
  ).toBe('done')
})

test('two findings about one value suggest the same value', async () => {
  const { findings } = await run(tool, { url: 'https://a.example/', ...tags, campaign: 'Spring Sale' })
  const about = findings.filter(({ title }) => title.includes('Spring Sale'))
  expect(about.map(({ fix }) => fix)).toEqual(['Write spring-sale.', 'Write spring-sale.'])
})
