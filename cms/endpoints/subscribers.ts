import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles.ts'
import { transactionOf } from '../database/transaction.ts'
import { audit } from '../hooks/audit.ts'
import { importSubscribers, UnreadableFile } from '../newsletter/import-subscribers.ts'
import { cmsEndpoint } from './cms-endpoint.ts'
import { exporting, field } from './csv-file.ts'
import { refusal } from './responses.ts'

const MAX_BYTES = 2 * 1024 * 1024

const importCsv = cmsEndpoint(
  { path: '/import', method: 'post', mayCall: (user) => hasRole(user, 'sales') },
  async ({ req, user }) => {
    const sent = await readSent(req)
    if (!sent) return refusal(400, 'Send the file as text/csv, or as the field “file” of a form.')
    if (Buffer.byteLength(sent.text) > MAX_BYTES)
      return refusal(413, 'The file is larger than 2 MB. Split it and import the parts.')
    try {
      return await transactionOf(req.payload, async (transaction) => {
        const done = await importSubscribers(transaction, sent)
        const details = `${done.added} added${sent.isConsented ? ', said to have confirmed elsewhere' : ''}`
        await audit({ ...transaction, user }, 'import', { about: 'subscribers', details })
        return done
      })
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      return refusal(422, error.message)
    }
  },
)

/** `consented=yes`, in the form or the query: the sender vouches for the consent of everybody in the file. */
async function readSent(req: PayloadRequest) {
  const type = req.headers.get('content-type') ?? ''
  // Checked before the body is read, so that a refused upload does not fill the memory.
  if (Number(req.headers.get('content-length') ?? 0) > MAX_BYTES + 10_000)
    return { text: ' '.repeat(MAX_BYTES + 1), isConsented: false }
  if (type.startsWith('text/csv'))
    return { text: (await req.text?.()) ?? '', isConsented: req.searchParams.get('consented') === 'yes' }
  if (!type.startsWith('multipart/form-data')) return undefined
  const form = await req.formData?.().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File)) return undefined
  return { text: await file.text(), isConsented: form?.get('consented') === 'yes' }
}

export const subscribersEndpoints = [
  exporting({
    collection: 'subscribers',
    role: 'sales',
    columns: {
      email: field('email'),
      status: field('status'),
      source: field('source'),
      createdAt: field('createdAt'),
      confirmedAt: field('confirmedAt'),
      unsubscribedAt: field('unsubscribedAt'),
    },
  }),
  importCsv,
]
