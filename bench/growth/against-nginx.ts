import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Setting } from '../faults/setting.ts'
import type { Measure } from '../measure.ts'
import { repeatRequest } from '../repeat-request.ts'
import { processMs } from './cpu.ts'

const SECONDS = 5
const PAGE = '/services/shopify-seo/'
const ROUNDS = 3
const IDLE_MS = 2_000

/**
 * Compares stored pages with nginx, which sends the same bytes from a file: requests per second of CPU time, in the
 * same run and in turn. Without nginx, there is nothing to compare with.
 */
export async function measureAgainstNginx({ url, pidOf }: Setting): Promise<Measure[]> {
  if (spawnSync('nginx', ['-v']).error) {
    console.log('nginx is not installed, so stored pages are compared with nothing (apt-get install nginx-light).')
    return []
  }
  // Twice, so that the page has its best compression.
  for (let nth = 0; nth < 3; nth++)
    await (await fetch(url + PAGE, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  await repeatRequest(url, PAGE, 1)
  // Pages that were just rendered are still being compressed.
  await waitFor(() => isIdle(Number(pidOf('site'))), { within: 300_000 })
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), execFileSync('curl', ['-s', '-H', 'accept-encoding: br', url + PAGE]))
  execFileSync('chmod', ['-R', 'a+rX', folder])
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
     http { access_log off; keepalive_requests 100000000; open_file_cache max=10; server { listen 127.0.0.1:${port}; root ${folder};
       location / { default_type text/html; add_header content-encoding br; try_files /page =404; } } }`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  try {
    const other = `http://127.0.0.1:${port}`
    await waitFor(async () => (await fetch(other)).ok)
    const worker = Number(execFileSync('pgrep', ['-P', `${nginx.pid}`], { encoding: 'utf8' }).trim())
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await perCpuSecond(url, Number(pidOf('site')))
      ratios.push(ours / (await perCpuSecond(other, worker)))
    }
    const value = Math.round((ratios.toSorted()[Math.floor(ROUNDS / 2)] ?? 0) * 100) / 100
    return [{ what: 'stored pages per second of CPU, nginx = 1', value, unit: '', limit: 0.5, better: 'more' }]
  } finally {
    nginx.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function perCpuSecond(origin: string, pid: number) {
  const before = processMs(pid)
  const perSecond = await repeatRequest(origin, PAGE, SECONDS)
  return (perSecond * SECONDS * 1_000) / (processMs(pid) - before)
}

async function isIdle(pid: number) {
  const before = processMs(pid)
  await delay(IDLE_MS)
  return processMs(pid) - before < IDLE_MS / 20
}
