import type { Status } from '../../item.ts'
import { fieldOf, type RawItem } from '../export/record.ts'

/**
 * Returns the status that a text has here, with what changes, or why it does not come in.
 * Source: https://wordpress.org/documentation/article/post-status/
 */
export function statusOf(item: RawItem): { status: Status; notes: string[] } | { reason: string } {
  const name = fieldOf(item, 'wp:status') || 'draft'
  if (name === 'auto-draft') return { reason: 'It is an empty draft, which the editor made by itself.' }
  // The password is not read any further, so that it is in no report.
  if (fieldOf(item, 'wp:post_password') !== '' && name !== 'trash')
    return {
      status: 'draft',
      notes: ['It was protected by a password. It came in as a draft, because published texts are for everyone.'],
    }
  switch (name) {
    case 'publish':
    case 'inherit':
      return { status: 'published', notes: [] }
    case 'future':
      return { status: 'scheduled', notes: [] }
    case 'draft':
      return { status: 'draft', notes: [] }
    case 'pending':
      return { status: 'draft', notes: ['It was waiting for a review.'] }
    case 'private':
      return { status: 'draft', notes: ['Only people with an account could read it. It came in as a draft.'] }
    case 'trash':
      return { status: 'trash', notes: [] }
    default:
      return { status: 'draft', notes: [`Its status “${name}” belongs to a plugin. It came in as a draft.`] }
  }
}
