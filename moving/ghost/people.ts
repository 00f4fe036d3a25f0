import type { AuthorItem, CommentItem, SubscriberItem } from '../item.ts'
import { isoDate } from '../source/iso-date.ts'
import { plainText } from '../source/plain-text.ts'
import { asText, type Fields, firstText } from '../source/values.ts'
import type { Row } from './read-tables.ts'
import type { Relations } from './relations.ts'

/** Where a profile is, by the column that has only its name. */
const PROFILES: [column: string, before: string][] = [
  ['twitter', 'https://x.com/'],
  ['facebook', 'https://www.facebook.com/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['bluesky', 'https://bsky.app/profile/'],
  ['threads', 'https://www.threads.net/@'],
  ['instagram', 'https://www.instagram.com/'],
  ['youtube', 'https://www.youtube.com/'],
  ['tiktok', 'https://www.tiktok.com/@'],
]

/** Returns a row of the table `users` as an author. Passwords and roles are not read. */
export function readAuthor({ fields, number }: Row, resolve: (url: string) => string): AuthorItem {
  const portrait = resolve(firstText(fields.profile_image, fields.image))
  const slug = asText(fields.slug)
  const notes = [
    ...(asText(fields.cover_image) || asText(fields.cover) ? ['The cover picture is left out.'] : []),
    ...(asText(fields.location) ? [`The location is left out: ${asText(fields.location)}.`] : []),
  ]
  return {
    kind: 'author',
    key: `user ${asText(fields.id)}`,
    at: `users, row ${number}`,
    type: 'user',
    addresses: [`/author/${slug}/`],
    name: firstText(fields.name, slug),
    username: slug,
    email: asText(fields.email) || undefined,
    bio: plainText(asText(fields.bio)) || undefined,
    portrait: portrait ? { url: portrait, alt: asText(fields.name) } : undefined,
    profiles: profilesOf(fields),
    notes,
  }
}

function profilesOf(fields: Fields): string[] {
  const elsewhere = PROFILES.flatMap(([column, before]) => {
    const name = asText(fields[column])
    if (!name) return []
    return [/^https?:\/\//i.test(name) ? name : `${before}${name.replace(/^(?:@|in\/|\/+)/, '')}`]
  })
  const mastodon = /^@?([\w.-]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(asText(fields.mastodon))
  return [
    ...(/^https?:\/\//i.test(asText(fields.website)) ? [asText(fields.website)] : []),
    ...elsewhere,
    ...(mastodon ? [`https://${mastodon[2]}/@${mastodon[1]}`] : []),
    ...(/^https?:/.test(asText(fields.mastodon)) ? [asText(fields.mastodon)] : []),
  ]
}

/**
 * Returns a row of the table `members` as a subscriber; undefined without an email address. Newer exports name who
 * reads which newsletter in a table, older ones in a column `subscribed`.
 */
export function readMember({ fields, number }: Row, { readers }: Relations): SubscriberItem | undefined {
  const email = asText(fields.email)
  if (!email) return undefined
  const isRefused = fields.email_disabled === true || fields.email_disabled === 1
  const hasFlag = fields.subscribed !== undefined && fields.subscribed !== null
  const isReader = readers?.has(asText(fields.id)) ?? (hasFlag ? Boolean(Number(fields.subscribed)) : undefined)
  return {
    kind: 'subscriber',
    key: `member ${asText(fields.id) || email.toLowerCase()}`,
    at: `members, row ${number}`,
    type: 'member',
    addresses: [],
    email,
    name: asText(fields.name) || undefined,
    consent: isRefused || isReader === false ? 'unsubscribed' : isReader ? 'confirmed' : 'unknown',
    since: isoDate(fields.created_at),
    notes: memberNotes(fields),
  }
}

/** Returns sentences about what a member paid for, or was called. */
export function memberNotes(fields: Fields): string[] {
  const labels = asText(fields.labels)
  const paid = asText(fields.status) === 'paid' || asText(fields.stripe_customer_id) !== ''
  return [
    ...(paid ? ['Paid for a membership, which ends with the old site.'] : []),
    ...(labels ? [`Labels are left out: ${labels.slice(0, 200)}.`] : []),
    ...(asText(fields.note) ? [`A note about the member is left out: ${asText(fields.note).slice(0, 200)}`] : []),
  ]
}

/** Returns a row of the table `comments`. Replies become comments of their own. */
export function readComment({ fields, number }: Row, { members }: Relations): CommentItem {
  const member = members.get(asText(fields.member_id)) ?? {}
  return {
    kind: 'comment',
    key: `comment ${asText(fields.id)}`,
    at: `comments, row ${number}`,
    type: 'comment',
    addresses: [],
    on: `post ${asText(fields.post_id)}`,
    name: firstText(member.name, 'Anonymous'),
    email: asText(member.email) || undefined,
    text: plainText(asText(fields.html)),
    date: isoDate(fields.created_at),
    isApproved: fields.status === 'published',
    notes: asText(fields.parent_id) ? ['It was a reply to another comment.'] : [],
  }
}
