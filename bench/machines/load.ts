import autocannon from 'autocannon'
import pg from 'pg'
import { signIn } from '#tests/support/editor.ts'
import { none } from '../faults/record.ts'
import type { Measure } from '../measure.ts'
import type { Cluster, Part } from './cluster.ts'

const FORM_INTERVAL_MS = 1_000
const PUBLISH_INTERVAL_MS = 5_000
const POLL_MS = 20
/** A publication that takes longer is counted as not visible. */
const MAX_VISIBLE_MS = 10_000

/** Sends pages, forms, and publications, while parts are restarted in turn, and counts what failed. */
export async function sendLoad(cluster: Cluster, { minutes, rate }: { minutes: number; rate: number }) {
  const paths = await pagesOf(cluster.url)
  const until = Date.now() + minutes * 60_000
  const [pages, forms, publications] = await Promise.all([
    sendPages(cluster.url, paths, { seconds: minutes * 60, rate }),
    sendForms(cluster.url, until),
    publish(cluster, until),
    restartInTurn(cluster, minutes),
  ])
  const stored = await storedForms(cluster.databaseUrl)
  const lost = forms.acknowledged.filter((email) => !stored.has(email)).length
  const visible = publications.map(({ ms }) => ms).sort((a, b) => a - b)
  const times = `half within ${pages.p50} ms, 99% within ${pages.p99} ms`
  const refusals = `${forms.refused} were refused with a message to try again`
  const measures: Measure[] = [
    none('Page requests that failed during restarts', pages.failed, '', `of ${pages.sent}; ${times}`),
    none('Acknowledged forms lost', lost, '', `of ${forms.acknowledged.length}; ${refusals}`),
    {
      what: 'Longest time until all sites show a publication',
      value: visible.at(-1) ?? MAX_VISIBLE_MS,
      unit: 'ms',
      limit: 1_000,
      better: 'less',
      note: `of ${visible.length}; half within ${visible[Math.floor(visible.length / 2)] ?? 0} ms`,
    },
  ]
  return measures
}

async function pagesOf(url: string) {
  const blog = await (await fetch(`${url}/blog/`)).text()
  const posts = [...blog.matchAll(/href="(\/blog\/[a-z0-9-]+\/)"/g)].map(([, path]) => path ?? '/')
  const image = /src="(\/images\/[^"?]+)/.exec(blog)?.[1]
  const paths = ['/', '/blog/', '/services/', '/tools/', '/contact-us/', ...new Set(posts.slice(0, 8))]
  return image ? [...paths, image] : paths
}

async function sendPages(url: string, paths: string[], { seconds, rate }: { seconds: number; rate: number }) {
  const result = await autocannon({
    url,
    connections: 30,
    duration: seconds,
    overallRate: rate,
    timeout: 20,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  })
  return {
    sent: result.requests.sent,
    failed: result.non2xx + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** A visitor whose form is refused for a moment would press the button again, so a refusal is no loss. */
async function sendForms(url: string, until: number) {
  const acknowledged: string[] = []
  let refused = 0
  for (let at = 0; Date.now() < until; at += 1) {
    const next = pause(FORM_INTERVAL_MS)
    const clientEmail = `lead-${at}@machines.example`
    const fields = { clientName: `Lead ${at}`, clientEmail, website: 'https://oakfield.example', form: 'audit' }
    const answer = await fetch(`${url}/api/send-mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    }).catch(() => undefined)
    const { success } = ((await answer?.json().catch(() => undefined)) ?? {}) as { success?: boolean }
    if (answer?.ok && success) acknowledged.push(clientEmail)
    else refused += 1
    await next
  }
  return { acknowledged, refused }
}

async function storedForms(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `select client_email as email from contact_requests where client_email like '%@machines.example'`,
  )
  await client.end()
  return new Set(rows.map(({ email }) => email))
}

/** Publishes a title again and again, and measures how long it takes until each site shows it. */
async function publish({ url, siteUrls, administrator }: Cluster, until: number) {
  const editor = await signIn(url, administrator)
  const [post] = (await editor.find('posts', 'limit=1&depth=0&where[_status][equals]=published')) as {
    id: number
    slug: string
  }[]
  const seen: { ms: number }[] = []
  if (!post) return seen
  for (let at = 0; Date.now() < until; at += 1) {
    const next = pause(PUBLISH_INTERVAL_MS)
    const title = `Title ${at} of the bench`
    const isSaved = await editor.update('posts', post.id, { title }).then(
      () => true,
      () => false,
    )
    if (isSaved) {
      const savedAt = performance.now()
      await Promise.all(siteUrls.map((site) => untilShown(`${site}/blog/${post.slug}/`, title)))
      seen.push({ ms: Math.round(performance.now() - savedAt) })
    }
    await next
  }
  return seen
}

/** A site that is being restarted shows nothing, so it has nothing old to show. */
async function untilShown(page: string, title: string) {
  const until = performance.now() + MAX_VISIBLE_MS
  while (performance.now() < until) {
    const answer = await fetch(page).catch(() => undefined)
    if (!answer || (await answer.text().catch(() => title)).includes(title)) return
    await pause(POLL_MS)
  }
}

/** Restarts a site, a worker, and PostgreSQL, at equal distances. */
async function restartInTurn({ sites, workers, database }: Cluster, minutes: number) {
  const parts = [sites[1], workers[0], database].filter((part): part is Part => part !== undefined)
  for (const part of parts) {
    await pause((minutes * 60_000) / (parts.length + 1))
    console.log(`Restarting ${part.name}`)
    await part.restart()
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
