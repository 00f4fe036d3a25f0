import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'

/** Where the bucket is, and the key that may read and write it. */
export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  /** Before every name, with a slash at its end unless it is empty. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** A whole object of 24 MB on a slow line. */
const TIMEOUT_MS = 30_000
/** Attempts after the first one, for errors of the server and of the network. */
const RETRIES = 2
const FIRST_PAUSE_MS = 100

type Request = { method?: string; headers?: Record<string, string>; body?: Uint8Array }

export type S3Bucket = ReturnType<typeof openBucket>

/**
 * Returns the requests to an S3-compatible store that the product needs (Amazon S3 API reference, 2006-03-01). The
 * operator configures its URL, as that of the database, so it may be private.
 */
export function openBucket({ endpoint, bucket, prefix, ...key }: S3Settings) {
  const client = new AwsClient({ ...key, service: 's3', retries: 0 })
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const urlOf = (name: string) => `${root}/${encodePath(prefix + name)}`

  return {
    place: `${bucket}/${prefix}`,
    /**
     * Returns the response for an object: 200, or 206 and 416 with a range.
     * @returns undefined if there is none
     */
    get: (name: string, range?: string) => ask(urlOf(name), range ? { headers: { range } } : {}, [416]),
    head: (name: string) => ask(urlOf(name), { method: 'HEAD' }),
    async put(name: string, body: Uint8Array, type: string) {
      await must(urlOf(name), { method: 'PUT', body, headers: { 'content-type': type } })
    },
    async copy(from: string, to: string) {
      const source = `/${encodeURIComponent(bucket)}/${encodePath(prefix + from)}`
      const answer = await must(urlOf(to), { method: 'PUT', headers: { 'x-amz-copy-source': source } })
      // The status is sent before the copy, so an error may follow a 200.
      const text = await answer.text()
      if (text.includes('<Error>')) throw new Error(`S3 could not copy ${from}: ${text.slice(0, 300)}`)
    },
    async remove(name: string) {
      const answer = await ask(urlOf(name), { method: 'DELETE' })
      await answer?.body?.cancel()
    },
    list,
  }

  /** Returns the names below a folder, without it, and when they were written, in milliseconds. */
  async function list(folder: string): Promise<Map<string, number>> {
    const objects = new Map<string, number>()
    let token = ''
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + folder })
      if (token) query.set('continuation-token', token)
      const page = readPage(await (await must(`${root}?${query}`, {})).text())
      for (const { key: name, writtenAt } of page.objects)
        objects.set(name.slice(prefix.length + folder.length), writtenAt)
      token = page.next
    } while (token)
    return objects
  }

  async function must(url: string, request: Request) {
    const answer = await ask(url, request)
    if (!answer) throw new Error(`S3 answered 404 for ${new URL(url).pathname}.`)
    return answer
  }

  /** @throws {Error} for every response that is neither a success, nor 404, nor in `allowed` */
  async function ask(url: string, request: Request, allowed: number[] = []): Promise<Response | undefined> {
    const answer = await send(url, request)
    if (answer.ok || allowed.includes(answer.status)) return answer
    const text = await answer.text().catch(() => '')
    if (answer.status === 404 && !text.includes('NoSuchBucket')) return undefined
    const code = /<Code>([^<]+)/.exec(text)?.[1] ?? 'no code'
    throw new Error(`S3 answered ${answer.status} (${code}) for ${request.method ?? 'GET'} ${new URL(url).pathname}.`)
  }

  async function send(url: string, request: Request): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await client
        .fetch(url, { ...(request as RequestInit), signal: AbortSignal.timeout(TIMEOUT_MS) })
        .catch((error: Error) => error)
      const isFinal = attempt === RETRIES
      if (answer instanceof Response && (isFinal || (answer.status < 500 && answer.status !== 429))) return answer
      if (answer instanceof Error && isFinal)
        throw new Error(`The S3 store at ${endpoint} does not respond.`, { cause: answer })
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** attempt))
    }
  }
}

/** Encodes each part of a key as the signature expects it. */
const encodePath = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`))
    .join('/')

/** Reads one page of ListObjectsV2. */
function readPage(xml: string) {
  const objects: { key: string; writtenAt: number }[] = []
  let [text, key, next] = ['', '', '']
  let writtenAt = 0
  const parser = new SaxesParser()
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text
    if (name === 'LastModified') writtenAt = Date.parse(text)
    if (name === 'Contents') objects.push({ key, writtenAt })
    if (name === 'NextContinuationToken') next = text
  })
  parser.write(xml).close()
  return { objects, next }
}
