import { randomInt } from 'node:crypto'

export type Answered = { status: number; ms: number; body: Record<string, unknown>; retryAfter: string | null }

/** An address nobody else has, as the proxy in front would tell it. */
export const randomIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * Posts fields as JSON, files as a form. Milliseconds from the start to the last byte of the answer.
 * @throws when there is no answer
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

export async function fetchToken(url: string, form: string): Promise<string> {
  const response = await fetch(`${url}/api/form-token?form=${form}`, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`The token was answered with ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}

/**
 * Begins `perSecond` works every second, whether those before have ended or not, as visitors do: a slow answer does not
 * slow down who comes next.
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

/** So many at a time, until all are done. */
export async function atOnce(parallel: number, count: number, work: (index: number) => Promise<unknown>) {
  let next = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

export const percentile95 = (values: number[]) => percentile(values, 0.95)

/** @param share the part of the values that are not greater, up to 1 */
export function percentile(values: number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function formOf(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof File ? value : String(value))
  return form
}
