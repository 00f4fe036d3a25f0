import { randomBytes } from 'node:crypto'
import { getCms, type Transaction } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { fileStore } from '#platform/files/stores.ts'
import { checkResume, type ResumeFault } from '#platform/resume/check-resume.ts'
import { storedName } from '#platform/resume/stored-name.ts'
import type { FormResult, RequestContext } from '#site/calls/request-context.ts'
import { isOpen } from '#site/documents/vacancy-status.ts'
import { type ApplyVacancy, applicationMessages } from './application-schema.ts'

type Application = Pick<ApplyVacancy, 'name' | 'email' | 'phone' | 'message'> & { vacancy: number | null }
type Resume = { mimeType: string; bytes: Buffer; filename: string }

/**
 * Stores an application with its résumé, or neither. A second application with the same email address is stored too:
 * anyone can enter someone else's address, which must not keep that person out.
 * @throws {Failure} not-found, if the vacancy does not exist; invalid, if it is closed or the file is not acceptable
 */
export async function applyVacancy(
  input: ApplyVacancy,
  { isSpam }: RequestContext,
  transaction: Transaction,
): Promise<FormResult> {
  const { name, email, phone, message } = input
  const application = { name, email, phone, message, vacancy: await openVacancy(input.vacancy, transaction) }
  const resume = await readResume(input.resume)
  const id = await store(application, resume, isSpam, transaction)
  return { success: true, message: applicationMessages.sent, about: `applications/${id}` }
}

/** Returns the id of an open vacancy, or null for a speculative application. */
async function openVacancy(slug: string, req: Transaction) {
  if (slug === '') return null
  const cms = await getCms()
  const where = { slug: { equals: slug } }
  const { docs } = await cms.find({ collection: 'vacancies', where, limit: 1, depth: 0, overrideAccess: false, req })
  const vacancy = docs[0]
  if (!vacancy) throw new Failure('not-found', { message: applicationMessages.unknownRole })
  if (isOpen(vacancy)) return vacancy.id
  throw new Failure('invalid', {
    message: `${vacancy.jobTitle} is no longer open. See the open positions on the careers page.`,
  })
}

async function readResume(file: File): Promise<Resume> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const checked = checkResume(file.name, bytes)
  if ('fault' in checked) throw wrongBytes({ message: faultMessages[checked.fault] })
  const { kind, mimeType } = checked
  return { mimeType, bytes, filename: storedName(file.name, kind, randomBytes(4).toString('hex')) }
}

async function store(
  application: Application,
  { mimeType, bytes, filename }: Resume,
  isSpam: boolean,
  req: Transaction,
) {
  const cms = await getCms()
  try {
    const file = { name: filename, data: bytes, size: bytes.length, mimetype: mimeType }
    const kept = await cms.create({ collection: 'resumes', data: {}, file, req }).catch((error: Error) => {
      throw error.name === 'ValidationError' ? wrongBytes({ cause: error }) : error
    })
    const status = isSpam ? 'spam' : 'new'
    const data = { ...application, resume: kept.id, consent: true, status } as const
    const { id } = await cms.create({ collection: 'applications', data, depth: 0, req })
    return id
  } catch (error) {
    // Files are not part of the transaction.
    await fileStore('resumes')
      .remove(filename)
      .catch(() => undefined)
    throw error
  }
}

const faultMessages: Record<ResumeFault, string> = {
  'wrong-kind': applicationMessages.wrongBytes,
  broken: applicationMessages.wrongBytes,
  protected: applicationMessages.protectedPdf,
  active: applicationMessages.activePdf,
}

function wrongBytes({ message = applicationMessages.wrongBytes, cause }: { message?: string; cause?: Error }) {
  return new Failure('invalid', { message, errors: { resume: message }, ...(cause ? { cause } : {}) })
}
