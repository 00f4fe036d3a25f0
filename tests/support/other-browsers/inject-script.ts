import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

const SCRIPT = '/first-script-of-this-test.js'

/**
 * Runs a proxy that makes a script the first of every page, because WebDriver cannot add one. The script is a file of
 * the page's own origin, which its policy allows. Only the site is reached. Returns the port, and a function that ends
 * the proxy.
 */
export async function injectScript(script: string, siteHost: string) {
  const proxy = createServer((request, response) => {
    const url = new URL(request.url ?? '')
    if (url.pathname === SCRIPT) return response.setHeader('content-type', 'text/javascript').end(script)
    if (url.protocol !== 'http:' || url.hostname !== siteHost) return response.writeHead(502).end()
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const onward = forward(url, { method: request.method, headers }, (answer) => pass(answer, response))
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  return { port: (proxy.address() as { port: number }).port, stop }
}

async function pass(answer: IncomingMessage, response: ServerResponse) {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 502, headers)
  if (!headers['content-type']?.startsWith('text/html')) return answer.pipe(response)
  const html = (await buffer(answer)).toString()
  response.end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT}"></script>`))
}
