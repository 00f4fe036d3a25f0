import { createServer } from 'node:http'
import { inject } from './product.ts'

/**
 * Starts a search server in the form of SearXNG at the only loopback port that the product may fetch.
 * Anything else gets a refusal that repeats the key.
 * @returns its URL, the queries and the keys that it got, and `stop`
 */
export async function runSearchProvider() {
  const queries: string[] = []
  const authorizations: string[] = []
  const server = createServer(({ url, headers: { authorization } }, response) => {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://127.0.0.1')
    if (pathname !== '/search') {
      authorizations.push(authorization ?? '')
      const error = { message: `Incorrect API key provided: ${authorization}` }
      return response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    }
    queries.push(searchParams.get('q') ?? '')
    const results = [1, 2, 3].map((at) => ({
      url: `https://store${at}.example/`,
      title: `Store ${at}`,
      engine: 'brave',
    }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }))
  })
  const port = inject('openPort')
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    queries,
    authorizations,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
