import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Measure } from '#bench/measure.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import { tool } from './tool.ts'

const drawn = (edge = 64) => sharp({ create: { width: edge, height: edge, channels: 3, background: '#8a6' } })
const written = {
  Make: 'Oakfield',
  Model: 'O-7',
  Software: 'Darkroom 4',
  Artist: 'Nora Lindqvist',
  Copyright: 'Marrow Home',
}
const shot = {
  FNumber: '28/10',
  FocalLength: '35/1',
  BodySerialNumber: 'X-41',
  DateTimeOriginal: '2026:05:17 18:42:10',
}
const read = {
  ...written,
  FNumber: '2.8',
  FocalLength: '35',
  BodySerialNumber: 'X-41',
  DateTimeOriginal: shot.DateTimeOriginal,
}

/**
 * Compares tags that libvips wrote with those that were read, checks that removal keeps the pixels (libvips decodes
 * both), and measures the speed.
 */
export async function measure(): Promise<Measure[]> {
  const files: [name: string, bytes: Buffer][] = []
  for (let hour = 0; hour < 24; hour++) {
    const place = {
      GPSLatitudeRef: 'N',
      GPSLatitude: `${hour}/1 30/1 0/1`,
      GPSLongitudeRef: 'W',
      GPSLongitude: '88/1 15/1 0/1',
    }
    const made = () =>
      drawn()
        .withMetadata({ orientation: 1 + (hour % 8) })
        .withExifMerge({ IFD0: written, IFD2: shot, IFD3: place })
    files.push([
      `${hour}.jpg`,
      await made()
        .jpeg({ progressive: hour % 2 === 0 })
        .toBuffer(),
    ])
    files.push([`${hour}.png`, await made().png().toBuffer()], [`${hour}.webp`, await made().webp().toBuffer()])
    files.push([`${hour}.avif`, await made().avif({ effort: 0 }).toBuffer()])
  }
  let [equal, clean] = [0, 0]
  for (const [name, bytes] of files) {
    const { row, copy } = await open(name, bytes)
    equal += Object.entries(read).filter(
      ([tag, value]) => row?.tags.find((one) => one.tag === tag)?.value === value,
    ).length
    if (row?.place?.latitude === Number.parseInt(name, 10) + 0.5) equal++
    const left = copy && (await open(name, copy)).row
    const isSame = copy && (await pixels(copy)).equals(await pixels(bytes))
    if (isSame && left && !left.place && left.findings.length === 0) clean++
  }
  // Noise, so that its coded data are as dense as those of a phone's photo.
  const noise = randomBytes(2200 * 1600 * 3)
  const photo = await sharp(noise, { raw: { width: 2200, height: 1600, channels: 3 } })
    .withExif({ IFD0: written })
    .jpeg({ quality: 90 })
    .toBuffer()
  const began = performance.now()
  for (let round = 0; round < 10; round++) await open('photo.jpg', photo)
  const each = (performance.now() - began) / 10
  const total = files.length * (Object.keys(read).length + 1)
  return [
    { what: 'tags and places as libvips wrote them', value: equal, unit: `of ${total}`, limit: total, better: 'more' },
    {
      what: 'copies with equal pixels and nothing personal',
      value: clean,
      unit: `of ${files.length}`,
      limit: files.length,
      better: 'more',
    },
    {
      what: `read and strip a photo of ${(photo.length / 1e6).toFixed(1)} MB`,
      value: Number(each.toFixed(1)),
      unit: 'ms',
      limit: 100,
      better: 'less',
    },
    ...(await pngSuite()),
  ]
}

async function pngSuite(): Promise<Measure[]> {
  const folder = corpus('pngsuite')
  if (!folder) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|\/)[^x/][^/]*\.png$/.test(name),
  )
  let same = 0
  for (const name of names) {
    const bytes = readFileSync(`${folder}/${name}`)
    const { copy } = await open(name, bytes)
    if (copy && (await pixels(copy)).equals(await pixels(bytes))) same++
  }
  return [
    {
      what: 'PngSuite pictures unchanged by removal',
      value: same,
      unit: `of ${names.length}`,
      limit: names.length,
      better: 'more',
    },
  ]
}

type Row = {
  tags: { tag: string; value: string }[]
  place: { latitude: number } | null
  findings: unknown[]
}

async function open(name: string, bytes: Uint8Array) {
  const envelope = await run(tool, { files: [new File([new Uint8Array(bytes)], name)] })
  return { row: (envelope.data as { rows: Row[] } | null)?.rows[0], copy: envelope.files[0]?.bytes }
}

const pixels = (bytes: Uint8Array) => sharp(Buffer.from(bytes), { autoOrient: true }).ensureAlpha().raw().toBuffer()
