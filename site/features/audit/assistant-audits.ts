import { readAudit } from '#cms/database/client.ts'
import { Failure } from '#engine/failures.ts'
import { environment } from '#platform/environment/environment.ts'
import type { AssistantAudits } from '#runs/assistants/audit-answers.ts'
import { createStreamLimit } from '#runs/limits/stream-limit.ts'
import { plainMessage } from '#site/calls/plain-message.ts'
import { toFailure } from '#site/calls/responses.ts'
import { beginAudit } from './commands.ts'
import { keyIn } from './queries.ts'
import { StartAudit } from './schema.ts'
import { progressOf, readStoredAudit } from './stored-audits.ts'

/** Assistants on the web send from few IP addresses. */
const enterWait = createStreamLimit({ perNetwork: 50, total: 200 })

const AssistantStart = StartAudit.omit({ email: true })

/** Returns the audits for an assistant with an IP address, with the limits of `POST /api/audit`. */
export function assistantAudits(ip: string): AssistantAudits {
  return {
    start: (sent) => orFailure(start(sent, ip)),
    read: (audit) => orFailure(read(keyIn(audit))),
    progress: (audit) => orFailure(progress(keyIn(audit))),
    enterWait: () => enterWait(ip),
  }
}

async function start(sent: Record<string, unknown>, ip: string) {
  const { success, data, error } = AssistantStart.safeParse(sent, { error: plainMessage })
  if (!success) throw new Failure('invalid', { message: error.issues.map(({ message }) => message).join(' ') })
  const { key, url } = await beginAudit({ ...data, email: '' }, { ip, isAssistant: true })
  return { audit: key, link: url }
}

/** The key that was asked for stays the one that is shown: the holder of a shared link learns no other. */
async function read(key: string) {
  const stored = await readStoredAudit(key)
  return stored && { ...stored, audit: key, link: new URL(`/audit/${key}/`, environment.siteUrl).href }
}

async function progress(key: string) {
  const row = await readAudit(key)
  return row && { state: row.state, progress: progressOf(row) }
}

/** The protocol would hand the assistant the message of an error. */
const orFailure = <T>(work: Promise<T>) =>
  work.catch((error: unknown) => {
    throw toFailure(error)
  })
