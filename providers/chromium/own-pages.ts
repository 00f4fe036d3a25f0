import { environment } from '#platform/environment/environment.ts'
import { surroundings } from '../http/outgoing.ts'
import type { Surroundings } from '../http/surroundings.ts'
import { createChromium } from './create-chromium.ts'
import { machineTurn } from './machine-turn.ts'
import { findProgram } from './program.ts'

/** Where the site of this machine listens. */
type Listening = { host: string; port: number }

/** Addresses that mean all of this machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::', 'localhost'])

/**
 * Returns the IP address and the origin of the site on this machine.
 * @example ownOrigin({ host: '0.0.0.0', port: 4321 }) // { ip: '127.0.0.1', origin: 'http://127.0.0.1:4321' }
 */
export function ownOrigin({ host, port }: Listening): { ip: string; origin: string } {
  const ip = EVERYWHERE.has(host) ? '127.0.0.1' : host
  return { ip, origin: `http://${ip.includes(':') ? `[${ip}]` : ip}:${port}` }
}

/** Returns surroundings in which only the site of this machine can be reached: no other port, host, or name. */
export function onlyOwnSite(outside: Surroundings, listening: Listening): Surroundings {
  const { ip, origin } = ownOrigin(listening)
  return {
    ...outside,
    // The site refuses requests that carry its own name.
    siteHost: 'print',
    openTargets: new Set([new URL(origin).host]),
    isOwn: (host) => host !== ip,
    resolve: () => Promise.reject(new Error('Only our own pages are printed.')),
  }
}

const { print } = createChromium({
  surroundings: onlyOwnSite(surroundings, environment),
  program: findProgram(environment.chromiumPath),
  enterMachine: machineTurn(),
})

/**
 * Prints a page of the site on this machine as a PDF. Chromium reaches nothing else.
 * @param path of the page: `/audit/…/print/`
 * @throws {Failure} with a message for the visitor
 */
export async function printOwnPage(path: string): Promise<Uint8Array> {
  const { ip, origin } = ownOrigin(environment)
  const { pdf } = await print({ url: origin + path }, { ips: [ip] })
  return pdf
}
