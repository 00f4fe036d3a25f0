import { checkRobots, chooseGroup } from '#engine/robots/verdict.ts'
import { countOf } from '#engine/text/count-of.ts'
import type { Agent, Purpose } from '#tools/ai-crawler-checker/agents/agent.ts'
import { agents } from '#tools/ai-crawler-checker/agents/index.ts'
import { groupText } from '#tools/ai-crawler-checker/group-text.ts'
import { ofNames } from '#tools/ai-crawler-checker/names.ts'
import { robotsState } from '#tools/ai-crawler-checker/verdicts.ts'
import type { Evidence } from '../../evidence.ts'
import { type SiteRule, siteRule } from '../../rule.ts'
import type { SiteView } from '../../site/site-view.ts'
import { source } from '../../sources.ts'

/** Operators of assistants that many people use. Sites often have reasons to keep the others out. */
const ASSISTANTS = new Set([
  'OpenAI',
  'Anthropic',
  'Perplexity',
  'Apple',
  'Meta',
  'Amazon',
  'Microsoft',
  'Google',
  'Mistral AI',
  'DuckDuckGo',
  'Brave',
])
const NO_FILE = 'robots.txt could not be read, so it says nothing about single crawlers.'
const APPLIES = 'Sites with a robots.txt that can be read, for pages that search engines may show.'

const openAi = source('OpenAI: overview of OpenAI crawlers', 'https://platform.openai.com/docs/bots')
const rfc = source('RFC 9309: Robots Exclusion Protocol', 'https://www.rfc-editor.org/rfc/rfc9309')

/**
 * Returns the agents that robots.txt keeps from pages that Google may read. Agents with the same rules are compared
 * with each page once.
 */
function blockedAgents({ robots, indexable }: SiteView, purpose: Purpose): (Evidence & { token: string })[] {
  const wanted = agents.filter((one) => one.purpose === purpose && one.obeys !== 'no' && ASSISTANTS.has(one.operator))
  const known = new Map<string, { count: number; line: number; rule: string }>()
  return wanted.flatMap(({ token, operator }: Agent) => {
    const group = chooseGroup(robots, token)
    if (group.rules.length === 0) return []
    const key = group.rules.map(({ line }) => line).join(' ')
    const found = known.get(key) ?? countBlocked()
    known.set(key, found)
    // That everybody but the search engines is kept out is a finding of the whole file.
    if (found.count === 0 || (group.name === '*' && found.count === indexable.length)) return []
    return [
      {
        token,
        line: found.line,
        snippet: `Disallow: ${found.rule}`,
        detail: `${token} (${operator}) may not read ${found.count} of ${countOf(indexable.length, 'page')}.`,
      },
    ]

    function countBlocked() {
      const count = { count: 0, line: 0, rule: '' }
      for (const { url } of indexable) {
        const { isAllowed, rule } = checkRobots(robots, token, url, group)
        if (isAllowed || !rule) continue
        if (count.count === 0) Object.assign(count, { line: rule.line, rule: rule.value })
        count.count++
      }
      return count
    }
  })
}

type AgentRule = Omit<SiteRule, 'kind' | 'group' | 'title' | 'appliesTo' | 'evaluate'> & {
  purpose: Purpose
  title: string
}

const agentRule = ({ purpose, title, ...rule }: AgentRule): SiteRule =>
  siteRule({
    ...rule,
    group: 'ai',
    title: () => title,
    appliesTo: APPLIES,
    evaluate: (site) => {
      const { robots } = site.crawl
      if (robotsState(robots) === 'unreachable') return { unmeasured: NO_FILE }
      const blocked = blockedAgents(site, purpose)
      const paste = groupText(
        blocked.map(({ token }) => token),
        'Allow',
      )
      return {
        of: site.indexable.length,
        found: blocked.map(({ token: _, ...evidence }) => ({ url: robots.url, ...evidence, paste })),
      }
    },
  })

/** Rules about what robots.txt says to AI agents. */
export const crawlerRules = [
  agentRule({
    id: 'ai-search-blocked',
    severity: 'warning',
    purpose: 'search',
    title: 'robots.txt keeps the search of AI assistants from pages that Google may read',
    measures:
      'Whether crawlers that build an index for answers with links may read the pages that Googlebot may read. Crawlers that collect text for training are another rule.',
    why: 'An assistant that may not index a page cannot cite it and link to it. Blocking training does not require blocking search.',
    source: openAi,
    fix: 'Give these crawlers a group of their own that allows the pages.',
    weight: 8,
    effort: 1,
  }),
  agentRule({
    id: 'ai-user-blocked',
    severity: 'notice',
    purpose: 'user',
    title: 'robots.txt keeps AI assistants from opening pages when their users ask for them',
    measures:
      'Whether agents that open a page because a person asked for it may read the pages that Googlebot may read.',
    why: 'An assistant cannot open the page when a customer asks about it, so it answers from other sources.',
    source: openAi,
    fix: 'Allow these agents, if customers should get answers from your own pages.',
    weight: 4,
    effort: 1,
  }),
  agentRule({
    id: 'ai-training-blocked',
    severity: 'notice',
    purpose: 'training',
    title: 'robots.txt keeps crawlers that collect text for training from pages',
    measures: 'Whether crawlers that collect pages for training models may read the pages that Googlebot may read.',
    why: 'That is a decision, not a fault. It keeps your text out of future models; whether they then know your brand less is open.',
    source: openAi,
    fix: 'Leave it if you mean it. Otherwise, allow these crawlers.',
    weight: 1,
    effort: 1,
  }),
  siteRule({
    id: 'ai-agent-misnamed',
    group: 'ai',
    severity: 'warning',
    title: () => 'robots.txt has rules for AI crawlers that do not exist by that name',
    measures: 'Whether the names of AI crawlers in robots.txt are spelled as their operators document them.',
    appliesTo: 'Sites with a robots.txt that names crawlers.',
    why: 'A group with a misspelled name applies to nobody, so the crawler does what it may for everybody else.',
    source: rfc,
    fix: 'Write the name as the operator documents it.',
    weight: 5,
    effort: 1,
    evaluate: ({ crawl: { robots }, robots: file }) => {
      if (robotsState(robots) === 'unreachable') return { unmeasured: NO_FILE }
      const names = ofNames(robotsState(robots) === 'file' ? robots.text : '', agents)
      return {
        of: file.groups.flatMap((group) => group.agents).filter(({ token }) => token !== '*').length,
        found: names.map(({ title, evidence = '', fix }) => {
          const [, line, snippet = ''] = /^line (\d+): (.*)$/s.exec(evidence) ?? []
          return {
            url: robots.url,
            ...(line ? { line: Number(line), snippet } : {}),
            detail: title,
            ...(fix ? { paste: fix } : {}),
          }
        }),
      }
    },
  }),
]
