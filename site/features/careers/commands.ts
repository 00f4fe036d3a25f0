import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findOne, getCms } from '../../../cms/client.ts'
import { environment } from '../../../engine/environment.ts'
import { Failure } from '../../../engine/failures.ts'
import { isOpen } from '../../content/vacancy-status.ts'
import type { Answer } from '../../server/endpoint.ts'
import { type ApplyVacancy, applicationMessages } from './application-schema.ts'
import { fitsItsKind, resumeMimeType, storedName } from './resume-file.ts'
import { type ResumeKind, resumeKind } from './resume-rules.ts'

/** Who sends the same again within this time has pressed the button twice. */
const SAME_MS = 10 * 60_000

type Application = Pick<ApplyVacancy, 'name' | 'email' | 'phone' | 'message'> & { vacancy: number | null }
type Resume = { kind: ResumeKind; bytes: Buffer; filename: string }

/** Those being stored now, by person and role: a second press waits for the first. */
const underway = new Map<string, Promise<void>>()

/**
 * Keeps an application and its résumé, both or neither. What looks like a robot's is answered the same, and not kept.
 */
export async function applyVacancy(input: ApplyVacancy): Promise<Answer> {
  const done = { success: true, message: applicationMessages.sent }
  if (input.nickname) return done
  const { name, phone, message } = input
  const email = input.email.toLowerCase()
  const application = { name, email, phone, message, vacancy: await openVacancy(input.vacancy) }
  const resume = await readResume(input.resume)
  const key = `${email} ${application.vacancy}`
  let storing = underway.get(key)
  if (!storing) {
    storing = storeOnce(application, resume).finally(() => underway.delete(key))
    underway.set(key, storing)
  }
  await storing
  return done
}

/** The id of the role, or null for a later position. */
async function openVacancy(slug: string) {
  if (slug === '') return null
  const vacancy = await findOne('vacancies', { slug: { equals: slug } })
  if (!vacancy) throw new Failure('not-found', { message: applicationMessages.unknownRole })
  if (isOpen(vacancy)) return vacancy.id
  throw new Failure('invalid', {
    message: `${vacancy.jobTitle} is no longer open. The open roles are on the careers page.`,
  })
}

async function readResume(file: File): Promise<Resume> {
  const kind = resumeKind(file.name)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!kind || !fitsItsKind(kind, bytes)) throw wrongBytes()
  return { kind, bytes, filename: storedName(file.name, kind, randomBytes(4).toString('hex')) }
}

async function storeOnce(application: Application, resume: Resume) {
  const { email, vacancy } = application
  const cms = await getCms()
  const { totalDocs } = await cms.count({
    collection: 'applications',
    where: {
      and: [
        { email: { equals: email } },
        vacancy === null ? { vacancy: { exists: false } } : { vacancy: { equals: vacancy } },
        { createdAt: { greater_than: new Date(Date.now() - SAME_MS).toISOString() } },
      ],
    },
  })
  if (totalDocs === 0) await store(application, resume)
}

async function store(application: Application, { kind, bytes, filename }: Resume) {
  const cms = await getCms()
  const transactionID = await cms.db.beginTransaction()
  const req = transactionID === null ? {} : { transactionID }
  try {
    const file = { name: filename, data: bytes, size: bytes.length, mimetype: resumeMimeType(kind) }
    const kept = await cms.create({ collection: 'resumes', data: {}, file, req }).catch((error: Error) => {
      throw error.name === 'ValidationError' ? wrongBytes(error) : error
    })
    await cms.create({
      collection: 'applications',
      data: { ...application, resume: kept.id, consent: true, status: 'new' },
      req,
    })
    if (transactionID !== null) await cms.db.commitTransaction(transactionID)
  } catch (error) {
    if (transactionID !== null) await cms.db.rollbackTransaction(transactionID)
    // The disk knows no transactions.
    await rm(join(environment.dataDir, 'resumes', filename), { force: true })
    throw error
  }
}

function wrongBytes(cause?: Error) {
  const message = applicationMessages.wrongBytes
  return new Failure('invalid', { message, errors: { resume: message }, ...(cause ? { cause } : {}) })
}
