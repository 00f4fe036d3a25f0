import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Measure } from '#bench/measure.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { tool } from './tool.ts'
import { readUserAgent } from './user-agent.ts'

type Case = { user_agent_string: string; family: string } & Record<string, string | null>

/** Counts user agents whose browser or system gets the name and version that the newest tests of uap-core expect. */
export async function measure(): Promise<Measure[]> {
  const folder = corpus('uap-core')
  if (!folder) return []
  const { asset } = nodePorts(tool)
  const read = (userAgent: string) => readUserAgent(userAgent, () => asset('regexes.yaml'))
  const share = async (file: string, part: 'browser' | 'system', versions: string[]) => {
    const { test_cases: cases } = parse(readFileSync(`${folder}/${file}`, 'utf8')) as { test_cases: Case[] }
    let right = 0
    for (const one of cases) {
      const version = versions.flatMap((name) => one[name] || []).join('.')
      const expected = one.family === 'Other' ? null : [one.family, version].filter(Boolean).join(' ')
      if ((await read(one.user_agent_string))[part] === expected) right += 1
    }
    return { right, all: cases.length }
  }
  const browsers = await share('test_ua.yaml', 'browser', ['major', 'minor', 'patch'])
  const systems = await share('test_os.yaml', 'system', ['major', 'minor', 'patch', 'patch_minor'])
  return [
    {
      what: 'my-ip-address: browsers named as in the tests of uap-core',
      value: browsers.right,
      unit: `of ${browsers.all}`,
      limit: Math.floor(browsers.all * 0.75),
      better: 'more',
      note: 'The tests are newer than the patterns on npm.',
    },
    {
      what: 'my-ip-address: systems named as in the tests of uap-core',
      value: systems.right,
      unit: `of ${systems.all}`,
      limit: Math.floor(systems.all * 0.9),
      better: 'more',
    },
  ]
}
