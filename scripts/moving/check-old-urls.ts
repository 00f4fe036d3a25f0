import { readFile, writeFile } from 'node:fs/promises'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { readCsv } from '#engine/csv/read-csv.ts'
import { toCsv } from '#engine/csv/write-csv.ts'
import { countOf } from '#engine/text/count-of.ts'
import { environment } from '#platform/environment/environment.ts'
import { UserError } from '../backup/start-scripts.ts'
import { askedHere } from './asked-here.ts'

/** Search Console exports a thousand rows, other programs more. */
const MAX_URLS = 100_000
const AT_ONCE = 8
const MAX_SHOWN = 20
const MAX_HOPS = 5

const { siteUrl } = environment

type Found = { url: string; clicks: string; status: number; hops: number; to: string; verdict: string }

/**
 * Asks the running site for each old URL of a CSV, whose first column has the URLs and whose second, if there is one,
 * the clicks: what it answers, in how many hops, and where it leads.
 * @param report the CSV that says so
 */
export async function checkOldUrls(file: string, report: string) {
  const urls = readUrls(await readFile(file, 'utf8'))
  if (urls.length === 0) throw new UserError(`${file} has no URLs in its first column.`)
  const answers: Found[] = []
  const waiting = urls.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of waiting) answers.push(await ask(one))
    }),
  )
  const order = new Map(urls.map(({ url }, at) => [url, at]))
  answers.sort((one, other) => (order.get(one.url) ?? 0) - (order.get(other.url) ?? 0))
  const columns = ['URL', 'Clicks', 'Verdict', 'Status', 'Redirects', 'Leads to']
  const rows = answers.map(({ url, clicks, verdict, status, hops, to }) => [url, clicks, verdict, status, hops, to])
  await writeFile(report, toCsv(columns, rows))
  const bad = answers.filter(({ verdict }) => verdict !== 'answers')
  for (const { url, verdict, status } of bad.slice(0, MAX_SHOWN)) console.log(`${status} ${verdict}: ${url}`)
  if (bad.length > MAX_SHOWN) console.log(`… and ${bad.length - MAX_SHOWN} more.`)
  console.log(
    `${countOf(answers.length - bad.length, 'URL')} of ${answers.length} answer with their page or one redirect.`,
  )
  console.log(`All of them: ${report}`)
  if (bad.length > 0) process.exitCode = 1
}

function readUrls(text: string) {
  const seen = new Set<string>()
  return readCsv(text)
    .map(({ cells }) => ({ url: cells[0]?.trim() ?? '', clicks: cells[1]?.trim() ?? '' }))
    .filter(({ url }) => /^(https?:\/\/|\/)/.test(url) && URL.canParse(url, siteUrl) && !seen.has(url) && seen.add(url))
    .slice(0, MAX_URLS)
}

/** The old URLs name the old host, and their paths are asked of this site. */
async function ask({ url, clicks }: { url: string; clicks: string }): Promise<Found> {
  let asked = askedHere(url, siteUrl)
  for (let hops = 0; ; hops++) {
    const { status, location } = await request(asked)
    const target = status >= 300 && status < 400 && location ? new URL(location, asked) : undefined
    const isEnd = !target || target.origin !== asked.origin || hops === MAX_HOPS
    if (isEnd) {
      const all = hops + (target ? 1 : 0)
      return { url, clicks, status, hops: all, to: (target ?? asked).href, verdict: verdictOf(status, all) }
    }
    asked = target
  }
}

/** Like a visitor: the site refuses requests that its own fetches send. */
function request(url: URL): Promise<{ status: number; location: string | undefined }> {
  const get = url.protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    const sent = get(url, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    sent.once('error', ({ message }) =>
      reject(new UserError(`${url.origin} does not answer (${message}). Start the site, and ask again.`)),
    )
  })
}

function verdictOf(status: number, hops: number) {
  if (status === 410) return 'gone'
  if (status >= 400) return 'nothing there'
  return hops > 1 ? 'too many redirects' : 'answers'
}
