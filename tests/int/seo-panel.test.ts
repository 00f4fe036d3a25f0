// extended: the same checks and previews for more kinds of pages.
import { expect, test } from 'vitest'
import { type Account, cms, headersOf, makeAccount } from '../support/account.ts'
import { minimalPost, signIn } from '../support/editor.ts'
import { page } from '../support/page.ts'
import { parseQuickly } from '../support/parse-html.ts'
import { inject } from '../support/product.ts'

const rich = (...children: object[]) => ({ root: { type: 'root', children, version: 1 } })
const paragraph = (text: string) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] })

type Check = { id: string; status: string; detail: string }

const site = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${inject('siteUrl')}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('§3 the panel checks an editor’s unsaved draft and renders its page; other accounts may not use it', async () => {
  const editor = await makeAccount('seo-editor', ['editor'])
  const headers = await headersOf(editor)
  const values = {
    title: 'Felting a wool hat',
    slug: 'felting-a-wool-hat',
    seo: { keyphrase: 'wool hats', description: 'How to felt a hat of wool.' },
    body: rich(paragraph('A wool hat is felted with hot water.')),
  }
  const response = await cms('POST', '/seo-check', { collection: 'posts', values }, headers)
  const { checks } = (await response.json()) as { checks: Check[] }
  const found = Object.fromEntries(checks.map(({ id, status }) => [id, status]))
  expect(found).toMatchObject({ 'keyphrase-title': 'pass', 'keyphrase-start': 'pass', 'links-out': 'fail' })

  const shown = await site('/seo-page', { collection: 'posts', values: JSON.stringify(values) }, headers)
  const { page, image } = await shown.json()
  expect(page).toMatchObject({ title: 'Felting a wool hat', description: 'How to felt a hat of wool.' })
  expect(page.structuredData.types).toContain('BlogPosting')
  expect(page.networks).toHaveLength(4)
  expect(image.src).toMatch(/^data:image\/png;base64,/)
  expect((await fetch(`${inject('siteUrl')}/blog/felting-a-wool-hat`)).status).toBe(404)

  const sales = await headersOf(await makeAccount('seo-sales', ['sales']))
  expect((await cms('POST', '/seo-check', { collection: 'posts', values }, sales)).status).toBe(403)
  expect((await cms('POST', '/seo-check', { collection: 'posts', values })).status).toBe(403)
  const body = { collection: 'posts', values: JSON.stringify(values) }
  expect((await site('/seo-page', body, sales)).status).toBe(403)
  expect((await site('/seo-page', body)).status).toBe(401)
  expect((await site('/seo-links', { urls: ['https://example.com/'] }, sales)).status).toBe(403)
})

test('§3 the home page and the creative page are previewed from their forms', { tags: 'extended' }, async () => {
  const admin = await signIn()
  const headers = await headersOf(await makeAccount('seo-home', ['editor']))
  for (const slug of ['home', 'creative']) {
    const values = { ...(await admin.readGlobal(slug)), heroLead: 'Felted hats for every head.' }
    const shown = await site('/seo-page', { collection: slug, values: JSON.stringify(values) }, headers)
    const { page } = await shown.json()
    expect(page).toMatchObject({ description: 'Felted hats for every head.', isHidden: false })
    expect(page.networks).toHaveLength(4)
  }
  expect(await (await fetch(inject('siteUrl'))).text()).not.toContain('Felted hats')
  const sales = await headersOf(await makeAccount('seo-home-sales', ['sales']))
  expect((await site('/seo-page', { collection: 'home', values: '{}' }, sales)).status).toBe(403)
})

