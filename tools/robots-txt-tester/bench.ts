import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Measure } from '#bench/measure.ts'
import { readRobotsFile } from '#engine/robots/robots-file.ts'
import { checkRobots, chooseGroup } from '#engine/robots/verdict.ts'
import { corpus } from '#tests/support/corpus.ts'
import { readCases } from './oracle.ts'

type Peer = (url: string, robots: string) => { isAllowed: (url: string, agent: string) => boolean | undefined }

/**
 * Compares verdicts of the specification test with those of robots-parser, and measures the time for a file of 500 KiB,
 * the limit.
 */
export async function measure(): Promise<Measure[]> {
  const set = corpus('robotstxt-spec')
  const measures: Measure[] = []
  if (set) {
    const peer = createRequire(import.meta.url)('robots-parser') as Peer
    const cases = readdirSync(set)
      .filter((name) => name.endsWith('.textproto'))
      .flatMap((name) => readCases(readFileSync(`${set}/${name}`, 'utf8')))
    const right = (verdict: (one: (typeof cases)[number]) => boolean) =>
      cases.filter((one) => verdict(one) === one.isAllowed).length
    const ours = right(({ robots, agent, url }) => checkRobots(readRobotsFile(robots), agent, url).isAllowed)
    const theirs = right(
      ({ robots, agent, url }) =>
        peer(`${/^https?:..[^/]+/.exec(url)?.[0] ?? ''}/robots.txt`, robots).isAllowed(url, agent) !== false,
    )
    measures.push({
      what: 'robots-txt-tester: right verdicts of robotstxt-spec',
      value: ours,
      unit: `of ${cases.length}`,
      limit: cases.length,
      better: 'more',
      note: `robots-parser 3.0.1: ${theirs}`,
    })
  }
  const lines = Array.from({ length: 11_000 }, (_, index) => `Disallow: /shop/*/item-${index}/*?sort=$`)
  const file = `User-agent: *\n${lines.join('\n')}`
  const started = performance.now()
  const read = readRobotsFile(file)
  const group = chooseGroup(read, 'Googlebot')
  for (let index = 0; index < 100; index++)
    checkRobots(read, 'Googlebot', `https://a.example/shop/oak/item-${index}/x?sort=`, group)
  measures.push({
    what: 'robots-txt-tester: 100 addresses against 11,000 rules',
    value: Math.round(performance.now() - started),
    unit: 'ms',
    limit: 1_000,
    better: 'less',
    note: `${Math.round(file.length / 1024)} KiB`,
  })
  return measures
}
