import type { AuthorItem } from '../item.ts'
import { plainText } from '../source/plain-text.ts'
import { slugOf } from '../source/slug-of.ts'
import { asText, type Fields, fieldsOf, firstText, isFields, listOf } from '../source/values.ts'
import { type Entries, entriesOf, entryOf } from './data-files.ts'
import { authorsIn, pictureIn } from './fields.ts'
import type { Page, Site } from './site.ts'

/** Folders in which a text is about an author. */
const SECTIONS = /^(authors?|people)$/i

/** Returns whether a text is about an author. */
export const isAuthorPage = ({ section, path }: Page): boolean =>
  SECTIONS.test(section) && !/\/(authors?|people)\/_?index\.\w+$/.test(path)

/** Reads what the folder says about authors: texts about them, and data files. */
export async function readAuthors(site: Site, pages: Page[]): Promise<Entries> {
  const authors = await entriesOf(site, 'authors?')
  for (const page of pages.filter(isAuthorPage))
    authors.set(page.slug, { at: page.path, fields: page.fields, address: page.address })
  return authors
}

/** Returns the authors of all texts. One without further data has a name only. */
export function authorItems(pages: Page[], authors: Entries): AuthorItem[] {
  const names = new Map<string, string>()
  for (const page of pages)
    for (const name of authorsIn(page.fields)) if (!names.has(slugOf(name))) names.set(slugOf(name), name)
  return [...names].map(([slug, name]) => {
    const { fields = {}, at = 'front matter', address } = entryOf(authors, slug) ?? {}
    const portrait = firstText(fields.avatar, fields.portrait, fields.photo, pictureIn(fields)?.src)
    return {
      kind: 'author',
      key: `author ${slug}`,
      at,
      type: 'author',
      addresses: address ? [address] : [],
      name: firstText(fields.name, fields.title, fields.display_name, name),
      username: slug,
      email: asText(fields.email) || undefined,
      bio: plainText(firstText(fields.bio, fields.description, fields.about)) || undefined,
      portrait: /^(https?:)?\//.test(portrait) ? { url: portrait } : undefined,
      profiles: profilesOf(fields),
      notes: portrait && !/^(https?:)?\//.test(portrait) ? [`The portrait ${portrait} is left out.`] : [],
    }
  })
}

function profilesOf(fields: Fields): string[] {
  const links = listOf(fields.links ?? fields.social).map((one) =>
    isFields(one) ? firstText(one.url, one.href) : asText(one),
  )
  const named = Object.values(fieldsOf(fields.social)).map(asText)
  const account = asText(fields.twitter).replace(/^@/, '')
  return [
    ...[asText(fields.web), asText(fields.website), asText(fields.url), ...links, ...named].filter((url) =>
      /^https?:\/\//.test(url),
    ),
    ...(/^\w{1,50}$/.test(account) ? [`https://x.com/${account}`] : []),
    ...(/^[\w-]{1,50}$/.test(asText(fields.github)) ? [`https://github.com/${asText(fields.github)}`] : []),
  ]
}