test('§3 the home page and the creative page have the checks of every document, and their own title', {
  tags: 'extended',
}, async () => {
  const admin = await signIn()
  const headers = await headersOf(await makeAccount('seo-pages', ['editor']))
  const brand = String((await admin.readGlobal('brand')).name)
  for (const slug of ['home', 'creative']) {
    const stored = await admin.readGlobal(slug)
    const check = async (seo: object, heroLead = 'Felted hats for every head.') => {
      const values = { ...stored, heroLead, seo }
      const report = await (await cms('POST', '/seo-check', { collection: slug, values }, headers)).json()
      return Object.fromEntries((report.checks as Check[]).map(({ id, status }) => [id, status]))
    }
    expect(await check({ keyphrase: 'felted hats' })).toMatchObject({
      ...{ title: 'pass', description: 'fail', keyphrase: 'pass', 'title-unique': 'pass', headings: 'pass' },
      ...{ 'keyphrase-title': 'fail', 'keyphrase-start': 'pass', 'keyphrase-heading': 'fail' },
    })
    const written = { title: 'Felted hats', description: 'Hats of felt.', keyphrase: 'felted hats' }
    expect(await check(written)).toMatchObject({ description: 'pass', 'keyphrase-title': 'pass' })
    const values = JSON.stringify({ ...stored, seo: written })
    const { page } = await (await site('/seo-page', { collection: slug, values }, headers)).json()
    expect(page).toMatchObject({ title: 'Felted hats', description: 'Hats of felt.' })
    const { page: usual } = await (await site('/seo-page', { collection: slug, values: '{}' }, headers)).json()
    expect(usual.title).toContain(brand)
  }
  const sales = await headersOf(await makeAccount('seo-pages-sales', ['sales']))
  expect((await cms('POST', '/seo-check', { collection: 'home', values: {} }, sales)).status).toBe(403)
  const read = async () => (await cms('GET', '/globals/home?depth=0', undefined, sales)).text()
  await admin.updateGlobal('home', { seo: { keyphrase: 'a phrase of editors' } })
  expect(await read()).not.toContain('a phrase of editors')
  await admin.updateGlobal('home', { seo: { keyphrase: null } })
})

test('§3 only editors can read or match the keyphrase of a post', async () => {
  const admin = await signIn()
  const seo = { keyphrase: 'felted hat' }
  const { id } = await admin.create('posts', minimalPost('with-keyphrase', { seo }))
  const [editor, sales] = [await makeAccount('phrase-editor', ['editor']), await makeAccount('phrase-sales', ['sales'])]
  const read = async (path: string, account: Account) =>
    (await cms('GET', path, undefined, await headersOf(account))).text()
  expect(await read(`/posts/${id}`, editor)).toContain('felted hat')
  expect(await read(`/posts/${id}`, sales)).toContain('with-keyphrase')
  expect(await read(`/posts/${id}`, sales)).not.toContain('felted hat')
  expect(await read('/posts?where[seo.keyphrase][equals]=felted%20hat', sales)).not.toContain('with-keyphrase')
  await admin.remove('posts', id)
})

