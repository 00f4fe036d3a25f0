import type { ChosenGroup, Match, Verdict } from '#engine/robots/verdict.ts'
import { beginningOf } from '#engine/text/shorten.ts'

/** Returns the reason for a verdict, in a sentence or two. */
export function reasonOf({ isAllowed, isRobotsTxt, path, chosen, rule, rival }: Verdict): string {
  if (isRobotsTxt) return 'Every crawler may fetch /robots.txt itself.'
  if (chosen.name === null) return 'No group applies to this crawler, so everything is allowed.'
  if (!rule) return `No rule of the group matches ${shownUrl(path)}, so it is allowed.`
  const index = rule.compared === rule.pattern ? '' : ' It names an index page, which Google also treats as its folder.'
  const length = rule.compared.length
  if (!rival)
    return `It is the longest rule that matches (${octets(length)}); no ${isAllowed ? 'Disallow' : 'Allow'} rule matches.${index}`
  if (rival.compared.length === length)
    return `Two rules match with ${octets(length)} (the other is in line ${rival.line}); if rules are equally long, Allow wins.${index}`
  return `${octets(length)} beat the ${rival.compared.length} of “${nameOf(rival)}” in line ${rival.line}: the longest matching rule decides.${index}`
}

export const nameOf = ({ allows, value }: Match) => `${allows ? 'Allow' : 'Disallow'}: ${shownUrl(value)}`

/** Returns the group that applies, and its lines. */
export function groupText({ name, groups }: ChosenGroup, agent: string) {
  if (name === null) return 'None: everything is allowed'
  const lines = groups
    .map(({ agents, rules }) => `${agents[0]?.line}–${rules.at(-1)?.line ?? agents.at(-1)?.line}`)
    .join(', ')
  const instead = name === '*' || name.toLowerCase() === agent.toLowerCase() ? '' : ' (it has no group of its own)'
  return `${name}${instead}, lines ${lines}`
}

export const shownUrl = (text: string, count = 120) => beginningOf(text, count, ' …')

const octets = (count: number) => `${count} ${count === 1 ? 'octet' : 'octets'}`
