import { access } from 'node:fs/promises'
import { type Item, type OldSite, UnreadableExport } from '../item.ts'
import { readFolderFile } from '../source/folder-files.ts'
import { resolveWith } from './addresses.ts'
import { picturesOf } from './content-folder.ts'
import { membersOf } from './members-csv.ts'
import { readAuthor, readComment, readMember } from './people.ts'
import { readPost } from './posts.ts'
import { type Row, readTables } from './read-tables.ts'
import { readRedirects } from './redirects.ts'
import { type Relations, readRelations } from './relations.ts'
import { menusOf, readSnippet, readTag, settingsLeftOut } from './rest.ts'

export type GhostOptions = {
  /** The URL of the old site: exports have a placeholder instead. */
  siteUrl?: string | undefined
  /** The CSV of members, which newer exports do not have. */
  members?: string | undefined
  /** The folder `content` of the old site, with its pictures. */
  files?: string | undefined
  /** `redirects.yaml` or `redirects.json` of the old site. */
  redirects?: string | undefined
}

/**
 * Opens a JSON export of Ghost, of every version since 0.5. It is read once for what rows refer to, and then once for
 * each stream of items. Keys are `post 1`, `tag 1`, `user 1`, `member 1`, with the ids of Ghost.
 * Source: https://ghost.org/help/exports, https://docs.ghost.org/migration/custom
 * @param path the file that “Export content” downloads
 * @throws {UnreadableExport} if it is not JSON, or has no posts
 */
export async function openGhost(path: string, options: GhostOptions = {}): Promise<OldSite> {
  for (const file of [path, options.members, options.redirects, options.files]) if (file) await checkExists(file)
  const siteUrl = options.siteUrl?.trim().replace(/\/+$/, '') || undefined
  const relations = await readRelations(path)
  if (!['posts', 'users', 'tags', 'members'].some((table) => relations.counts.has(table)))
    throw new UnreadableExport(
      `${path} has no posts. Export the content in Ghost under Settings, Import/Export, and choose the JSON file.`,
    )
  const { files } = options
  return {
    system: 'ghost',
    siteUrl,
    items: () => itemsOf(path, options, relations, resolveWith(siteUrl)),
    ...(files ? { readFile: (file: string, maxBytes: number) => readFolderFile(files, file, maxBytes) } : {}),
  }
}

async function* itemsOf(
  path: string,
  options: GhostOptions,
  relations: Relations,
  resolve: (url: string) => string,
): AsyncGenerator<Item> {
  yield* settingsLeftOut(relations)
  yield* menusOf(relations, resolve)
  if (options.files) yield* picturesOf(options.files, resolve)
  if (options.redirects) yield* await readRedirects(options.redirects)
  if (options.members) yield* membersOf(options.members)
  for await (const row of readTables(path)) {
    // The CSV of members is newer and says who gets emails.
    if (row.table === 'members' && options.members) continue
    const item = await itemOf(row, relations, resolve)
    if (item) yield item
  }
}

async function itemOf(row: Row, relations: Relations, resolve: (url: string) => string): Promise<Item | undefined> {
  if (row.table === 'posts') return readPost(row, relations, resolve)
  if (row.table === 'tags') return readTag(row, resolve)
  if (row.table === 'members') return readMember(row, relations)
  if (row.table === 'comments') return readComment(row, relations)
  if (row.table === 'snippets') return readSnippet(row)
  if (row.table !== 'users') return undefined
  if (relations.writers.has(`${row.fields.id}`)) return readAuthor(row, resolve)
  const author = readAuthor(row, resolve)
  const reason = 'This account wrote no post. Accounts are created in the back office.'
  return { ...author, kind: 'left-out', title: author.name, reason, notes: [], addresses: [] } as Item
}

async function checkExists(path: string) {
  await access(path).catch((cause) => {
    throw new UnreadableExport(`There is no ${path}. Check the path.`, { cause })
  })
}
