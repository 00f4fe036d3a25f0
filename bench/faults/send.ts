import { randomInt } from 'node:crypto'

export type Answered = { status: number; ms: number; body: Record<string, unknown>; retryAfter: string | null }

/** Returns a random IP address, as a proxy would report it. */
export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * Posts fields as JSON, or as a form if there are files. Measures milliseconds from the start to the last byte.
 * @throws if there is no response
 */
export async function send(url: string, path: string, fields: Record<string, unknown>, from = randomIp()) {
  const started = performance.now()
  const isFile = Object.values(fields).some((value) => value instanceof File)
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': from, ...(isFile ? {} : { 'content-type': 'application/json' }) },
    body: isFile ? formOf(fields) : JSON.stringify(fields),
    signal: AbortSignal.timeout(30_000),
  })
  const text = await response.text()
  const answered: Answered = {
    status: response.status,
    ms: performance.now() - started,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    retryAfter: response.headers.get('retry-after'),
  }
  return answered
}

/**
 * Returns a form token.
 * @throws {Error} if the site does not issue one
 */
export async function fetchToken(url: string, form: string): Promise<string> {
  const response = await fetch(`${url}/api/form-token?form=${form}`, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`The token was answered with ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}

/**
 * Starts `perSecond` pieces of work every second, whether or not earlier ones have ended: like visitors, who do not
 * wait for each other.
 */
export async function steadily<T>(perSecond: number, seconds: number, work: (index: number) => Promise<T>) {
  const started = performance.now()
  const running: Promise<T>[] = []
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = started + (index * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await pause(early)
    running.push(work(index))
  }
  return Promise.all(running)
}

/** Runs `count` pieces of work, at most `parallel` at a time. */
export async function atOnce(parallel: number, count: number, work: (index: number) => Promise<unknown>) {
  let next = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

/** Returns the 95th percentile, rounded. */
export const percentile95 = (values: number[]) => percentile(values, 0.95)

/**
 * Returns a percentile, rounded.
 * @param share the part of the values that are not greater, up to 1
 */
export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
}

/** Resolves after this many milliseconds. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function formOf(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof File ? value : String(value))
  return form
}
