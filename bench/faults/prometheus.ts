import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const RULES = resolve('deploy/prometheus/alerts.yaml')

/**
 * Runs a real Prometheus, with the product's own rules, that reads the metrics of a site every two seconds.
 * @param url of the site
 * @param work gets a function that returns the names of the alerts that fire
 * @throws if the program `prometheus` is not installed
 */
export async function withPrometheus<T>(url: string, work: (firing: () => Promise<string[]>) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'prairie-prometheus-'))
  const port = await freePort()
  const config = {
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '2s' },
    rule_files: [RULES],
    scrape_configs: [{ job_name: 'prairie', static_configs: [{ targets: [new URL(url).host] }] }],
  }
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const server = spawn(
    'prometheus',
    [
      ...[`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`],
      ...[`--web.listen-address=127.0.0.1:${port}`, '--log.level=error'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = new Promise((done) => server.once('exit', done))
  const ask = async (path: string) =>
    (await (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json()) as {
      data: { alerts?: { state: string; labels: { alertname: string } }[]; result?: unknown[] }
    }
  try {
    await waitFor(async () => (await ask('query?query=prairie_database_up')).data.result?.length, { within: 60_000 })
    return await work(async () => [
      ...new Set(
        (await ask('alerts')).data.alerts?.flatMap(({ state, labels }) => (state === 'firing' ? labels.alertname : [])),
      ),
    ])
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
