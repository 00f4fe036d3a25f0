import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newDataFolder } from './data-folder.ts'
import { waitFor } from './wait-for.ts'

/** Returns whether Varnish and its module for keys are installed (Debian: varnish, varnish-modules). */
export const hasVarnish = () => {
  try {
    execFileSync('varnishd', ['-C', '-f', join(process.cwd(), 'deploy/varnish/default.vcl')], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Runs Varnish with the configuration of `deploy/varnish` in front of a site. Returns a function that ends it. */
export async function runVarnish({ port, sitePort }: { port: number; sitePort: number }) {
  const folder = newDataFolder('varnish')
  const file = join(folder, 'site.vcl')
  writeFileSync(file, readFileSync('deploy/varnish/default.vcl', 'utf8').replace('"4321"', `"${sitePort}"`))
  const listens = ['-a', `127.0.0.1:${port}`, '-n', join(folder, 'state')]
  const memory = ['-s', 'malloc,32m', '-p', 'http_gzip_support=off']
  const varnish = spawn('varnishd', ['-j', 'none', '-F', '-f', file, ...listens, ...memory], { stdio: 'ignore' })
  const ended = new Promise((resolve) => varnish.once('exit', resolve))
  await waitFor(async () => Boolean(await fetch(`http://127.0.0.1:${port}/healthz`)))
  return async () => {
    varnish.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
