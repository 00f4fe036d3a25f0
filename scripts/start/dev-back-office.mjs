import { watch } from 'node:fs'
import { join } from 'node:path'
import { isBuilt, sourcesOf } from './build.mjs'
import { supervise } from './supervise.mjs'

const BACK_OFFICE = { name: 'admin', script: 'admin/server.ts' }

/**
 * Runs the back office of `npm run dev`. A build of the present sources needs no compiling, so it is used until one of
 * them changes. From then on, Next compiles every screen when it is opened.
 * @param {Pick<Parameters<typeof supervise>[0], 'env' | 'cwd' | 'mayRestart'>} kept
 * @returns {ReturnType<typeof supervise>}
 */
export function superviseBackOffice(kept) {
  const compile = () => supervise({ ...BACK_OFFICE, args: ['--dev'], ...kept })
  // A build runs in production, where no private target may be fetched.
  if (kept.env.ALLOW_PRIVATE_TARGETS || !isBuilt(kept.cwd, 'admin')) return compile()
  let running = supervise({ ...BACK_OFFICE, ...kept, env: { ...kept.env, NODE_ENV: 'production' } })
  const watchers = sourcesOf('admin').map((source) => watch(join(kept.cwd, source), { recursive: true }, noteChange))
  return { name: running.name, ready: running.ready, pid: () => running.pid(), stop }

  function noteChange() {
    if (watchers.length === 0 || isBuilt(kept.cwd, 'admin')) return
    stopWatching()
    console.log('The back office has changed: from now on, its screens are compiled when they are opened.')
    const built = running
    const compiling = built.stop().then(compile)
    running = { pid: () => undefined, stop: () => compiling.then((one) => one.stop()) }
    void compiling.then((one) => (running = one))
  }

  function stopWatching() {
    for (const watcher of watchers.splice(0)) watcher.close()
  }

  function stop() {
    stopWatching()
    return running.stop()
  }
}
