import { environment } from '../../engine/environment.ts'
import { escapeXml } from '../../engine/xml.ts'
import { cmsOf, type Transaction } from '../transaction.ts'

type AccountMail = { userId: number | string; to: string; subject: string; paragraphs: string[]; link?: string }

/** Writes an email about an account into the outbox, in the transaction of `req`. The worker sends it. */
export async function writeAccountMail(req: Transaction, { userId, to, subject, paragraphs, link }: AccountMail) {
  const all = [...paragraphs, ...(link ? [link] : []), environment.siteUrl]
  const html = all.map((text) =>
    /^https?:\/\//.test(text)
      ? `<p><a href="${escapeXml(text)}">${escapeXml(text)}</a></p>`
      : `<p>${escapeXml(text)}</p>`,
  )
  await cmsOf(req).create({
    collection: 'outbox',
    data: {
      to,
      subject,
      kind: 'account',
      about: `users/${userId}`,
      text: all.join('\n\n'),
      body: html.join('\n'),
      status: 'waiting',
    },
    depth: 0,
    req,
  })
}

const NOT_YOU =
  'If this was not you, reset your password now with “Forgot password?” on the login page and tell an administrator.'

type Change = { userId: number | string; to: string }

/** Tells the owner of an account what changed, and what to do if somebody else did it. */
export function tellOfChange(req: Transaction, { userId, to }: Change, subject: string, what: string) {
  const when = new Date().toISOString().slice(0, 16).replace('T', ' at ')
  return writeAccountMail(req, { userId, to, subject, paragraphs: [`${what} This happened on ${when} UTC.`, NOT_YOU] })
}
