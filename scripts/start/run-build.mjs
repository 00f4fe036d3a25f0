import { spawn } from 'node:child_process'

/**
 * Builds whatever is older than its sources, in a process of its own: compressing takes 300 MB, which would stay with
 * the supervisor. The process prints why a build failed.
 * @returns {{ name: string, isBuilt: Promise<boolean>, stop: () => boolean }}
 */
export function runBuild(root) {
  const child = spawn(process.execPath, ['scripts/start/build.mjs'], { cwd: root, stdio: 'inherit' })
  const isBuilt = new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)))
  return { name: 'build', isBuilt, stop: () => child.kill() }
}
