import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchFailure } from '../http/fetch-failure.ts'
import type { FetchPublic } from '../http/fetch-public.ts'
import { createMovedPictures } from './moved-pictures.ts'

const SITE = 'https://old.example'
let root = ''
let folder = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'prairie-pictures-'))
  folder = join(root, 'uploads')
  mkdirSync(join(folder, '2019/05'), { recursive: true })
  writeFileSync(join(folder, '2019/05/a pot.jpg'), 'the pot')
  writeFileSync(join(root, 'secret.jpg'), 'not of the site')
  symlinkSync(join(root, 'secret.jpg'), join(folder, 'linked.jpg'))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

const wanted = (url: string, file?: string) => ({ url, file })

test('a picture is found in a copy of the folder of uploads, whichever part of the site it is of', async () => {
  for (const copy of [folder, join(folder, '2019')]) {
    const url = copy === folder ? `${SITE}/wp-content/uploads/2019/05/a%20pot.jpg` : `${SITE}/05/a%20pot.jpg`
    const pictures = createMovedPictures({ folder: copy, siteUrl: SITE })
    expect(await pictures.problemOf(wanted(url))).toBeUndefined()
    expect(String(await pictures.read(wanted(url)))).toBe('the pot')
  }
})

test('a picture is found in the folder that an export of this product wrote', async () => {
  const name = 'a'.repeat(40)
  mkdirSync(join(root, 'out/media'), { recursive: true })
  writeFileSync(join(root, `out/media/${name}.jpg`), 'the pot')
  const pictures = createMovedPictures({ folder: join(root, 'out'), siteUrl: SITE })
  const url = `${SITE}/images/prairie-signal/production/${name}-900x600.jpg`
  expect(await pictures.problemOf(wanted(url))).toBeUndefined()
  expect(String(await pictures.read(wanted(url)))).toBe('the pot')
})

test('no URL of an export reads a file outside of that folder', async () => {
  const pictures = createMovedPictures({ folder, siteUrl: SITE })
  for (const path of ['/wp-content/uploads/%2e%2e/secret.jpg', '/..%2fsecret.jpg', '/linked.jpg', '/etc/passwd']) {
    expect(await pictures.problemOf(wanted(SITE + path))).toContain('not in the folder')
    await expect(pictures.read(wanted(SITE + path))).rejects.toThrow('fetching it was not allowed')
  }
})

test('a trial says of a picture on another site that the export does not have it', async () => {
  const readFile = async () => Buffer.from('the pot')
  const pictures = createMovedPictures({ readFile, folder, siteUrl: SITE })
  expect(await pictures.problemOf(wanted(`${SITE}/a.jpg`, 'images/a.jpg'))).toBeUndefined()
  const elsewhere = 'https://photos.example/a.jpg'
  expect(await pictures.problemOf(wanted(elsewhere, elsewhere))).toContain('not in the folder')
})

test('nothing is fetched before somebody agreed to it', async () => {
  const asked: string[] = []
  const fetchPublic = (async (url: string) => {
    asked.push(url)
    return { status: url.endsWith('gone.jpg') ? 404 : 200, body: Buffer.from('fetched') }
  }) as unknown as FetchPublic
  const without = createMovedPictures({ siteUrl: SITE })
  expect(await without.problemOf(wanted(`${SITE}/a.jpg`))).toContain('--fetch')
  const pictures = createMovedPictures({ fetchPublic, siteUrl: SITE })
  expect(await pictures.problemOf(wanted('/a.jpg'))).toBeUndefined()
  expect(asked).toEqual([])
  expect(String(await pictures.read(wanted('/a.jpg')))).toBe('fetched')
  expect(asked).toEqual([`${SITE}/a.jpg`])
  await expect(pictures.read(wanted('/gone.jpg'))).rejects.toThrow('responded with 404')
  await expect(pictures.read(wanted('file:///etc/passwd'))).rejects.toThrow('not allowed')
})

test('a picture that cannot be fetched says why', async () => {
  const fetchPublic: FetchPublic = async () => {
    throw new FetchFailure('refused', 'host 10.0.0.1')
  }
  const pictures = createMovedPictures({ fetchPublic, siteUrl: SITE })
  await expect(pictures.read(wanted('http://10.0.0.1/a.jpg'))).rejects.toThrow('could not be fetched')
})

test('the files of an export come first', async () => {
  const readFile = async (file: string) => Buffer.from(`export: ${file}`)
  const pictures = createMovedPictures({ readFile, folder, siteUrl: SITE })
  expect(String(await pictures.read(wanted(`${SITE}/x.jpg`, 'images/x.jpg')))).toBe('export: images/x.jpg')
})
