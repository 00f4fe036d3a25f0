// @module-tag slow
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { corpus } from '#tests/support/corpus.ts'
import { expectSameResults } from '#tests/support/link-index-contract.ts'
import { randomGraph, releaseTexts, writeReleaseFiles } from '#tests/support/random-graph.ts'
import { createBuiltInIndex } from '../built-in/built-in-index.ts'
import { readHistory } from '../built-in/rank-history.ts'
import { hubs } from '../hubs.ts'
import { currentBuild, switchTo } from '../local/installed-releases.ts'
import { createLocalIndex } from '../local/local-index.ts'
import { createMemoryIndex } from '../memory/memory-index.ts'
import { buildLocal } from './build-local.ts'
import { openDuck } from './duckdb.ts'
import { loadGraph } from './load-graph.ts'
import { fileName, type Part, releaseFiles } from './release-files.ts'

const base = mkdtempSync(join(tmpdir(), 'link-build-'))
afterAll(() => rmSync(base, { recursive: true }))
const none = createBuiltInIndex(readHistory({ source: '', license: '', domains: '', releases: [] }))
const settings = { memory: '300MB', threads: 1 }
const OLD = 'cc-main-2026-jan-feb-mar'
const NEW = 'cc-main-2026-apr-may-jun'

test('two Common Crawl releases are built and give the same results as the plain index', async () => {
  const folder = join(base, 'two')
  const [previous, current] = [
    randomGraph({ release: OLD, seed: 7, domains: 60 }),
    randomGraph({ release: NEW, seed: 8, domains: 60 }),
  ]
  for (const graph of [previous, current]) {
    writeReleaseFiles(join(folder, 'files'), graph.info.release, releaseTexts(graph))
    await switchTo(
      folder,
      await buildLocal(folder, await releaseFiles(join(folder, 'files'), graph.info.release), settings),
    )
  }
  const index = createLocalIndex(folder, none)
  await expectSameResults(index, createMemoryIndex({ current, previous, hubs }), current, 20)
})

const graph = randomGraph({ seed: 3, domains: 12, links: 90 })
const good = releaseTexts(graph)
const lines = (text: string) => text.split('\n').slice(0, -1)
const joined = (list: string[]) => list.map((line) => `${line}\n`).join('')
const without = (text: string, at: number) => joined(lines(text).toSpliced(at, 1))
const changed = (text: string, at: number, line: string) => joined(lines(text).with(at, line))

test('a release whose domains do not fit into memory at once has the same links', async () => {
  const folder = join(base, 'small')
  writeReleaseFiles(folder, graph.info.release, good)
  const files = await releaseFiles(folder, graph.info.release)
  const linksWith = async (memoryBytes: number) => {
    const duck = await openDuck(mkdtempSync(join(base, 'duck-')), settings)
    await loadGraph({ ...duck, memoryBytes }, files, { domains: 12, edgeLines: lines(good.edges).length })
    const links: bigint[] = []
    for await (const piece of duck.integers('SELECT pair FROM link ORDER BY pair')) links.push(...piece)
    duck.close()
    return links
  }
  const all = await linksWith(1e9)
  expect(all.length).toBe(lines(good.edges).length)
  // Three and twelve ranges of ids.
  for (const memoryBytes of [600, 150]) expect(await linksWith(memoryBytes)).toEqual(all)
})

const mistakes: [what: string, files: Partial<Record<Part, string | Buffer>>, message: RegExp][] = [
  [
    'a truncated file of edges',
    { edges: gzipSync(good.edges).subarray(0, -12) },
    /edges\.txt\.gz is damaged or incomplete/,
  ],
  [
    'a truncated file of vertices',
    { vertices: gzipSync(good.vertices).subarray(0, 30) },
    /vertices\.txt\.gz is damaged/,
  ],
  ['a file that is not gzip', { ranks: Buffer.from('<html>404</html>') }, /ranks\.txt\.gz is damaged/],
  ['a line cut in the middle', { edges: good.edges.slice(0, -2) }, /ends in the middle of a line/],
  ['unsorted names', { vertices: unsorted(good.vertices) }, /must come after/],
  [
    'an id that is not the line number',
    { vertices: changed(good.vertices, 4, '9\tzz.z\t1') },
    /line 5: the id is “9”, and must be 4/,
  ],
  ['a missing domain', { vertices: without(good.vertices, 11) }, /not of one release/],
  [
    'ranks of another release',
    { ranks: releaseTexts(randomGraph({ seed: 4, domains: 12 })).ranks },
    /not of one release/,
  ],
  ['edges of another release', { edges: `${good.edges}3\t99\n` }, /1 lines of .*edges.*ids that are not in/],
  ['an edge with a letter', { edges: changed(good.edges, 5, '1\tabc') }, /edges\.txt\.gz has a malformed line/],
  ['an edge with three ids', { edges: changed(good.edges, 5, '1\t2\t3') }, /malformed line, near line 6: 1\t2\t3/],
  ['an edge with one id', { edges: changed(good.edges, 5, '1') }, /malformed line/],
  ['an edge without a source', { edges: changed(good.edges, 5, '\t4') }, /1 lines of/],
  ['an edge that appears twice', { edges: `${lines(good.edges)[0]}\n${good.edges}` }, /has a link twice/],
  [
    'a rank that is no number',
    { ranks: changed(good.ranks, 3, lines(good.ranks)[3]?.replace(/E\d/, 'Ex') ?? '') },
    /ranks\.txt\.gz has a malformed line/,
  ],
  [
    'two domains with one position',
    { ranks: good.ranks.replace('\n5\t', '\n4\t') },
    /are not 1 to 12, each of them once/,
  ],
  ['ranks without a header', { ranks: without(good.ranks, 0) }, /does not begin with the line/],
]

