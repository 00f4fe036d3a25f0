import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { erasePersonalData, exportPersonalData, normalized, shortHash } from '../privacy/personal-data.ts'
import { jsonResponse, refused } from './csv-file.ts'

/** For the form on the page of the privacy settings. */
export const privacyEndpoints: Endpoint[] = [
  {
    path: '/privacy-tools/export',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, 'admin')) return refused(req)
      const email = normalized(String(req.query?.email ?? ''))
      if (!email.includes('@')) return jsonResponse(422, { message: 'Please enter an email address.' })
      const data = await exportPersonalData(req.payload, email)
      await audit(req, 'export', { details: `sha256 ${shortHash(email)}` })
      return new Response(JSON.stringify(data, null, 2), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="personal-data-${shortHash(email)}.json"`,
          'cache-control': 'no-store',
        },
      })
    },
  },
  {
    path: '/privacy-tools/erase',
    method: 'post',
    handler: async (req) => {
      if (!hasRole(req.user, 'admin')) return refused(req)
      const body: { email?: unknown; confirm?: unknown } | null = await req.json?.().catch(() => null)
      const email = normalized(String(body?.email ?? ''))
      if (!email.includes('@')) return jsonResponse(422, { message: 'Please enter an email address.' })
      if (normalized(String(body?.confirm ?? '')) !== email)
        return jsonResponse(422, { message: 'The two email addresses differ. Nothing was erased.' })
      const counts = await transactionOf(req.payload, async (transaction) => {
        const inside = { ...transaction, user: req.user } as PayloadRequest
        const erased = await erasePersonalData(inside, email)
        const erasedCounts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`)
        await audit(inside, 'erasure', { details: `sha256 ${shortHash(email)}: ${erasedCounts.join(', ')}` })
        return erased
      })
      return jsonResponse(200, { message: 'Everything about this email address was erased.', counts })
    },
  },
]
