import type { AuthorItem } from '../../item.ts'
import { plainText } from '../body/plain-text.ts'
import type { Author } from '../export/export-index.ts'
import { authorAddresses, nicename } from './addresses.ts'
import type { Site } from './site.ts'

export const authorKey = (username: string) => `author ${username}`

/** Returns an author. Exports have neither their biographies nor their portraits. */
export function authorItem(author: Author, site: Site): AuthorItem {
  const { line, username, name, email, isListed } = author
  return {
    kind: 'author',
    key: authorKey(username),
    at: `line ${line}`,
    type: 'author',
    addresses: authorAddresses(author, site),
    notes: isListed ? [] : ['The export names this author in texts only, without a full name.'],
    name: plainText(name),
    username: nicename(username),
    ...(email ? { email } : {}),
  }
}
