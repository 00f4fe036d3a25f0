import { createHash, randomUUID } from 'node:crypto'
import {
  claimSubmission,
  countUse,
  findSubmission,
  inTransaction,
  recordSubmission,
  type Submission,
  type Transaction,
  takeOutOfSpam,
  usesOf,
} from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import { bucketOf } from '#platform/http/ip-address.ts'
import { readToken } from './form-token.ts'
import { proofNeeded, readProof } from './proof-of-work.ts'
import type { CallResult, FormResult, RequestContext } from './request-context.ts'
import { rateSubmission, type SubmissionSigns } from './suspicion.ts'

const TEN_MINUTES_S = 600
/** Without a token, the same text within the same minute is one submission: a double click or a retry. */
const MINUTE_MS = 60_000
/** A submission this soon after its token was issued looks automated. */
const MIN_MS = 1_000

type ReceivedForm<Input> = {
  /** The path of the call. */
  path: string
  /** All fields, including those about the submission itself: token, proof, nickname. */
  fields: Record<string, unknown>
  input: Input
  requestContext: RequestContext
  /**
   * The response is for the sender only. Therefore a submission counts as a repetition only by its token, which nobody
   * else knows.
   */
  isPrivate?: boolean
}

/** Decides when a submission that is not spam begins its transaction, or throws a failure instead. */
export type InTurn<Input> = <T>(input: Input, work: () => Promise<T>) => Promise<T>

type Command<Input> = (input: Input, requestContext: RequestContext, transaction: Transaction) => Promise<FormResult>

/**
 * Counts one use of a form by an IP address.
 * @throws {Failure} too-many, with the seconds to wait
 */
export async function limitIp(path: string, ip: string) {
  await limit(ipKey(path, ip), { max: environment.formLimit, seconds: TEN_MINUTES_S })
}

/**
 * Accepts a submission exactly once, in one transaction. A repeated submission gets the same response.
 *
 * A submission that looks automated is stored as spam. If the client can solve a proof of work, it gets a challenge;
 * with the solution, the document is taken out of spam.
 * The response never depends on what is known about an email address. Emails to one are limited where they are written
 * (`worker/write-emails.ts`).
 * @throws {Failure} suspicious, with a challenge; whatever the command throws
 */
export async function acceptForm<Input>(
  sent: ReceivedForm<Input>,
  command: Command<Input>,
  inTurn: InTurn<Input> = (_input, work) => work(),
): Promise<CallResult> {
  const fingerprint = digest(sent.path, await inputText(sent.input))
  const { key, token } = await keyOf(sent, fingerprint)
  return alone(key, async () => {
    const before = await findSubmission(key)
    if (!before) return keep(sent, command, inTurn, { key, fingerprint, token })
    return before.waitsForProof ? prove(sent, command, { key, fingerprint }, before) : (before.answer as CallResult)
  })
}

type Claim = { key: string; fingerprint: string }

/**
 * A token identifies one submission. Without a token, its content, its sender, and the minute identify it, unless the
 * response is private: content and sender can be known to others.
 */
async function keyOf({ fields, requestContext: visit, isPrivate }: ReceivedForm<unknown>, fingerprint: string) {
  const slot = Math.floor(Date.now() / MINUTE_MS)
  const same = digest(fingerprint, bucketOf(visit.ip), String(slot))
  const untokened = isPrivate ? `only ${randomUUID()}` : `same ${same}`
  const token = readToken(fields.token)
  if (!token) return { key: untokened, token: 'missing' as const }
  const key = `token ${token.id}`
  const before = await findSubmission(key)
  if (before && before.fingerprint !== fingerprint) return { key: untokened, token: 'reused' as const }
  return { key, token: token.ageMs < MIN_MS ? ('young' as const) : ('good' as const) }
}

async function keep<Input>(
  { path, fields, input, requestContext: visit }: ReceivedForm<Input>,
  command: Command<Input>,
  inTurn: InTurn<Input>,
  { key, fingerprint, token }: Claim & Pick<SubmissionSigns, 'token'>,
) {
  const { canProve } = visit
  const verdict = rateSubmission({
    hasFilledHoneypot: Boolean(fields.nickname),
    // A client without scripts can neither wait nor solve a proof of work, so its token is ignored.
    token: token === 'good' || canProve ? token : 'missing',
    texts: textsIn(input),
    isFrequent: (await usesOf(ipKey(path, visit.ip))) > environment.formLimit / 2,
  })
  const waitsForProof = verdict === 'suspicious' && canProve
  const isSpam = verdict !== 'clear'
  const proof = isSpam ? undefined : await readProof(fields.proof)
  const store = () =>
    inTransaction(async (transaction) => {
      if (!(await claimSubmission(transaction, key, fingerprint))) return undefined
      const hasProof = proof !== undefined && (await claimProof(transaction, proof, fingerprint))
      const { about = null, ...result } = await command(input, { ...visit, isSpam, hasProof }, transaction)
      await recordSubmission(transaction, key, { about, answer: result, waitsForProof })
      return result as CallResult
    })
  const result = isSpam ? await store() : await inTurn(input, store)
  if (waitsForProof) throw await proofNeeded()
  // Another process has recorded the same submission at the same moment.
  return result ?? ((await findSubmission(key))?.answer as CallResult)
}

async function prove<Input>(
  { fields, input, requestContext: visit }: ReceivedForm<Input>,
  command: Command<Input>,
  { key, fingerprint }: Claim,
  before: Submission,
) {
  const proof = await readProof(fields.proof)
  if (!proof) throw await proofNeeded()
  const result = await inTransaction(async (transaction) => {
    if (!(await claimProof(transaction, proof, fingerprint))) return undefined
    if (before.about) {
      await takeOutOfSpam(transaction, before.about)
      await recordSubmission(transaction, key, { ...before, waitsForProof: false })
      return before.answer as CallResult
    }
    const { about = null, ...result } = await command(input, { ...visit, isSpam: false, hasProof: true }, transaction)
    await recordSubmission(transaction, key, { about, answer: result, waitsForProof: false })
    return result as CallResult
  })
  if (!result) throw await proofNeeded()
  return result
}

/** Marks a proof as used; it is valid only once. */
const claimProof = (transaction: Transaction, proof: string, fingerprint: string) =>
  claimSubmission(transaction, `proof ${digest(proof)}`, fingerprint)

async function limit(key: string, allowed: { max: number; seconds: number }) {
  const retryAfter = await countUse(key, allowed)
  if (retryAfter > 0) throw new Failure('too-many', { retryAfter })
}

const ipKey = (path: string, ip: string) => `address ${path} ${bucketOf(ip)}`

const underway = new Map<string, Promise<CallResult>>()

/** Runs a submission alone: a repeated one waits for the response of the first one instead of holding a connection. */
function alone(key: string, take: () => Promise<CallResult>) {
  const running = underway.get(key) ?? take().finally(() => underway.delete(key))
  underway.set(key, running)
  return running
}

/** Files are identified by their bytes: a corrected file often keeps its name. */
async function inputText(input: unknown) {
  const entries = Object.entries(input as object).map(async ([name, value]) => [
    name,
    value instanceof File
      ? createHash('sha256')
          .update(await value.bytes())
          .digest('base64url')
      : value,
  ])
  return JSON.stringify(await Promise.all(entries))
}

function textsIn(input: unknown): string[] {
  return Object.values(input as object).filter((value) => typeof value === 'string')
}

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url')
