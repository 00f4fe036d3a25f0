import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const MAX_OUTBOX_AGE_MIN = 15
const MIN_FREE_BYTES = 200 * 1024 ** 2
const MIN_FREE_SHARE = 0.01

/** What the database says of itself; `waitingMinutes` is the age of the oldest email that was never tried. */
export type StoredState = { migrated: boolean; waitingMinutes: number }

/** Returns what is wrong with what is stored. Without a mail server, emails wait as long as they have to. */
export function storedProblems({ migrated, waitingMinutes }: StoredState, hasMailServer: boolean) {
  const isLate = hasMailServer && waitingMinutes > MAX_OUTBOX_AGE_MIN
  return [
    ...(migrated ? [] : ['The database is not migrated to this version.']),
    ...(isLate ? [`The oldest email has been waiting for ${Math.round(waitingMinutes)} minutes.`] : []),
  ]
}

/**
 * Returns what is wrong with the disk of DATA_DIR.
 * @param found its blocks (`statfs`); undefined if the folder cannot be read
 */
export function diskProblem(found: { bavail: number; blocks: number; bsize: number } | undefined) {
  if (!found) return 'DATA_DIR cannot be read.'
  const { bavail, blocks, bsize } = found
  const free = bavail * bsize
  if (free >= MIN_FREE_BYTES && bavail >= blocks * MIN_FREE_SHARE) return undefined
  return `The disk of DATA_DIR has only ${Math.floor(free / 1024 ** 2)} MB left.`
}

/** Headers that proxies add. A proxy on this machine connects from loopback for every client. */
const OF_PROXIES = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Returns whether a request was sent by a program on this machine, without a proxy. */
export function isLocal({ ip, headers, socket }: Pick<FastifyRequest, 'ip' | 'headers' | 'socket'>) {
  return [ip, socket.remoteAddress ?? ''].every(isLoopback) && !OF_PROXIES.some((name) => name in headers)
}

function isLoopback(ip: string) {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
}
