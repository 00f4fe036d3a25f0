import { z } from 'zod'
import { Failure } from '#engine/failures.ts'
import { type RobotsFile, readRobotsFile } from '#engine/robots/robots-file.ts'
import { agentName, asSent, type ChosenGroup, checkRobots, chooseGroup } from '#engine/robots/verdict.ts'
import { withCommas } from '#engine/text/numbers.ts'
import type { Finding } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { pageUnlessText } from '#engine/web/text-source.ts'
import { readTypedUrl } from '#engine/web/typed-url.ts'
import { about } from './about.ts'
import { findFaults } from './faults.ts'
import { output } from './output.ts'
import { readFetched } from './read-fetched.ts'
import { groupText, nameOf, reasonOf, shownUrl } from './reasons.ts'
import { reportVerdicts, type Verdict } from './report.ts'
import { sample } from './sample.ts'

const MAX_VERDICTS = 10_000
const rfc = { label: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' }

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Test',
  guide: [
    'Tests which URLs a robots.txt, pasted or that of a site, allows or blocks for which crawlers, following RFC 9309 and the Google parser; use it before a robots.txt changes, or when a page is not crawled.',
    'Returns the verdict for each URL and crawler with the line that decides it, and the mistakes in the file.',
  ],
  input: z.object({
    robots: field.code({
      label: 'robots.txt',
      language: 'text',
      rows: 9,
      isOptional: true,
      hint: 'The whole file. An empty file allows everything.',
    }),
    url: field.pageUrl({ label: 'Or the URL of a site', isOptional: true }),
    urls: field.text({
      label: 'URLs',
      rows: 3,
      isOptional: true,
      hint: 'One per line; a path such as /cart is enough.',
      max: 500_000,
    }),
    agents: field.text({
      label: 'Crawlers',
      rows: 3,
      isOptional: true,
      default: 'Googlebot\nBingbot\nGPTBot',
      hint: 'Product tokens, one per line.',
      max: 20_000,
    }),
  }),
  output,
  fetches: ['url'],
  samples: [
    sample,
    { label: 'The robots.txt of a site', input: { robots: '', url: 'https://example.com/', urls: '/cart/' } },
  ],
  needs: { robots: ({ robots, url }) => pageUnlessText(robots, url) },
  limits: [
    'A rule keeps a crawler from fetching a page. It does not remove the page from the index.',
    'Crawlers comply voluntarily. Only your server logs show what they really do.',
    'URLs are compared as you type them. Crawlers percent-encode non-ASCII characters.',
    'For a site, the tool tests the robots.txt that our server gets. A firewall may send other crawlers a different one.',
  ],
  run: async (input, { robots, signal, progress }) => {
    const fetched = robots ? readFetched(robots) : null
    if (/\S/.test(input.url) && !fetched) {
      const message = 'Paste a robots.txt or enter a URL, not both: clear the one that should not be tested.'
      throw new Failure('invalid', { message, errors: { url: message } })
    }
    const file = readRobotsFile(fetched?.text ?? input.robots)
    const urls = linesOf(input.urls, fetched ? pathOfTyped(input.url) : '/')
    const agents = [...new Set(linesOf(input.agents, '*').map(agentName))]
    if (urls.length * agents.length > MAX_VERDICTS)
      throw new Failure('invalid', {
        message: `${urls.length} URLs and ${agents.length} crawlers make more than ${withCommas(MAX_VERDICTS)} combinations: test fewer at a time.`,
        errors: { urls: 'Enter fewer URLs.' },
      })
    const groups = new Map(agents.map((agent) => [agent, chooseGroup(file, agent)]))
    const verdicts: Verdict[] = []
    for (const [index, url] of urls.entries()) {
      for (const agent of agents) verdicts.push(verdictOf(file, agent, url, groups.get(agent)))
      if (index % 50 !== 49) continue
      progress(index + 1, urls.length, 'Testing')
      await new Promise((done) => setTimeout(done))
      signal.throwIfAborted()
    }
    return {
      verdicts,
      agents,
      sitemaps: file.sitemaps,
      groups: file.groups.map(({ agents, rules }) => ({
        agents: agents.map(({ value }) => value),
        rules: rules.length,
        line: agents[0]?.line ?? null,
      })),
      bytes: file.bytes,
      lines: file.lines.length,
      fetched,
      faults: [...faultsOfUrls(urls, verdicts), ...withoutField(findFaults(file), fetched !== null)],
    }
  },
  report: reportVerdicts,
})

function verdictOf(file: RobotsFile, agent: string, url: string, group: ChosenGroup | undefined): Verdict {
  const verdict = checkRobots(file, agent, url, group)
  const { isAllowed, path, rule, fitting, chosen } = verdict
  const sent = asSent(path)
  return {
    url,
    agent,
    isAllowed,
    path,
    rule: rule ? { directive: nameOf(rule), value: rule.value, line: rule.line } : null,
    fitting,
    reason: reasonOf(verdict),
    group: chosen.name,
    groupLines: groupText(chosen, agent),
    asSent: sent === path ? null : { path: sent, isAllowed: checkRobots(file, agent, sent, group).isAllowed },
  }
}

/** Removes the field from findings: lines of a fetched file are in no field of the form. */
const withoutField = (faults: Finding[], isFetched: boolean): Finding[] =>
  isFetched
    ? faults.map(({ place, ...fault }) => (place ? { ...fault, place: { path: lineText(place) } } : fault))
    : faults

const lineText = ({ line }: NonNullable<Finding['place']>) => (line ? `line ${line}` : 'robots.txt')

/** Returns the path that the visitor typed, which is tested if no other URL was entered. */
function pathOfTyped(typed: string) {
  const read = readTypedUrl(typed)
  if ('message' in read) return '/'
  const { pathname, search } = new URL(read.url)
  return pathname + search
}

function linesOf(text: string, start: string) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.length > 0 ? lines : [start]
}

function faultsOfUrls(urls: string[], verdicts: Verdict[]): Finding[] {
  const hosts = new Set(urls.flatMap((url) => /^https?:\/\/[^/?#]+/i.exec(url)?.[0].toLowerCase() ?? []))
  const found: Finding[] = verdicts
    .filter((one) => one.asSent && one.asSent.isAllowed !== one.isAllowed)
    .map(({ url, agent, isAllowed, asSent }) => ({
      id: 'not-encoded',
      severity: 'warning',
      title: `As ${agent} would send it, ${shownUrl(url, 60)} is ${asSent?.isAllowed ? 'allowed' : 'blocked'}, not ${isAllowed ? 'allowed' : 'blocked'}.`,
      why: 'Crawlers percent-encode non-ASCII characters before they compare. You typed the URL without encoding.',
      fix: `Test ${asSent?.path}.`,
      ref: rfc,
      place: { field: 'urls' },
    }))
  if (hosts.size > 1)
    found.push({
      id: 'several-hosts',
      severity: 'notice',
      title: `The URLs are on ${hosts.size} hosts, but a robots.txt applies to one.`,
      why: 'It applies to the scheme, host, and port it was fetched from.',
      ref: { label: 'RFC 9309, 2.3', url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3' },
      place: { field: 'urls' },
    })
  return found
}
