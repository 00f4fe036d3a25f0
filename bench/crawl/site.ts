// A site of generated pages on loopback, in a process of its own: node bench/crawl/site.ts <pages>. Prints its port.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { generatedPage } from './generated-page.ts'

const pages = Number(process.argv[2] ?? 100_000)
let requests = 0

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const path = request.url ?? '/'
  if (path === '/requests') return void response.end(String(requests))
  if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private/\n')
  const html = generatedPage(path, pages)
  requests++
  if (html === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' })
    return void response.end('<title>Not found</title>')
  }
  const body = Buffer.from(html)
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.on('disconnect', () => process.exit())
