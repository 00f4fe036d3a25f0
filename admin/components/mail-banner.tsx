import type { ServerProps } from 'payload'
import { hasRole } from '#cms/access/roles.ts'
import { environment } from '#platform/environment/environment.ts'

/** Explains why no email is sent while no mail server is set. */
export async function MailBanner({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (environment.smtpUrl || !user || !hasRole(user, 'sales')) return null
  const { totalDocs } = await payload.count({ collection: 'outbox', where: { status: { equals: 'waiting' } } })
  const waiting =
    totalDocs === 1
      ? '1 email waits in the outbox and will be sent'
      : `${totalDocs} emails wait in the outbox and will be sent`
  return (
    <p className="mail-banner">
      No mail server is set: {waiting} after the next start with <code>SMTP_URL</code>.
    </p>
  )
}
