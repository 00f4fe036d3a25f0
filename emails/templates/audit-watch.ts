import { type Changes, changesText, firstChanges } from '#audit/changes.ts'
import { countOf } from '#engine/text/count-of.ts'
import { formatDate } from '#engine/text/date-format.ts'
import type { Email } from '../email.ts'

type Watch = {
  brandName: string
  /** The site that is audited each month. */
  host: string
  /** URL of the button. */
  href: string
}

/** Asks whether the owner of an email address wants a monthly audit. Only the page of the button confirms it. */
export function watchConfirmation({ brandName, host, href }: Watch): Email {
  return {
    subject: `Confirm the monthly audit of ${host}`,
    preheader: 'Nothing begins before you confirm.',
    heading: `Confirm the monthly audit of ${host}`,
    paragraphs: [
      `Someone asked ${brandName} to audit ${host} each month and to email you only if something changed. If that was you, open the page below and click the button there.`,
    ],
    button: { label: 'Confirm monthly audit', href },
    closing: [
      'The link works for seven days. If that wasn’t you, ignore this email: no audit begins, and we’ll delete your email address.',
    ],
    why: `You get this email because someone entered your email address on the audit of ${host}.`,
  }
}

type AuditChanges = Watch & {
  changes: Changes
  /** `null` if too little could be examined. */
  score: number | null
  /** The new report beside the one before, if that can still be opened. */
  comparison?: { href: string; since: Date }
  unsubscribeUrl: string
  postalAddress: string | undefined
}

/** Changes that are named. The report has all of them. */
const MAX_NAMED = 5

/** Says what is new and what is fixed on a site since its last audit. */
export function auditChanges({
  brandName,
  host,
  href,
  changes,
  score,
  comparison,
  unsubscribeUrl,
  postalAddress,
}: AuditChanges): Email {
  const first = firstChanges(changes, MAX_NAMED)
  return {
    subject: `${changesText(changes)} on ${host}`,
    preheader: [...first.new, ...first.fixed].map(({ title }) => title).join(' '),
    heading: `What changed on ${host}`,
    paragraphs: [`Since the last audit of ${host}, ${countsOf(changes)}.`],
    facts: [
      ['New', namesOf(first.new, changes.new.length)],
      ['Fixed', namesOf(first.fixed, changes.fixed.length)],
      ['Score now', score === null ? null : `${score} of 100`],
    ],
    ...(comparison
      ? {
          articles: [
            {
              title: 'Compare with the last audit',
              excerpt: `What is new, fixed, and unchanged since ${formatDate(comparison.since)}.`,
              href: comparison.href,
            },
          ],
        }
      : {}),
    button: { label: 'Open the report', href },
    closing: ['Anyone with this link can read the report.'],
    why: `You get this email because you confirmed a monthly audit of ${host} by ${brandName}. If nothing changes in a month, you get no email.`,
    unsubscribeUrl,
    postalAddress,
  }
}

const countsOf = ({ new: added, fixed }: Changes): string =>
  [
    ...(added.length > 0 ? [countOf(added.length, 'finding is new', 'findings are new')] : []),
    ...(fixed.length > 0 ? [countOf(fixed.length, 'finding is fixed', 'findings are fixed')] : []),
  ].join(', and ')

/** Returns one title in each line, and how many more there are. */
function namesOf(named: Changes['new'], count: number): string {
  if (named.length === 0) return count === 0 ? '' : `${count}, see the report`
  return [
    ...named.map(({ title }) => title),
    ...(count > named.length ? [`and ${count - named.length} more`] : []),
  ].join('\n')
}

type Ended = Watch & {
  failingSince: Date
  /** What the last audit says, as a sentence. */
  reason: string
}

/** Says that a monthly audit has ended because its site could not be read for three months. */
export function watchEnded({ brandName, host, href, failingSince, reason }: Ended): Email {
  return {
    subject: `The monthly audit of ${host} has ended`,
    preheader: 'We could not read the site for three months.',
    heading: `The monthly audit of ${host} has ended`,
    paragraphs: [
      `We have not been able to read ${host} since ${formatDate(failingSince)}, and have stopped trying. Your email address is deleted from this audit.`,
    ],
    facts: [['Last result', reason]],
    button: { label: 'Start a new audit', href },
    closing: ['If you start one, you can ask for a monthly audit again.'],
    why: `You get this email once, because you confirmed a monthly audit of ${host} by ${brandName}.`,
  }
}
