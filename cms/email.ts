import type { EmailAdapter } from 'payload'

/** Payload's own mails, such as "forgot password", go out as all others do: through the outbox, sent by the worker. */
export const throughOutbox: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: '',
  sendEmail: async ({ to, subject, html, text }) => {
    const body = String(html ?? text ?? '')
    await payload.create({
      collection: 'outbox',
      data: {
        to: [to]
          .flat()
          .map((one) => (typeof one === 'object' ? one.address : one))
          .join(', '),
        subject: subject ?? '',
        kind: 'account',
        body,
        status: 'waiting',
        attempts: 0,
      },
      depth: 0,
    })
  },
})
