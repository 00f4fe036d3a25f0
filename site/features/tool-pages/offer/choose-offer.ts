import { countOf } from '#engine/text/count-of.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import type { Envelope } from '#engine/tool/envelope.ts'

/** Returns the place of the offer that fits what was found: the first with a rule that has a finding, or the last. */
export function chooseOffer(offers: { when: string[] }[], findings: Finding[]): number {
  const found = new Set(findings.filter(({ severity }) => severity !== 'pass').map(({ id }) => id))
  const at = offers.findIndex(({ when }) => when.some((id) => found.has(id)))
  return at >= 0 ? at : offers.length - 1
}

/** Returns how much of a report needs work, as a sentence; '' if nothing does. */
export function workIn(findings: Finding[]): string {
  const { length } = findings.filter(({ severity }) => severity === 'critical' || severity === 'warning')
  return length === 0 ? '' : `${countOf(length, 'finding needs', 'findings need')} work.`
}

/** Returns whether a report says something that can be acted on. */
export const hasResult = ({ status }: Pick<Envelope, 'status'>) => status === 'done' || status === 'partial'
