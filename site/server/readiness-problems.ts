import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const MAX_OUTBOX_AGE_MIN = 15
/** Each site sends itself a notification every five seconds. */
const MAX_NOTIFICATION_AGE_S = 15
const MIN_FREE_BYTES = 200 * 1024 ** 2
const MIN_FREE_SHARE = 0.01

/** What the database says of itself; `waitingMinutes` is the age of the oldest email that was never tried. */
export type StoredState = { migrated: boolean; waitingMinutes: number }

/** What an instance sees; what only the database knows is missing while it is away. */
export type InstanceState = {
  /** Whether the database answers through the pool that pages use. */
  isAnswering: boolean
  /** Whether it answers on a connection of its own. */
  isReachable: boolean
  hasPages: boolean
  /** Seconds since the last notification of the database arrived. */
  notificationAge: number
  isMigrated?: boolean
  waitingMinutes?: number
  disk: { bavail: number; blocks: number; bsize: number } | undefined
}

/**
 * Returns why an instance cannot serve, one sentence each; an empty list means ready. Without the database, it serves
 * the pages that it has stored. Without notifications, it would go on serving them after their content has changed.
 */
export function unreadyReasons({ isAnswering, isReachable, hasPages, isMigrated, notificationAge }: InstanceState) {
  const isLost = isReachable && notificationAge > MAX_NOTIFICATION_AGE_S
  return [
    ...(isAnswering || hasPages ? [] : ['The database does not answer.']),
    ...(isMigrated === false ? ['The database is not migrated to this version.'] : []),
    ...(isLost
      ? [
          'No notification arrives: is a pooler in transaction mode between this site and PostgreSQL? Published changes are not seen.',
        ]
      : []),
  ]
}

/** Returns what somebody has to attend to, one sentence each, whether or not this instance can serve. */
export function alertsOf(state: InstanceState, hasMailServer: boolean) {
  const { isAnswering, waitingMinutes = 0, disk } = state
  // Without a mail server, emails wait as long as they have to.
  const isLate = hasMailServer && waitingMinutes > MAX_OUTBOX_AGE_MIN
  const away = 'The database does not answer.'
  return [
    ...new Set([
      ...(isAnswering ? [] : [away]),
      ...unreadyReasons(state),
      ...[diskProblem(disk)].filter((problem) => problem !== undefined),
      ...(isLate ? [`The oldest email has been waiting for ${Math.round(waitingMinutes)} minutes.`] : []),
    ]),
  ]
}

/**
 * Returns what is wrong with the disk of DATA_DIR.
 * @param found its blocks (`statfs`); undefined if the folder cannot be read
 */
function diskProblem(found: { bavail: number; blocks: number; bsize: number } | undefined) {
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
