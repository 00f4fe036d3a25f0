import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { graphSourceOf } from '#tests/support/random-graph.ts'
import { writeGraph } from '../build/write-graph.ts'
import type { Graph } from '../memory/graph.ts'
import { dropBuild, folderOf, switchTo } from './installed-releases.ts'
import { createReleaseWriter } from './write-release.ts'

const folder = mkdtempSync(join(tmpdir(), 'switching-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns a release in which every domain links to the first one, and all names contain the number of domains. */
function starOf(size: number, release: string): Graph {
  const names = ['star.com', ...Array.from({ length: size }, (_, index) => `of${size}-${index}.com`)]
  return {
    info: { release, asOf: '2026-06-30', domains: names.length, links: size, isSample: false },
    nodes: names.map((domain, place) => ({
      domain,
      harmonic: size - place,
      pageRank: 0.1,
      pageRankPosition: place + 1,
      hosts: 1,
    })),
    links: Array.from({ length: size }, (_, index) => [index + 1, 0]),
  }
}

async function store(graph: Graph) {
  const { release, asOf, domains } = graph.info
  const temporary = folderOf(folder, `${release}.tmp`)
  mkdirSync(temporary, { recursive: true })
  const writer = await createReleaseWriter(temporary, domains)
  await writeGraph(graphSourceOf(graph), writer, { release, asOf, domains, onStep: () => {} }).finally(writer.close)
  renameSync(temporary, folderOf(folder, release))
  return release
}

test('two processes read while releases are switched and dropped, without errors or mixed releases', {
  tags: 'extended',
}, async () => {
  let build = await store(starOf(900, 'first'))
  await switchTo(folder, build)
  const readers = [0, 1].map(() => {
    const child = spawn(process.execPath, ['tests/support/read-while-switching.ts', folder, 'star.com'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test' },
    })
    return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
  })
  for (const { lines } of readers) expect((await lines.next()).value).toBe('reading')
  for (let round = 0; round < 12; round++) {
    const next = await store(starOf(round % 2 === 0 ? 40 : 900, `release-${round}`))
    await switchTo(folder, next)
    await dropBuild(folder, build)
    build = next
  }
  for (const { child, lines } of readers) {
    child.stdin.end()
    const seen = JSON.parse((await lines.next()).value ?? '{}')
    expect(seen).toMatchObject({ errors: 0, mixtures: 0 })
    expect(seen.releases).toBeGreaterThan(1)
    if (child.exitCode === null) await once(child, 'exit')
  }
})
