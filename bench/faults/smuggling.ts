import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Measure } from '../measure.ts'
import { none } from './record.ts'
import type { Setting } from './setting.ts'

/** What an attacker hides in a body. Its response has the code of a page that exists for nobody else. */
const HIDDEN_PATH = '/robots.txt'
const HIDDEN = `GET ${HIDDEN_PATH} HTTP/1.1\r\nHost: hidden.example\r\nX-Hidden: yes\r\n\r\n`
const HIDDEN_SIGN = /sitemap:/i
const ROUNDS = 5
const WAIT_MS = 4_000

const CHUNKED = `0\r\n\r\n${HIDDEN}`
const asChunk = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`

/** Framing that two servers could read differently (RFC 9112, section 11.2): header lines and a body. */
const attacks: Record<string, { lines: string[]; body: string }> = {
  'CL.TE': { lines: [`Content-Length: ${CHUNKED.length}`, 'Transfer-Encoding: chunked'], body: CHUNKED },
  'TE.CL': { lines: ['Transfer-Encoding: chunked', 'Content-Length: 4'], body: asChunk },
  'two lengths': { lines: ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], body: HIDDEN },
  'a list of lengths': { lines: [`Content-Length: 0, ${HIDDEN.length}`], body: HIDDEN },
  'a length with a sign': { lines: ['Content-Length: +0'], body: HIDDEN },
  'a negative length': { lines: ['Content-Length: -1'], body: HIDDEN },
  'a hexadecimal length': { lines: ['Content-Length: 0x0'], body: HIDDEN },
  ...Object.fromEntries(
    [
      ...['Transfer-Encoding : chunked', ' Transfer-Encoding: chunked', 'Transfer-Encoding: xchunked'],
      ...[
        'Transfer-Encoding:\tchunked',
        'Transfer-Encoding: chunked, identity',
        'Transfer-Encoding: identity, chunked',
      ],
      ...['Transfer-Encoding: "chunked"', 'Transfer-Encoding: chunked;a=b', 'Transfer-Encoding: chunk\u00ebd'],
      ...['Transfer-Encoding:\u000bchunked', 'Transfer_Encoding: chunked', 'X: y\nTransfer-Encoding: chunked'],
      ...['X: y\rTransfer-Encoding: chunked', 'Transfer-Encoding:\r\n chunked', 'Transfer-Encoding: CHUNKED\u0000'],
    ].map((line) => [JSON.stringify(line), { lines: [`Content-Length: ${CHUNKED.length}`, line], body: CHUNKED }]),
  ),
  'a chunk size with other text': { lines: ['Transfer-Encoding: chunked'], body: `0_2e\r\n\r\n${HIDDEN}` },
  'a chunk that ends with LF': { lines: ['Transfer-Encoding: chunked'], body: `0\n\n${HIDDEN}` },
  'a chunk extension with LF': { lines: ['Transfer-Encoding: chunked'], body: `2;\nxx\r\n4c\r\n0\r\n\r\n${HIDDEN}` },
  'a trailer that is a request': {
    lines: ['Transfer-Encoding: chunked', 'Trailer: X'],
    body: `0\r\nX: ${HIDDEN.replaceAll('\r\n', ' ')}\r\n\r\n`,
  },
  'a body on GET': { lines: [`Content-Length: ${HIDDEN.length}`], body: HIDDEN },
  'an upgrade to h2c': {
    lines: [
      `Content-Length: ${HIDDEN.length}`,
      ...['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA'],
    ],
    body: HIDDEN,
  },
}
const paths = ['/api/send-mail', '/cms-api/users/login', '/admin/login', '/images/none']

/**
 * Sends requests whose end two servers could see in different places: to the site alone, which passes some on to the
 * back office, and through nginx with a shared pool of connections, where a stranger sends the next request. HTTP/2 is
 * sent to nginx too, which passes it on as HTTP/1.1.
 */
export async function measureSmuggling({ url }: Setting): Promise<Measure[]> {
  const alone = await attackAll(url, url)
  const ofStrangers = (what: string, { strangers, sent }: Pick<Attacked, 'strangers' | 'sent'>) =>
    none(`smuggling, ${what}: strangers who got another answer`, strangers, `of ${sent * ROUNDS}`)
  const measures = [
    none(
      'smuggling: hidden requests that were answered',
      alone.hidden.length,
      `of ${alone.sent}`,
      alone.hidden.join(', '),
    ),
    ofStrangers('site alone', alone),
  ]
  if (spawnSync('nginx', ['-v']).status !== 0) return measures
  // What nginx itself reads as two requests is no secret to it. Only an answer to somebody else shows a difference.
  return withNginx(url, async (front, overHttp2) => [
    ...measures,
    ofStrangers('nginx in front', await attackAll(front, url)),
    ofStrangers('HTTP/2 to nginx, HTTP/1.1 behind', await attackOverHttp2(overHttp2, front)),
  ])
}

type Attacked = { hidden: string[]; strangers: number; sent: number }

async function attackAll(target: string, site: string): Promise<Attacked> {
  const hidden: string[] = []
  let strangers = 0
  let sent = 0
  for (const path of paths)
    for (const [name, { lines, body }] of Object.entries(attacks)) {
      const method = name === 'a body on GET' ? 'GET' : 'POST'
      const head = [
        `${method} ${path} HTTP/1.1`,
        `Host: ${new URL(site).host}`,
        'Content-Type: application/json',
        ...lines,
      ]
      const text = await exchange(target, `${head.join('\r\n')}\r\n\r\n${body}`)
      sent += 1
      const [, ...more] = text.split(/(?=HTTP\/1\.1 \d{3})/).filter((part) => !part.startsWith('HTTP/1.1 1'))
      // With one unambiguous length of zero, what follows is the client's own next request, to which it has a right.
      if (more.some((part) => HIDDEN_SIGN.test(part))) hidden.push(`${path} ${name}`)
      strangers += await countStrangers(target)
    }
  return { hidden, strangers, sent }
}

/** A length that differs from the body ends the frame in HTTP/2, and would hide a request in HTTP/1.1. */
async function attackOverHttp2(target: string, front: string) {
  const lengths = ['0', '4', String(CHUNKED.length), String(HIDDEN.length * 2), '', '0,0', '+0', '1e1']
  let strangers = 0
  for (const path of paths)
    for (const length of lengths) {
      await exchangeOverHttp2(target, path, length)
      strangers += await countStrangers(front)
    }
  return { strangers, sent: paths.length * lengths.length }
}

function exchangeOverHttp2(target: string, path: string, length: string) {
  const client = connect(target)
  return new Promise<void>((resolve) => {
    client.on('error', () => resolve())
    const headers = { ':method': 'POST', ':path': path, 'content-type': 'application/json', 'content-length': length }
    const stream = client.request(headers)
    stream.on('error', () => resolve())
    stream.setTimeout(WAIT_MS, () => stream.close())
    stream.resume()
    stream.on('close', () => resolve())
    stream.end(HIDDEN)
  }).finally(() => client.destroy())
}

/** Returns how many of the next requests of others got an answer that is not theirs. */
async function countStrangers(target: string) {
  let strangers = 0
  for (let round = 0; round < ROUNDS; round++) {
    const answer = await fetch(`${target}/healthz`).then(
      (response) => response.text(),
      () => '',
    )
    if (HIDDEN_SIGN.test(answer) || !answer.includes('{')) strangers += 1
  }
  return strangers
}

function exchange(target: string, bytes: string) {
  const { hostname, port } = new URL(target)
  return new Promise<string>((resolve) => {
    let text = ''
    const socket = createConnection(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.setTimeout(WAIT_MS, () => socket.destroy())
    socket.on('data', (data) => {
      text += data.toString('latin1')
      // Long enough for a second response, short enough for a hundred attacks.
      socket.setTimeout(700, () => socket.destroy())
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

/** Runs nginx in front of the site: few connections, kept open and shared by all clients. */
async function withNginx<T>(url: string, work: (front: string, overHttp2: string) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'prairie-nginx-'))
  const [port, portOfHttp2] = [await freePort(), await freePort()]
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 256; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream site { server ${new URL(url).host}; keepalive 1; }
  server {
    listen 127.0.0.1:${port};
    listen 127.0.0.1:${portOfHttp2} http2;
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_request_buffering off;
    }
  }
}`,
  )
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const ended = new Promise((resolve) => nginx.once('exit', resolve))
  const front = `http://127.0.0.1:${port}`
  try {
    await waitFor(async () => (await fetch(`${front}/healthz`)).ok)
    return await work(front, `http://127.0.0.1:${portOfHttp2}`)
  } finally {
    nginx.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
