import { spawn } from 'node:child_process'
import { get } from 'node:http'

/** A start may take longer than systemd allows, when it migrates or copies a large database. */
const EXTENDED_BY_US = 60_000_000
const EXTEND_INTERVAL_MS = 20_000
const ANSWER_WITHIN_MS = 5_000

/**
 * Notifies systemd of the state of the product (sd_notify(3)), if it runs as a unit with `Type=notify`; otherwise does
 * nothing. While starting, the time that systemd allows is extended. Once ready, the watchdog is fed as long as the
 * site answers. Node has no datagram sockets of Unix, so systemd's own program sends the notices; the unit needs
 * `NotifyAccess=all`.
 * @param {{ host: string, port: number }} site where it listens
 */
export function notifySystemd({ host, port }, env = process.env) {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC } = env
  // The processes of the product send no notices.
  delete env.NOTIFY_SOCKET
  delete env.WATCHDOG_USEC
  delete env.WATCHDOG_PID
  if (!socket) return { ready: () => undefined, stopping: () => undefined }
  let timer = setInterval(extend, EXTEND_INTERVAL_MS)
  extend()

  return {
    ready() {
      clearInterval(timer)
      notify('READY=1', 'STATUS=Running')
      const withinMs = Number(WATCHDOG_USEC) / 1_000
      if (withinMs > 0) timer = setInterval(feed, withinMs / 3)
    },
    stopping() {
      clearInterval(timer)
      notify('STOPPING=1', 'STATUS=Stopping')
    },
  }

  function extend() {
    notify(`EXTEND_TIMEOUT_USEC=${EXTENDED_BY_US}`, 'STATUS=Starting')
  }

  async function feed() {
    if (await isAnswering({ host: reachable(host), port })) notify('WATCHDOG=1')
  }

  function notify(...lines) {
    const sender = spawn('systemd-notify', lines, { env: { ...env, NOTIFY_SOCKET: socket }, stdio: 'ignore' })
    sender.once('error', () => console.error('systemd-notify is missing: install systemd, or use Type=exec.'))
  }
}

/** Returns whether the site answers in time. */
function isAnswering(site) {
  return new Promise((resolve) => {
    const request = get({ ...site, path: '/healthz', timeout: ANSWER_WITHIN_MS }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.once('timeout', () => request.destroy(new Error('The site does not answer.')))
    request.once('error', () => resolve(false))
  })
}

/** Returns an address at which a site that listens on all addresses is reached. */
function reachable(host) {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}
