import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { promtoolTests, testedAlerts } from '../support/alert-faults.ts'

const RULES = resolve('deploy/prometheus/alerts.yaml')

type Rule = { alert: string; labels: { severity: string }; annotations: { summary: string } }
const { groups } = parse(readFileSync(RULES, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

/** Prometheus is not part of the product; without its program, the rules are only read. */
const hasPromtool = (() => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test('R18 each alert is in the operations manual, and a fault raises it', () => {
  const manual = readFileSync('docs/operations.md', 'utf8')
  for (const { alert } of rules) expect(manual).toContain(`\`${alert}\``)
  expect([...testedAlerts].sort()).toEqual(rules.map(({ alert }) => alert).sort())
})

test('the dashboard and the alerts read only metrics that the product has', () => {
  const dashboard = readFileSync('deploy/grafana/dashboard.json', 'utf8')
  const known = ['platform/metrics/counters.ts', 'platform/metrics/registry.ts', 'worker/mail-server-metric.ts']
  const site = ['metrics', 'shared-metrics', 'request-metrics'].map((name) => `site/server/metrics/${name}.ts`)
  const sources = [...known, ...site].map((file) => readFileSync(file, 'utf8')).join()
  const named = `${dashboard}${readFileSync(RULES, 'utf8')}`.match(/\bprairie_\w+/g) ?? []
  for (const name of new Set(named)) expect(sources).toContain(name.replace(/_(bucket|sum|count)$/, ''))
  expect(JSON.parse(dashboard).panels.length).toBeGreaterThan(8)
})

test.skipIf(!hasPromtool)(
  'R18 each fault raises exactly one alert within a minute, which clears within a minute',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'prairie-alerts-'))
    const alerts = new Map(rules.map(({ alert, labels }) => [alert, labels]))
    const file = join(folder, 'tests.json')
    writeFileSync(file, JSON.stringify(promtoolTests(RULES, alerts)))
    try {
      execFileSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' })
      expect(execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })).toContain('SUCCESS')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
