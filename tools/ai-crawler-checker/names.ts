import { readRobotsFile } from '#engine/robots/robots-file.ts'
import type { Finding, Reference } from '#engine/tool/blocks.ts'
import type { Agent } from './agents/agent.ts'
import { leftOut } from './agents/left-out.ts'
import { groupText } from './group-text.ts'

const rfc: Reference = { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' }
const MIN_NAME = 5

/** Returns findings about names in robots.txt that no agent has: misspelled ones, and ones that are no longer used. */
export function ofNames(robotsText: string, agents: Agent[]): Finding[] {
  const named = readRobotsFile(robotsText).groups.flatMap((group) => group.agents)
  const known = new Set(
    [...agents.flatMap(({ token, aliases = [] }) => [token, ...aliases]), ...Object.keys(leftOut)].map((name) =>
      name.toLowerCase(),
    ),
  )
  return named.flatMap(({ value, line }): Finding[] => {
    const evidence = `line ${line}: User-agent: ${value}`
    const outdated = Object.keys(leftOut).find(
      (name) => /^(?:Claude-Web|OpenAI)$/.test(name) && name.toLowerCase() === value.toLowerCase(),
    )
    if (outdated)
      return [
        {
          id: 'outdated-name',
          severity: 'warning',
          title: `“${value}” is not a name that its operator documents.`,
          why: leftOut[outdated] ?? '',
          evidence,
          fix: groupText(
            agents
              .filter(
                ({ operator, purpose }) =>
                  operator === (outdated === 'OpenAI' ? 'OpenAI' : 'Anthropic') && purpose === 'training',
              )
              .map(({ token }) => token),
            'Disallow',
          ),
          ref: rfc,
        },
      ]
    const near = known.has(value.toLowerCase())
      ? undefined
      : agents.find(({ token }) => token.length >= MIN_NAME && isOneEditApart(token.toLowerCase(), value.toLowerCase()))
    return near
      ? [
          {
            id: 'misspelled-name',
            severity: 'warning',
            title: `No agent is called “${value}”; you probably mean ${near.token}.`,
            why: 'The group applies to nobody.',
            evidence,
            fix: `User-agent: ${near.token}`,
            ref: near.source.isOperators ? { label: near.operator, url: near.source.url } : rfc,
          },
        ]
      : []
  })
}

/**
 * Returns whether two words differ by one letter that is added, missing, or different, or by two letters that are
 * swapped.
 */
function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
