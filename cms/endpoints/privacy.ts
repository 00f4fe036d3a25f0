import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles.ts'
import { transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { erasePersonalData, exportPersonalData, normalized, shortHash } from '../privacy/personal-data.ts'
import { cmsEndpoint, lenientText } from './cms-endpoint.ts'
import { fileResponse } from './responses.ts'

const EMAIL_NEEDED = 'Please enter an email address.'

const emailAddress = lenientText.transform(normalized)
const Exported = z.object({ email: emailAddress.refine((email) => email.includes('@'), { error: EMAIL_NEEDED }) })
const Erased = Exported.extend({ confirm: emailAddress }).refine(({ email, confirm }) => confirm === email, {
  error: 'The two email addresses differ. Nothing was erased.',
})

const shared = { mayCall: (user: unknown) => hasRole(user, 'admin'), unreadable: EMAIL_NEEDED }

/** For the form on the page of the privacy settings. */
export const privacyEndpoints = [
  cmsEndpoint(
    { path: '/privacy-tools/export', method: 'get', schema: Exported, ...shared },
    async ({ input: { email }, req }) => {
      const data = await exportPersonalData(req.payload, email)
      await audit(req, 'export', { details: `sha256 ${shortHash(email)}` })
      const file = { type: 'application/json', name: `personal-data-${shortHash(email)}.json` }
      return fileResponse(JSON.stringify(data, null, 2), file)
    },
  ),
  cmsEndpoint(
    { path: '/privacy-tools/erase', method: 'post', schema: Erased, ...shared },
    async ({ input: { email }, req, user }) => {
      const counts = await transactionOf(req.payload, async (transaction) => {
        const inside = { ...transaction, user } as PayloadRequest
        const erased = await erasePersonalData(inside, email)
        const erasedCounts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`)
        await audit(inside, 'erasure', { details: `sha256 ${shortHash(email)}: ${erasedCounts.join(', ')}` })
        return erased
      })
      return { message: 'Everything about this email address was erased.', counts }
    },
  ),
]