function unsorted(text: string) {
  const names = lines(text).map((line) => line.split('\t').slice(1).join('\t'))
  return names
    .toReversed()
    .map((rest, id) => `${id}\t${rest}\n`)
    .join('')
}

test('damaged, malformed, unsorted, or mixed files fail the build, and the current index stays', {
  tags: 'extended',
}, async () => {
  const folder = join(base, 'bad')
  const files = join(folder, 'files')
  writeReleaseFiles(files, NEW, good)
  const build = await buildLocal(folder, await releaseFiles(files), settings)
  await switchTo(folder, build)
  for (const [what, bad, message] of mistakes) {
    writeReleaseFiles(files, NEW, good)
    for (const [part, content] of Object.entries(bad)) {
      const bytes = typeof content === 'string' ? gzipSync(content) : content
      writeFileSync(join(files, fileName(NEW, part as Part)), bytes)
    }
    await expect(buildLocal(folder, await releaseFiles(files), settings), what).rejects.toThrow(message)
    expect(readdirSync(join(folder, 'releases')), what).toEqual([build])
  }
  expect(currentBuild(folder)).toBe(build)
  const plain = createMemoryIndex({ current: graph, hubs })
  await expectSameResults(createLocalIndex(folder, none), plain, graph, 4)
})

test('a domain without a rank comes last with an unknown rank', { tags: 'extended' }, async () => {
  const folder = join(base, 'unranked')
  const last = lines(good.ranks)[12]?.split('\t') ?? []
  const ranks = changed(good.ranks, 12, ['---', '---', '---', '---', ...last.slice(4)].join('\t'))
  writeReleaseFiles(join(folder, 'files'), NEW, { ...good, ranks })
  await switchTo(folder, await buildLocal(folder, await releaseFiles(join(folder, 'files')), settings))
  const index = createLocalIndex(folder, none)
  const domain = graph.nodes[11]?.domain ?? ''
  expect(await index.ranks([domain])).toMatchObject([
    { kind: 'unknown', message: expect.stringContaining('without a rank') },
  ])
  expect(await index.referrers(domain, { limit: 1 })).toMatchObject({ kind: 'found' })
})

test('a folder without files, with half a release, or with two gets a hint', async () => {
  const folder = join(base, 'names')
  await expect(releaseFiles(folder)).rejects.toThrow('npm run data -- get links')
  writeReleaseFiles(folder, OLD, good)
  writeReleaseFiles(folder, NEW, good)
  await expect(releaseFiles(folder)).rejects.toThrow(/--release=/)
  rmSync(join(folder, fileName(NEW, 'edges')))
  await expect(releaseFiles(folder, NEW)).rejects.toThrow(`${fileName(NEW, 'edges')} is not in`)
})

const rows = corpus('webgraph')

test.skipIf(!rows)('real rows of a release keep their exponents, positions, and hosts', async () => {
  const folder = join(base, 'real')
  const { header, rows: ranked } = JSON.parse(
    readFileSync(`${rows}/ranks/domain-cc-main-2026-apr-may-jun.json`, 'utf8'),
  ) as { header: string[]; rows: string[][] }
  // Two of the thousand are missing in the file, so later positions move up.
  const renumbered = ranked.map((row, index) => row.with(0, String(index + 1)))
  const named = renumbered
    .map((row) => [row[4] ?? '', row[5] ?? ''])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  writeReleaseFiles(join(folder, 'files'), NEW, {
    vertices: named.map(([name, hosts], id) => `${id}\t${name}\t${hosts}\n`).join(''),
    edges: '0\t1\n',
    ranks: joined([header, ...renumbered].map((row) => row.join('\t'))),
  })
  await switchTo(folder, await buildLocal(folder, await releaseFiles(join(folder, 'files')), settings))
  const names = ranked.map((row) => (row[4] ?? '').split('.').reverse().join('.'))
  const found = await createLocalIndex(folder, none).ranks(names)
  for (const [index, row] of ranked.entries()) {
    expect(found[index], row[4]).toMatchObject({
      value: {
        harmonicRank: index + 1,
        pageRankPosition: Number(row[2]),
        pageRank: Number(row[3]),
        hosts: Number(row[5]),
        history: [{ harmonic: Number(row[1]) }],
      },
    })
  }
  expect(existsSync(join(folder, 'releases'))).toBe(true)
})
