import { spawn } from 'node:child_process'
import { releaseOf } from './release.mjs'

/**
 * Builds whatever is older than its sources, in a process of its own: compressing takes 300 MB, which would stay with
 * the supervisor. The process prints why a build failed. An archive of a release is built.
 * @returns {{ name: string, isBuilt: Promise<boolean>, stop: () => boolean }}
 */
export function runBuild(root) {
  if (releaseOf(root)) return { name: 'build', isBuilt: Promise.resolve(true), stop: () => true }
  const child = spawn(process.execPath, ['scripts/start/build.mjs'], { cwd: root, stdio: 'inherit' })
  const isBuilt = new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
  return { name: 'build', isBuilt, stop: () => child.kill() }
}
