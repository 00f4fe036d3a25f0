import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { availableMemory } from '#platform/process/memory-flags.ts'
import { findProgram } from '#providers/chromium/program.ts'
import { SECRET_FILES } from '../backup/parts.ts'
import type { Facts } from './findings.ts'

type Settings = { dataDir: string; port: number; chromiumPath?: string | undefined }
type Machine = Pick<Facts, 'disk' | 'readableSecrets' | 'dataFailure' | 'ports' | 'memory' | 'chromium'>

/** Measures what this machine gives the product. */
export async function measureMachine({ dataDir, port, chromiumPath }: Settings): Promise<Machine> {
  const found = await statfs(dataDir).catch(() => undefined)
  return {
    ...(found ? { disk: { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize } } : {}),
    readableSecrets: SECRET_FILES.map((name) => join(dataDir, name)).filter(isReadableByOthers),
    dataFailure: whyNotWritable(dataDir),
    ports: [{ name: 'PORT', port, isTaken: await isTaken(port) }],
    memory: { limitBytes: availableMemory(), usedBytes: usedByContainer() },
    chromium: startChromium(findProgram(chromiumPath)),
  }
}

const isReadableByOthers = (path: string) => existsSync(path) && (statSync(path).mode & 0o077) !== 0

function whyNotWritable(folder: string) {
  if (!existsSync(folder)) return undefined
  try {
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** Returns the memory of the container (cgroup 2) that is in use, without what the system would give up; if limited. */
function usedByContainer(): number | undefined {
  const folder = '/sys/fs/cgroup'
  if (!process.constrainedMemory() || !existsSync(join(folder, 'memory.current'))) return undefined
  const files = /^inactive_file (\d+)$/m.exec(readFileSync(join(folder, 'memory.stat'), 'utf8'))?.[1]
  return Number(readFileSync(join(folder, 'memory.current'), 'utf8')) - Number(files ?? 0)
}

/** Lets Chromium load an empty page. Its sandbox does not start as root, which the product does without. */
function startChromium(path: string | undefined): Facts['chromium'] {
  if (!path) return {}
  const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const { status, stderr, error } = spawnSync(path, [...flags, '--dump-dom', 'about:blank'], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  if (status === 0) return { path }
  return { path, failure: error?.message ?? stderr.trim().split('\n').at(-1)?.slice(0, 200) }
}
