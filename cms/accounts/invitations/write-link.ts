import { cmsOf, type Transaction } from '#cms/database/transaction.ts'
import { writeEmail } from '#cms/emails/write-email.ts'
import { roleLabels } from '#cms/fields/account-roles.ts'
import type { Invitation } from '#cms/payload-types.ts'
import { invitation } from '#emails/templates/colleague.ts'
import { environment } from '#platform/environment/environment.ts'
import { LINK_WORKS_DAYS } from './expiry.ts'

/**
 * Writes the email with the link of an invitation. Its text is hidden in the outbox, like that of every account email.
 */
export async function writeInvitation(req: Transaction, { id, email, roles }: Invitation, token: string) {
  const brand = await cmsOf(req).findGlobal({ slug: 'brand', depth: 0, req })
  const content = invitation({
    by: req.user?.name || 'An administrator',
    brandName: brand.name || new URL(environment.siteUrl).hostname,
    roles: roleLabels(roles),
    href: `${environment.adminUrl}/admin/invitation/${token}`,
    days: LINK_WORKS_DAYS,
  })
  await writeEmail(req, { to: email, kind: 'account', about: `invitations/${id}` }, content)
}