test('§3 the list of problems follows drafts, other documents, redirects, and the library', async () => {
  const admin = await signIn()
  const editor = await makeAccount('seo-list', ['editor'])
  const headers = await headersOf(editor)
  /** Returns the problems of each document in the list, by its title. */
  const list = async (filter = 'kind=posts') => {
    const listed = new Map<string, string[]>()
    for (let number = 1; ; number++) {
      const { document } = await page(`/admin/seo?${filter}&page=${number}`, { headers }, parseQuickly)
      for (const item of document.querySelectorAll('.seo-documents > li'))
        listed.set(
          item.querySelector('a')?.textContent ?? '',
          [...item.querySelectorAll('ul li')].map((one) => one.textContent ?? ''),
        )
      if (!document.querySelector(`nav[aria-label="Pages"] a[href*="page=${number + 1}"]`)) return listed
    }
  }
  const listed = async (title: string, filter?: string) => (await list(filter)).get(title)
  const link = (url: string) => ({
    ...{ type: 'link', version: 3, children: [{ type: 'text', text: 'felt', version: 1 }] },
    fields: { linkType: 'custom', url, newTab: false },
  })
  const seo = { title: 'Felt of one wool', description: 'All about felt.' }
  const post = (slug: string, more: object) =>
    admin.create('posts', minimalPost(slug, { title: `List ${slug}`, seo, ...more }))
  const body = rich({ ...paragraph(''), children: [link('/blog/felt-two/')] })
  const first = await post('felt-one', { body })
  expect(await listed('List felt-one')).toEqual(
    expect.arrayContaining(['Broken link. 1 of 1 link broken.', 'No page links here. From no other document.']),
  )

  const second = await post('felt-two', { _status: 'draft' })
  const withDraft = await list()
  const problems = withDraft.get('List felt-one')
  expect(problems).toContain('Same title as another page. Also on “List felt-two”.')
  expect(problems).toContain('Same description as another page. Also on “List felt-two”.')
  expect(problems).toContain('Broken link. 1 of 1 link broken.')
  expect(withDraft.get('List felt-two')).toContain('No link to another page. None.')
  expect(await listed('List felt-two', 'problem=keyphrase')).toHaveLength(1)
  expect(await listed('List felt-two', 'kind=pages')).toBeUndefined()

  await admin.update('posts', second.id, { _status: 'published', seo: { title: 'Felt of two wools' } })
  const published = await list()
  expect(published.get('List felt-one')?.filter((problem) => /^(Same title|Broken)/.test(problem))).toEqual([])
  expect(published.get('List felt-two')?.filter((problem) => problem.startsWith('No page links'))).toEqual([])

  await admin.remove('posts', second.id)
  const withoutSecond = await list()
  expect(withoutSecond.get('List felt-two')).toBeUndefined()
  expect(withoutSecond.get('List felt-one')).toContain('Broken link. 1 of 1 link broken.')
  const redirect = await admin.create('redirects', { from: '/Blog/Felt-Two', to: '/', type: '301' })
  expect((await listed('List felt-one'))?.join()).not.toContain('Broken link')
  await admin.remove('redirects', redirect.id)
  expect(await listed('List felt-one')).toContain('Broken link. 1 of 1 link broken.')

  const image = (await admin.find('media', 'limit=1&depth=0&sort=id'))[0] as { id: number; alt: string }
  const own = { featureImage: image.id, seo: { keyphrase: 'zebrafelt' }, _status: 'draft' }
  const third = await post('felt-three', own)
  const missing = 'Keyphrase not in an alternative text. Not in one of the alternative texts.'
  expect(await listed('List felt-three')).toContain(missing)
  await admin.update('media', image.id, { alt: 'A hat of zebrafelt' })
  const described = await listed('List felt-three')
  expect(described).not.toContain(missing)
  expect(described).toContain('No link to another page. None.')
  await admin.update('media', image.id, { alt: image.alt })
  expect(await listed('List felt-three')).toContain(missing)
  await admin.remove('posts', third.id)

  const sales = await headersOf(await makeAccount('seo-list-sales', ['sales']))
  expect((await page('/admin/seo', { headers: sales })).html).toContain('may not edit documents that have a page')
  await admin.remove('posts', first.id)
})

test('§3 drafts of every kind of page render, hostile values included', { tags: 'extended' }, async () => {
  const headers = await headersOf(await makeAccount('seo-admin', ['editor', 'hr']))
  const editor = await signIn()
  for (const collection of [
    'services',
    'case-studies',
    'pages',
    'tools',
    'vacancies',
    'authors',
    'team',
    'categories',
  ]) {
    const [first] = await editor.find(collection, 'limit=1&depth=0&sort=id')
    const values = { ...first, ...(collection === 'team' ? { founder: true } : {}) }
    const shown = await site('/seo-page', { collection, values: JSON.stringify(values) }, headers)
    const { page, message } = await shown.json()
    expect([collection, shown.status, message, page?.structuredData.findings.filter(isError)]).toEqual([
      collection,
      200,
      '',
      [],
    ])
  }
  for (const values of [
    {},
    { title: { a: 1 }, body: 'x', seo: [] },
    { slug: '../../admin', title: '\u{1f469}'.repeat(9_999) },
  ]) {
    const shown = await site('/seo-page', { collection: 'posts', values: JSON.stringify(values) }, headers)
    const checked = await cms('POST', '/seo-check', { collection: 'posts', values }, headers)
    expect([shown.status, checked.status]).toEqual([200, 200])
  }
})

/** Ignores missing ratings: a tool without reviews has none. */
const isError = ({ severity, path }: { severity: string; path: string }) =>
  severity === 'critical' && !path.endsWith('.aggregateRating')
