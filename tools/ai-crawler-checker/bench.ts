import { readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { readRobotsFile } from '#engine/robots/robots-file.ts'
import { checkRobots } from '#engine/robots/verdict.ts'
import { corpus } from '#tests/support/corpus.ts'
import { agents } from './agents/index.ts'
import { leftOut } from './agents/left-out.ts'
import { verdictsFor } from './verdicts.ts'

const PATHS = ['/', '/cart', '/search?q=oak', '/blog/oak']

/** Counts names of the public list that the table covers, and verdicts that equal those of the robots engine. */
export async function measure(): Promise<Measure[]> {
  const measures: Measure[] = []
  const list = corpus('ai-robots')
  if (list) {
    const names = Object.keys(JSON.parse(readFileSync(`${list}/robots.json`, 'utf8')) as object)
    const inTable = new Set(agents.flatMap(({ token, aliases = [] }) => [token, ...aliases]))
    const explained = names.filter((name) => !inTable.has(name) && name in leftOut)
    const covered = names.filter((name) => inTable.has(name)).length + explained.length
    measures.push({
      what: 'ai-crawler-checker: names of ai-robots that are covered',
      value: covered,
      unit: `of ${names.length}`,
      limit: names.length,
      better: 'more',
      note: `${explained.length} of them left out with a reason`,
    })
  }
  const set = corpus('robotstxt-spec')
  const files = set
    ? readdirSync(set)
        .filter((name) => name.endsWith('.textproto'))
        .map((name) => readFileSync(`${set}/${name}`, 'utf8'))
    : ['User-agent: *\nDisallow: /']
  let same = 0
  let total = 0
  for (const text of [...files, ...agents.map(({ token }) => `User-agent: ${token}\nDisallow: /\nAllow: /blog/`)])
    for (const path of PATHS) {
      const url = `https://shop.example${path}`
      const file = readRobotsFile(text)
      for (const { token, isAllowed } of verdictsFor(agents, { url, status: 200, text, fetchedAt: 0 }, url)) {
        total++
        if (isAllowed === checkRobots(file, token, url).isAllowed) same++
      }
    }
  measures.push({
    what: 'ai-crawler-checker: verdicts that equal the robots engine',
    value: same,
    unit: `of ${total}`,
    limit: total,
    better: 'more',
  })
  return measures
}
