import { rules } from '#audit/rules/index.ts'
import { datedCategories, datedDocuments, newestChange, readGlobal } from '#cms/database/client.ts'
import { ASSISTANTS_PATH } from '#engine/assistants/paths.ts'
import { formulaPath, formulas } from '#engine/formulas/registry.ts'
import { type DocumentWithPath, pathOfDocument } from '#engine/paths/document-paths.ts'
import { isIndexable } from '#engine/paths/indexing.ts'
import { listedTools } from '#site/documents/listed-tools.ts'
import { isEmptyList } from '#site/documents/live-paths.ts'
import { isOpen } from '#site/documents/vacancy-status.ts'
import { contentDate, type Dated, newest, WRITING_MS } from './content-date.ts'

/** A page that search engines may list, and the day on which its content last changed, if known. */
export type Entry = { path: string; changed: string | undefined }

type ListedDocument = Dated & DocumentWithPath & Parameters<typeof isIndexable>[1]

/** The files of the sitemap: one for each kind of page. */
export const kinds: Record<string, () => Promise<Entry[]>> = {
  pages,
  services: async () => entriesOf('services', await datedDocuments('services')),
  tools: async () => entriesOf('tools', await tools()),
  posts: async () => entriesOf('posts', await datedDocuments('posts')),
  categories,
  authors: async () => entriesOf('authors', await datedDocuments('authors')),
  'case-studies': async () => entriesOf('case-studies', await datedDocuments('case-studies')),
  careers: async () => entriesOf('vacancies', await vacancies()),
}

/** Returns the indexes of the kinds, pages about the agency, and pages that editors made. */
async function pages(): Promise<Entry[]> {
  const [texts, founders] = await Promise.all([datedDocuments('pages'), datedDocuments('team')])
  const lists = await Promise.all(
    Object.entries(indexes).map(async ([path, read]) =>
      (await isEmptyList(path)) ? [] : [{ path, changed: await read() }],
    ),
  )
  return [
    { path: '/', changed: undefined },
    ...lists.flat(),
    ...entriesOf('team', founders),
    ...entriesOf('pages', texts),
  ]
}

/** Pages that list others or combine several sources; each is as old as the newest item it shows. */
const indexes: Record<string, () => Promise<string | undefined>> = {
  '/services/': async () => newestIn('services'),
  '/services/compare/': async () => newest([await newestIn('services'), await newestIn('pricing-plans')]),
  '/tools/': async () => newestOf(await tools()),
  '/blog/': async () => newestIn('posts'),
  '/case-study/': async () => newestIn('case-studies'),
  '/career/': async () => newestOf(await vacancies()),
  '/creative/': async () => contentDate(await readGlobal('creative')),
  '/portfolio': async () => newestIn('projects'),
  '/testimonial/': async () => newestIn('client-testimonials'),
  '/our-journey/': async () => newest([await newestIn('milestones'), await newestIn('team')]),
  '/licenses': async () => newestOf(await tools()),
  [ASSISTANTS_PATH]: async () => undefined,
  '/tools/formulas/': async () => undefined,
  ...Object.fromEntries(formulas.map(({ slug }) => [formulaPath(slug), async () => undefined])),
  '/audit/': async () => undefined,
  '/audit/rules/': async () => undefined,
  ...Object.fromEntries(rules.map(({ id }) => [`/audit/rules/${id}/`, async () => undefined])),
  '/bot/': async () => undefined,
  '/book-a-call/': async () => undefined,
  '/contact-us/': async () => contentDate(await readGlobal('offices')),
}

/** Returns categories with posts, because others have no page. */
async function categories(): Promise<Entry[]> {
  return (await datedCategories(WRITING_MS)).flatMap(({ slug, changed }) => {
    const path = pathOfDocument('categories', { slug })
    return path ? [{ path, changed: changed?.slice(0, 10) }] : []
  })
}

/** Leaves out a tool that is not open yet: its page only announces it. */
async function tools() {
  return (await listedTools()).filter((tool) => isIndexable('tools', tool))
}

/** Returns vacancies without closed or expired ones, which respond with 410. */
async function vacancies() {
  return (await datedDocuments('vacancies')).filter((vacancy) => isOpen(vacancy))
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

/** Returns the day on which the newest document of a collection changed. */
async function newestIn(collection: string) {
  return (await newestChange(collection, WRITING_MS))?.slice(0, 10)
}
