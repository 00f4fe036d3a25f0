import type { ServerProps } from 'payload'
import { hasRole } from '../../cms/access/roles.ts'
import { environment } from '../../engine/environment.ts'

/** Explains why no email is sent while no mail server is set. */
export async function MailBanner({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (environment.smtpUrl || !user || !hasRole(user, 'sales')) return null
  const { totalDocs } = await payload.count({ collection: 'outbox', where: { status: { equals: 'waiting' } } })
  const waiting =
    totalDocs === 1 ? '1 mail waits in the outbox and is sent' : `${totalDocs} mails wait in the outbox and are sent`
  return (
    <p className="mail-banner">
      No mail server is set: {waiting} when <code>SMTP_URL</code> is set.
    </p>
  )
}
