import { execFile } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicAddress } from '#engine/net/public-address.ts'
import { openBucket, type S3Settings } from '#platform/files/s3-bucket.ts'
import { PROCESS_FLAGS } from '../start/process-flags.ts'
import type { Facts, SiteFacts } from './findings.ts'

const TIMEOUT_MS = 10_000
/** A tool ends by itself earlier. */
const TOOL_TIMEOUT_MS = 60_000
const SHOWN = ['error', 'warning']

/** Looks the site up and asks it for its time, from this machine. */
export async function measureSite(siteUrl: string): Promise<SiteFacts> {
  const { hostname } = new URL(siteUrl)
  const addresses = await lookup(hostname, { all: true }).catch(() => [])
  if (addresses.length === 0)
    return { addresses: 0, failure: `${hostname} has no IP address in DNS, as seen from here.` }
  const asked = Date.now()
  try {
    const date = await dateOf(`${siteUrl}/healthz`)
    return { addresses: addresses.length, clockSeconds: (asked - Date.parse(date)) / 1_000 }
  } catch (error) {
    return {
      addresses: addresses.length,
      failure: `${siteUrl} cannot be reached from here: ${(error as Error).message}.`,
    }
  }
}

/** Lists a folder of the S3 store. Nothing is written. */
export async function measureStore(settings: S3Settings): Promise<Facts['store']> {
  try {
    await openBucket(settings).list('media-refused/')
    return {}
  } catch (error) {
    return { failure: (error as Error).message }
  }
}

function dateOf(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp
    const sent = request(url, { method: 'HEAD', timeout: TIMEOUT_MS }, (response) => {
      response.resume()
      resolve(response.headers.date ?? new Date().toUTCString())
    })
    sent.once('timeout', () => sent.destroy(new Error('no response within 10 s')))
    sent.once('error', reject)
    sent.end()
  })
}

/** Returns what is wrong with a certificate, which our tool asks for at public IP addresses only. */
export async function certificateReport(hostname: string): Promise<Facts['reports']> {
  const addresses = await lookup(hostname, { all: true }).catch(() => [])
  const inside = addresses.find(({ address }) => !isPublicAddress(address))
  if (!inside) return reportOf('TLS', 'ssl-checker', ['--host', hostname])
  const title = `${hostname} is ${inside.address} on this machine, so when its certificate ends was not checked.`
  return [{ about: 'TLS', severity: 'warning', title, fix: 'If that is not intended, look into /etc/hosts.' }]
}

/** Returns what one of our own tools finds, run in a process of its own. */
export function reportOf(about: string, slug: string, fields: string[]): Promise<Facts['reports']> {
  return new Promise((resolve) => {
    const flags = [...PROCESS_FLAGS, 'cli/tool.ts', slug, ...fields, '--json']
    execFile(process.execPath, flags, { timeout: TOOL_TIMEOUT_MS, maxBuffer: 16 * 1024 ** 2 }, (_failed, stdout) => {
      try {
        const { findings, failure, summary } = JSON.parse(stdout) as {
          findings: { severity: string; title: string; fix?: string }[]
          failure?: unknown
          summary: string
        }
        if (failure) return resolve([{ about, severity: 'warning', title: `Could not be checked: ${summary}` }])
        return resolve(findings.filter(({ severity }) => SHOWN.includes(severity)).map((one) => ({ about, ...one })))
      } catch {
        return resolve([{ about, severity: 'warning', title: `The tool ${slug} did not run.` }])
      }
    })
  })
}
