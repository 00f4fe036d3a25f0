import { find, postDates, readGlobal } from '#cms/database/client.ts'
import { formulaPath, formulas } from '#engine/formulas/registry.ts'
import { type DocumentWithPath, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isIndexable } from '#engine/paths/indexing.ts'
import { listedTools } from '#site/documents/listed-tools.ts'
import { isEmptyList } from '#site/documents/live-paths.ts'
import { isOpen } from '#site/documents/vacancy-status.ts'
import { contentDate, type Dated, newest } from './content-date.ts'

/** A page that search engines may list, and the day on which its content last changed, if known. */
export type Entry = { path: string; changed: string | undefined }

type ListedDocument = Dated & DocumentWithPath & Parameters<typeof isIndexable>[1]

const dates = { createdAt: true, updatedAt: true } as const
const pathFields = { ...dates, slug: true, seo: { noindex: true }, _status: true } as const

/** The files of the sitemap: one for each kind of page. */
export const kinds: Record<string, () => Promise<Entry[]>> = {
  pages,
  services: async () => entriesOf('services', await services()),
  tools: async () => entriesOf('tools', await tools()),
  posts: async () => entriesOf('posts', await posts()),
  categories,
  authors: async () => {
    const { docs } = await find('authors', { sort: 'username', select: { ...dates, username: true } })
    return entriesOf('authors', docs)
  },
  'case-studies': async () => entriesOf('case-studies', await studies()),
  careers: async () => entriesOf('vacancies', await vacancies()),
}

/** Returns the indexes of the kinds, pages about the agency, and pages that editors made. */
async function pages(): Promise<Entry[]> {
  const [texts, founders] = await Promise.all([
    find('pages', { sort: 'slug', select: { ...pathFields, lastUpdated: true } }),
    find('team', { sort: 'order', select: { ...dates, slug: true, founder: true } }),
  ])
  const lists = await Promise.all(
    Object.entries(indexes).map(async ([path, read]) =>
      (await isEmptyList(path)) ? [] : [{ path, changed: await read() }],
    ),
  )
  return [
    { path: '/', changed: undefined },
    ...lists.flat(),
    ...entriesOf('team', founders.docs),
    ...entriesOf(
      'pages',
      texts.docs.map((text) => ({ ...text, own: text.lastUpdated })),
    ),
  ]
}

/** Pages that list others or combine several sources; each is as old as the newest item it shows. */
const indexes: Record<string, () => Promise<string | undefined>> = {
  '/services/': async () => newestOf(await services()),
  '/tools/': async () => newestOf(await tools()),
  '/blog/': async () => newestOf(await posts()),
  '/case-study/': async () => newestOf(await studies()),
  '/career/': async () => newestOf(await vacancies()),
  '/creative/': async () => contentDate(await readGlobal('creative')),
  '/portfolio': async () => newestOf((await find('projects', { select: dates })).docs),
  '/testimonial/': async () => newestOf((await find('client-testimonials', { select: dates })).docs),
  '/our-journey/': async () => {
    const [milestones, team] = await Promise.all([
      find('milestones', { select: { ...dates, date: true } }),
      find('team', { select: dates }),
    ])
    return newest([...milestones.docs.map((step) => contentDate(step, step.date)), newestOf(team.docs)])
  },
  '/licenses': async () => newestOf(await tools()),
  '/tools/formulas/': async () => undefined,
  ...Object.fromEntries(formulas.map(({ slug }) => [formulaPath(slug), async () => undefined])),
  '/bot/': async () => undefined,
  '/book-a-call/': async () => undefined,
  '/contact-us/': async () => contentDate(await readGlobal('offices')),
}

/** Returns categories with posts, because others have no page. */
async function categories(): Promise<Entry[]> {
  const [{ docs }, written] = await Promise.all([
    find('categories', { sort: 'order', select: { slug: true } }),
    posts(),
  ])
  const placed = written.flatMap((post) => post.categories.map((category) => ({ category, post })))
  const byCategory = Map.groupBy(placed, ({ category }) => category)
  return docs.flatMap((category) => {
    const path = pathOfDocument('categories', category)
    const own = byCategory.get(category.id)?.map(({ post }) => post)
    return path && own ? [{ path, changed: newestOf(own) }] : []
  })
}

async function posts() {
  return (await postDates()).map((post) => ({ ...post, own: post.publishDate }))
}

async function studies() {
  const { docs } = await find('case-studies', { sort: '-publishDate', select: { ...pathFields, publishDate: true } })
  return docs.map((study) => ({ ...study, own: study.publishDate }))
}

async function services() {
  return (await find('services', { sort: 'slug', select: pathFields })).docs
}

/** Leaves out a tool that is not open yet: its page only announces it. */
async function tools() {
  return (await listedTools()).filter((tool) => isIndexable('tools', tool))
}

/** Returns vacancies without closed or expired ones, which respond with 410. */
async function vacancies() {
  const { docs } = await find('vacancies', {
    sort: '-datePosted',
    select: { ...dates, slug: true, status: true, validThrough: true, datePosted: true },
  })
  return docs.filter((vacancy) => isOpen(vacancy)).map((vacancy) => ({ ...vacancy, own: vacancy.datePosted }))
}

type WithDate = ListedDocument & { own?: string | null | undefined }

function entriesOf(collection: string, documents: WithDate[]): Entry[] {
  return documents
    .filter((document) => isIndexable(collection, document))
    .flatMap((document) => {
      const path = pathOfDocument(collection, document)
      return path ? [{ path, changed: contentDate(document, document.own) }] : []
    })
}

function newestOf(documents: (Dated & { own?: string | null | undefined })[]) {
  return newest(documents.map((document) => contentDate(document, document.own)))
}
