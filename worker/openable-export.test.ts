import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { expect, test } from 'vitest'
import { UnreadableExport } from '#moving/item.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { unpack } from './openable-export.ts'

const entry = (name: string, body: string) => ({ header: { name, size: Buffer.byteLength(body) }, body })

async function packed(files: Record<string, string>) {
  const tar = await packTar(Object.entries(files).map(([name, body]) => entry(name, body)))
  const folder = temporaryFolder({ export: gzipSync(tar) })
  return { file: join(folder, 'export'), to: join(folder, 'unpacked') }
}

test('the folder of a site is the only one in its archive, or the archive itself', async () => {
  const one = await packed({ 'site/hugo.toml': 'title = "Tea"', 'site/content/posts/tea.md': 'Tea' })
  const folder = await unpack(one.file, one.to)
  expect(folder).toBe(join(one.to, 'site'))
  expect(readFileSync(join(folder, 'content/posts/tea.md'), 'utf8')).toBe('Tea')

  const flat = await packed({ 'hugo.toml': '', 'content/tea.md': 'Tea' })
  expect(await unpack(flat.file, flat.to)).toBe(flat.to)
  // A second run finds it unpacked.
  expect(await unpack(join(flat.to, 'nothing'), flat.to)).toBe(flat.to)
})

test('an archive that cannot be unpacked whole leaves no folder that looks whole', async () => {
  const { file, to } = await packed({ 'a.md': 'A', '../b.md': 'B' })
  await expect(unpack(file, to)).rejects.toThrow(UnreadableExport)
  expect(existsSync(to)).toBe(false)
})
