import { createServer } from 'node:net'
import { UserError } from './user-error.mjs'

const LOOPBACK = '127.0.0.1'
const MAX_PORT = 65_535
/** How many ports are tried before the start fails. */
const MAX_TRIES = 100

/**
 * Reserves the ports of the site and of the back office until `release()`. Only the public one is fixed.
 * @param {{ host: string, port: number, adminPort: number }} environment
 * @throws {UserError} when the public port, or one that was set explicitly, is occupied
 */
export async function reservePorts({ host, port, adminPort }) {
  const site = await reservePort({ port, host, isFixed: true, variable: 'PORT', service: 'the site' })
  const admin = await reservePort({
    port: adminPort,
    isFixed: isSet('ADMIN_PORT'),
    except: [port],
    variable: 'ADMIN_PORT',
    service: 'the back office',
  })
  return { adminPort: admin.port, release: () => Promise.all([site.release(), admin.release()]) }
}

/** Returns whether a variable is set, in the environment or in `.env`. */
export function isSet(variable) {
  return Boolean(process.env[variable])
}

/**
 * Returns the ports that a loopback service may use: only the given one if it was set explicitly, otherwise also the
 * ones after it.
 * @param {{ port: number, isFixed: boolean, except?: number[] }} options ports of `except` belong to other services
 */
export function portsToTry({ port, isFixed, except = [] }) {
  const count = isFixed ? 1 : Math.min(MAX_TRIES, MAX_PORT - port + 1)
  return Array.from({ length: count }, (_, index) => port + index).filter((next) => !except.includes(next))
}

/**
 * Reserves a port until `release()`.
 * @param {{ port: number, isFixed: boolean, except?: number[], host?: string, variable: string, service: string }}
 * options
 * @returns {Promise<{ port: number, release: () => Promise<void> }>}
 * @throws {UserError} when the port is occupied and fixed, or no other is free
 */
async function reservePort({ host = LOOPBACK, variable, service, ...options }) {
  for (const port of portsToTry(options)) {
    const server = await listen(port, host)
    if (!server) continue
    if (port !== options.port) announceMove({ from: options.port, to: port, service })
    return { port, release: () => new Promise((resolve) => server.close(() => resolve())) }
  }
  throw new UserError(`Port ${options.port} is taken. Set ${variable} to a free one.`)
}

/** Prints the new port: people who connect by hand need to know the port. */
export function announceMove({ from, to, service }) {
  console.log(`Port ${from} is taken; ${service} uses port ${to}.`)
}

/** Returns the listening server, or undefined if the port is occupied. */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    // Data that arrives before the service listens must not look like a response.
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) =>
      error.code === 'EADDRINUSE'
        ? resolve(undefined)
        : reject(
            new UserError(`Nothing can listen on ${host}, port ${port} (${error.code}). Check HOST and the port.`),
          ),
    )
    server.listen({ port, host, exclusive: true }, () => resolve(server))
  })
}
