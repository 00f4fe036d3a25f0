import type { EmailAdapter, SendEmailOptions } from 'payload'

/** Payload's own mails, such as "forgot password", go out as all others do: through the outbox, sent by the worker. */
export const throughOutbox: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: '',
  sendEmail: async ({ to, subject, html, text }) => {
    await payload.create({
      collection: 'outbox',
      data: {
        to: addressesOf(to).join(', '),
        subject: subject ?? '',
        kind: 'account',
        text: typeof text === 'string' ? text : '',
        body: typeof html === 'string' ? html : '',
        status: 'waiting',
      },
      depth: 0,
    })
  },
})

function addressesOf(to: SendEmailOptions['to']): string[] {
  return [to].flat().flatMap((one) => {
    if (typeof one === 'string') return one
    return one && 'address' in one && typeof one.address === 'string' ? one.address : []
  })
}
