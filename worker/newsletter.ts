import { getCms, type ReadIssue, readIssue, subscriptionToken, writeIssue } from '#cms/database/client.ts'

const FRESH_MS = 10_000

/**
 * Returns one email of an issue, rendered for its subscriber; undefined if they have unsubscribed since it was written
 * to the outbox.
 */
export async function renderNewsletter({ to, about }: { id: number; to: string; about: string }) {
  const { db } = await getCms()
  const { rows } = await db.pool.query<{ id: number; token: string | null }>(
    `select s.id, s.token from subscribers s where s.email = $1 and s.status = 'confirmed'
       and not exists (select 1 from suppressions u where u.hash = encode(sha256(convert_to(lower(s.email), 'UTF8')), 'hex'))`,
    [to],
  )
  const [subscriber] = rows
  if (!subscriber?.token) return undefined
  const token = subscriptionToken({ id: subscriber.id, token: subscriber.token })
  const found = await issueOf(Number(about.split('/')[1]))
  return found && writeIssue(found, token)
}

let cached: { id: number; at: number; reading: Promise<ReadIssue | undefined> } | undefined

/** The issue is read once for the emails that are sent together. */
function issueOf(id: number) {
  if (cached?.id === id && Date.now() - cached.at < FRESH_MS) return cached.reading
  const reading = getCms().then((cms) => readIssue(cms, id))
  cached = { id, at: Date.now(), reading }
  // A failed read is not cached: the next email reads the issue again.
  reading.catch(() => {
    cached = undefined
  })
  return reading
}
