// node bench/data/generate.ts <folder> <domains> <links> <release>: writes a generated release in the format of Common
// Crawl: few domains have most of the links, as on the web.
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { fileName, type Part } from '#providers/link-index/build/release-files.ts'

const [folder = '', domainsText, linksText, release = 'cc-main-2026-apr-may-jun'] = process.argv.slice(2)
const domains = Number(domainsText)
const links = Number(linksText)
/** Best known first, in the order of names. */
const TOP_LEVELS = ['br', 'com', 'de', 'fr', 'net', 'org', 'uk.co'] as const
/** The rank of a target is `domains` × a random number to this power. */
const SKEW = 2.6

let state = 12_345
/** xorshift of 32 bits: as fast as it gets, and random enough. */
function random() {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return (state >>> 0) / 2 ** 32
}

mkdirSync(folder, { recursive: true })
const idAt = shuffled(domains)
const placeAt = new Uint32Array(domains)
for (const [place, id] of idAt.entries()) placeAt[id] = place

await write('vertices', function* () {
  for (let id = 0; id < domains; id++) yield `${id}\t${nameOf(id)}\t${1 + (id % 7)}\n`
})
await write('ranks', function* () {
  yield '#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\t#n_hosts\n'
  for (let place = 0; place < domains; place++) {
    const id = idAt[place] ?? 0
    const value = `${(9.9 - (9 * place) / domains).toFixed(7)}E6`
    yield `${place + 1}\t${value}\t${place + 1}\t${(0.01 / (place + 1)).toExponential().replace('e', 'E')}\t${nameOf(id)}\t${1 + (id % 7)}\n`
  }
})
let left = links
await write('edges', function* () {
  for (let id = 0; id < domains && left > 0; id++) {
    // Most domains link to few others, some to thousands; the last ones use up what is left.
    const mean = left / (domains - id)
    const wanted = Math.min(left, domains - 1, Math.max(1, Math.round((mean * 0.35) / (random() + 0.05) ** 0.9)))
    const targets = new Set<number>()
    while (targets.size < wanted) {
      const target = idAt[Math.floor(domains * random() ** SKEW)] ?? 0
      if (target !== id) targets.add(target)
    }
    left -= targets.size
    let text = ''
    for (const target of Uint32Array.from(targets).sort()) text += `${id}\t${target}\n`
    yield text
  }
})
console.log(JSON.stringify({ domains, links: links - left }))

function nameOf(id: number) {
  const share = Math.floor((id * TOP_LEVELS.length) / domains)
  return `${TOP_LEVELS[share]}.site${String(id).padStart(9, '0')}`
}

function shuffled(count: number) {
  const list = Uint32Array.from({ length: count }, (_, index) => index)
  for (let index = count - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const swapped = list[index] as number
    list[index] = list[other] as number
    list[other] = swapped
  }
  return list
}

async function write(part: Part, lines: () => Iterable<string>) {
  const gzip = createGzip({ level: 1 })
  const done = gzip.pipe(createWriteStream(join(folder, fileName(release, part))))
  const finished = new Promise<void>((resolve, reject) => done.on('finish', resolve).on('error', reject))
  const sink = Writable.toWeb(gzip).getWriter()
  let text = ''
  for (const line of lines()) {
    text += line
    if (text.length < 1 << 18) continue
    await sink.write(Buffer.from(text))
    text = ''
  }
  await sink.write(Buffer.from(text))
  await sink.close()
  await finished
}
