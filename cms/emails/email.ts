import type { EmailAdapter, SendEmailOptions } from 'payload'
import { renderEmail } from '#emails/render-email.ts'
import { senderOf } from '#emails/sender.ts'
import { accountMessage } from '#emails/templates/account.ts'
import { textOfHtml } from '#emails/text-of-html.ts'
import { storedContent } from './sealed-email.ts'

/** Gives emails that Payload writes itself the layout of all others, and sends them through the outbox like them. */
export const throughOutbox: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: '',
  sendEmail: async ({ to, subject, html, text }) => {
    const plainText = typeof text === 'string' ? text : textOfHtml(typeof html === 'string' ? html : '')
    const brand = await payload.findGlobal({ slug: 'brand', depth: 0 })
    const email = renderEmail(accountMessage({ subject: subject ?? '', text: plainText }), senderOf(brand))
    const envelope = { kind: 'account', to: emailsOf(to).join(', ') }
    const content = storedContent(envelope, { text: email.text, body: email.html })
    await payload.create({
      collection: 'outbox',
      data: { ...envelope, subject: email.subject, ...content, status: 'waiting' },
      depth: 0,
    })
  },
})

function emailsOf(to: SendEmailOptions['to']): string[] {
  return [to].flat().flatMap((one) => {
    if (typeof one === 'string') return one
    return one && 'address' in one && typeof one.address === 'string' ? one.address : []
  })
}
