import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Returns the local TCP ports of a process, from Linux's /proc.
 * @throws if the process does not exist
 */
export function socketsOf(pid: number): number[] {
  const inodes = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
      } catch {
        return []
      }
    }),
  )
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, local = '', , , , , , , , inode = ''] = line.trim().split(/\s+/)
        return inodes.has(inode) ? Number.parseInt(local.split(':')[1] ?? '', 16) : []
      }),
  )
}
