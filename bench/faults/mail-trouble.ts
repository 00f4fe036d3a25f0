import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { tryNow } from './outgoing.ts'
import { none } from './record.ts'
import { percentile95, send, steadily } from './send.ts'
import { DESK, type Setting } from './setting.ts'

const PER_SECOND = 20
const SECONDS = 10
const FORM_LIMIT_MS = 300

type Trouble = {
  name: string
  /** The local part of the visitors' email addresses, which determines the behavior of the mail server. */
  mailbox: string
  begin?: (setting: Setting) => unknown
  end?: (setting: Setting) => unknown
}

const troubles: Trouble[] = [
  {
    name: 'stopped',
    mailbox: 'reader',
    begin: ({ mailServer }) => mailServer.stop(),
    end: ({ mailServer }) => mailServer.start(),
  },
  {
    name: 'slow',
    mailbox: 'reader',
    begin: ({ line }) => void Object.assign(line, { delayMs: 3_000 }),
    end: ({ line }) => void Object.assign(line, { delayMs: 0 }),
  },
  { name: '451', mailbox: 'later' },
  { name: '550', mailbox: 'gone' },
]

/**
 * Measures that, whatever the mail server does, forms respond, and every email that can be delivered is delivered once
 * it recovers (R5).
 */
export async function measureMailTrouble(setting: Setting): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const trouble of troubles) measures.push(...(await measureTrouble(setting, trouble)))
  return measures
}

type OutboxEmail = { id: number; to: string; status: string; messageId: string | null }

async function measureTrouble(setting: Setting, { name, mailbox, begin, end }: Trouble): Promise<Measure[]> {
  const { url, query, mailServer } = setting
  const host = (index: number) => `r5-${name}-${index}.example`
  await begin?.(setting)
  const answers = await steadily(PER_SECOND, SECONDS, (index) =>
    send(url, 'send-mail', {
      form: 'contact',
      clientName: 'Ines Calder',
      clientEmail: `${mailbox}@${host(index)}`,
      website: `https://${host(index)}/`,
      message: `Our shop lost a third of its visitors in October. Could you have a look? This is note ${index}.`,
    }),
  )
  const accepted = answers.filter(({ status }) => status === 200).length
  await end?.(setting)

  const outboxEmails = () =>
    query<OutboxEmail>(
      `select o.id, o."to", o.status, o.message_id as "messageId" from outbox o
       join contact_requests m on o.about = 'contact-requests/' || m.id where m.website like $1`,
      [`https://r5-${name}-%`],
    )
  // One email for the agency and one for the visitor. Retries run at once.
  const isOver = async () => {
    await tryNow(setting)
    const all = await outboxEmails()
    return all.length >= accepted * 2 && all.every(({ status }) => status !== 'waiting')
  }
  await waitFor(isOver, { within: 300_000, every: 2_000 }).catch(() => undefined)

  const all = await outboxEmails()
  const isGone = ({ to }: OutboxEmail) => mailbox === 'gone' && to.startsWith('gone@')
  const deliverable = all.filter((email) => !isGone(email))
  const times = new Map<string, number>()
  for (const { email } of mailServer.mails) {
    const id = email.messageId ?? ''
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const arrived = deliverable.filter(({ messageId }) => messageId && times.has(messageId)).length
  const doubles = deliverable.filter(({ messageId }) => (times.get(messageId ?? '') ?? 0) > 1).length
  const atDesk = all.filter(({ to }) => to === DESK).length
  const what = `R5 mail server ${name}:`
  return [
    {
      what: `${what} form, p95`,
      value: percentile95(answers.map(({ ms }) => ms)),
      unit: 'ms',
      limit: FORM_LIMIT_MS,
      better: 'less',
      note: `${accepted} of ${answers.length} forms taken, ${PER_SECOND} a second`,
    },
    none(`${what} forms refused`, answers.length - accepted, 'forms'),
    {
      what: `${what} emails delivered afterwards`,
      value: arrived,
      unit: `of ${deliverable.length}`,
      limit: name === '550' ? accepted : accepted * 2,
      better: 'more',
      note: `${atDesk} for the desk, ${doubles} arrived twice; waits between attempts cut short (start_after = now())`,
    },
    ...(name === '550' ? [refusals(all.filter(isGone), accepted)] : []),
  ]
}

function refusals(gone: OutboxEmail[], accepted: number): Measure {
  return {
    what: 'R5 mail server 550: failed rows for an administrator to see',
    value: gone.filter(({ status }) => status === 'failed').length,
    unit: `of ${gone.length}`,
    limit: accepted,
    better: 'more',
  }
}
