// @module-tag slow
import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { decode } from '#engine/images/decode.ts'
import { joined } from '#engine/images/metadata.ts'
import { pngChunk } from '#engine/images/png-chunks.ts'
import { corpus } from '#tests/support/corpus.ts'
import { run } from '#tests/support/tool-ports.ts'
import type { Row } from './report.ts'
import { tool } from './tool.ts'

type Bytes = Uint8Array<ArrayBuffer>
const ascii = (text: string) => new TextEncoder().encode(text)
const farm = new Uint8Array(readFileSync('public/samples/farm-shop.jpg'))
const pngset = corpus('pngsuite')

async function open(bytes: Uint8Array, name = 'a.jpg', options: Record<string, unknown> = {}) {
  const envelope = await run(tool, { files: [new File([new Uint8Array(bytes)], name)], ...options })
  const rows = (envelope.data as { rows: Row[] } | null)?.rows ?? []
  return { envelope, row: rows[0], copy: envelope.files[0]?.bytes }
}
const tagOf = (row: Row | undefined, tag: string) => row?.tags.find((one) => one.tag === tag)?.value
const ids = (row: Row | undefined) => row?.findings.map(({ id }) => id) ?? []
const pixels = (bytes: Uint8Array | undefined) =>
  sharp(Buffer.from(bytes ?? []), { autoOrient: true })
    .ensureAlpha()
    .raw()
    .toBuffer()
const drawn = () => sharp({ create: { width: 40, height: 24, channels: 3, background: '#8a6' } })
/** A photo with camera data, to be turned by a quarter. */
const shot = () => drawn().withMetadata({ orientation: 6 }).withExifMerge(camera)
const xmpOf = (inside: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${inside}</rdf:RDF></x:xmpmeta>`
const camera = {
  IFD0: { Make: 'Oakfield', Artist: 'Nora Lindqvist' },
  IFD2: { FNumber: '28/10', BodySerialNumber: 'X-41', DateTimeOriginal: '2026:05:17 18:42:10' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '33/1 51/1 2400/100',
    GPSLongitudeRef: 'E',
    GPSLongitude: '151/1 12/1 3600/100',
  },
}
const writers: [name: string, write: (picture: Sharp) => Sharp][] = [
  ['a.jpg', (picture) => picture.jpeg()],
  ['a.png', (picture) => picture.png()],
  ['a.webp', (picture) => picture.webp({ lossless: true })],
  ['a.avif', (picture) => picture.avif()],
]

/** Returns a JPEG with a segment after its start marker. */
function withSegment(jpeg: Uint8Array, marker: number, data: Uint8Array): Bytes {
  const length = data.length + 2
  return joined([jpeg.subarray(0, 2), Uint8Array.of(0xff, marker, length >> 8, length & 255), data, jpeg.subarray(2)])
}

/** Returns a PNG with chunks after its header. */
const withChunks = (png: Uint8Array, ...chunks: Uint8Array[]): Bytes =>
  joined([png.subarray(0, 33), ...chunks, png.subarray(33)])

test('tags, location, and creator from libvips are read in four formats', { tags: 'extended' }, async () => {
  for (const [name, write] of writers) {
    const { row } = await open(await write(shot()).toBuffer(), name)
    expect(tagOf(row, 'Make'), name).toBe('Oakfield')
    expect(tagOf(row, 'FNumber'), name).toBe('2.8')
    expect(tagOf(row, 'DateTimeOriginal'), name).toBe('2026:05:17 18:42:10')
    expect(row?.place, name).toMatchObject({
      latitude: -33.856667,
      longitude: 151.21,
      dms: '33° 51′ 24.0″ S 151° 12′ 36.0″ E',
    })
    expect(ids(row), name).toEqual(
      expect.arrayContaining(['coordinates', 'serial-number', 'name', 'moment', 'equipment']),
    )
    expect(row?.findings[0]?.id, name).toBe('coordinates')
  }
})

test('the copy keeps every pixel and its orientation, and libvips finds no metadata in it', {
  tags: 'extended',
}, async () => {
  for (const [name, write] of writers) {
    const source = await write(shot().withXmp(xmpOf('xmlns:xmp="x" xmp:CreatorTool="T"/>'))).toBuffer()
    const { row, copy } = await open(source, name)
    const text = new TextDecoder('latin1').decode(copy)
    for (const secret of ['Nora', 'Oakfield', 'X-41', '2026:05', 'CreatorTool'])
      expect(text.includes(secret), `${name} ${secret}`).toBe(false)
    expect((await pixels(copy)).equals(await pixels(source)), name).toBe(true)
    expect(row?.copy?.removed.join(), name).toContain('Exif')
    const again = await open(copy as Bytes, name)
    expect(again.row?.place, name).toBeNull()
    expect(
      again.row?.tags.filter(({ tag }) => tag !== 'Orientation' && !tag.includes('Profile')).length,
      name,
    ).toBeLessThan(5)
  }
})

test('a TIFF is read, and no copy is made', async () => {
  // libvips writes no camera data into TIFF, but the Exif block of a JPEG is itself a TIFF.
  const { exif } = await sharp(await shot().jpeg().toBuffer()).metadata()
  const { row, envelope } = await open(exif?.subarray(6) as Uint8Array, 'a.tif')
  expect([tagOf(row, 'Make'), row?.place?.latitude]).toEqual(['Oakfield', -33.856667])
  expect([row?.copy, envelope.files.length]).toEqual([null, 0])
  expect(row?.noCopy).toContain('PNG first')
})

test('a HEIC is blanked in place with the same size and pixels and no camera data', async () => {
  const source = new Uint8Array(readFileSync('public/samples/prairie-noon.heic'))
  const { row, copy } = await open(source, 'a.heic')
  expect(copy?.length).toBe(source.length)
  const ports = { asset: () => Promise.reject(new Error('HEIC asks for none.')) }
  const [before, after] = [await decode(source, 'a', ports), await decode(copy as Bytes, 'a', ports)]
  expect(Buffer.from(after.data).equals(Buffer.from(before.data))).toBe(true)
  expect(row?.tags.length).toBeGreaterThan(0)
  const again = (await open(copy as Bytes, 'a.heic')).row
  expect(again?.tags.filter(({ group }) => group !== 'Color profile (ICC)')).toEqual([])
})

test('orientation and profile are removed on request', async () => {
  const source = await shot().withIccProfile('p3').jpeg().toBuffer()
  const kept = await sharp(Buffer.from((await open(source)).copy ?? [])).metadata()
  expect(kept).toMatchObject({ orientation: 6 })
  expect(kept.icc?.length).toBeGreaterThan(100)
  const bare = await open(source, 'a.jpg', { keepOrientation: false, keepProfile: false })
  const left = await sharp(Buffer.from(bare.copy ?? [])).metadata()
  expect([left.orientation, left.icc, left.exif]).toEqual([undefined, undefined, undefined])
  for (const name of ['a.webp', 'a.png']) {
    const made = shot().withIccProfile('p3')
    const file = await (name === 'a.png' ? made.png() : made.webp()).toBuffer()
    const about = await sharp(Buffer.from((await open(file, name)).copy ?? [])).metadata()
    expect([about.orientation, Boolean(about.icc)], name).toEqual([6, true])
  }
})

test('progressive and CMYK JPEG keep their scans and the Adobe marker', async () => {
  const noise = Buffer.from(Uint8Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 31) & 255))
  const raw = () => sharp(noise, { raw: { width: 64, height: 64, channels: 3 } }).withExif(camera)
  for (const source of [
    await raw().jpeg({ progressive: true }).toBuffer(),
    await raw().toColourspace('cmyk').jpeg().toBuffer(),
  ])
    expect((await pixels((await open(source)).copy)).equals(await pixels(source))).toBe(true)
})

test('traces of AI generators are reported with their location', async () => {
  const png = await drawn().png().toBuffer()
  const type = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
  const cases: [Uint8Array, string, string][] = [
    [withChunks(png, pngChunk('tEXt', ascii('parameters\0a barn\nSteps: 20, Sampler: Euler'))), 'a.png', 'parameters'],
    [withChunks(png, pngChunk('iTXt', ascii('prompt\0\0\0\0\0{"3":{}}'))), 'a.png', 'prompt'],
    [
      await drawn()
        .withXmp(xmpOf(`xmlns:e="x" e:DigitalSourceType="${type}"/>`))
        .jpeg()
        .toBuffer(),
      'a.jpg',
      'trained model',
    ],
    [
      await drawn()
        .withExif({ IFD0: { Software: 'Midjourney 6' } })
        .jpeg()
        .toBuffer(),
      'a.jpg',
      'Software',
    ],
  ]
  for (const [bytes, name, told] of cases) {
    const { row, copy } = await open(bytes, name)
    expect(JSON.stringify(row?.ai), told).toContain(told)
    expect((await open(copy as Bytes, name)).row?.ai, told).toEqual([])
  }
  expect(
    (
      await open(
        await drawn()
          .withExif({ IFD0: { Software: 'Prairie Darkroom' } })
          .jpeg()
          .toBuffer(),
      )
    ).row?.ai,
  ).toEqual([])
})

test('a C2PA manifest in JPEG and PNG is found with its generator and source type', async () => {
  const claim = '\x6fclaim_generator\x6eFarm Model 2.1'
  const store = ascii(`\0\0\0\x60jumb\0\0\0\x20jumdc2pa${claim}digitalsourcetype/compositeWithTrainedAlgorithmicMediax`)
  const png = withChunks(await drawn().png().toBuffer(), pngChunk('caBX', store))
  const jpeg = withSegment(await drawn().jpeg().toBuffer(), 0xeb, joined([ascii('JP\0\x01\0\0\0\x01'), store]))
  for (const [bytes, name] of [
    [png, 'a.png'],
    [jpeg, 'a.jpg'],
  ] as const) {
    const { row } = await open(bytes, name)
    expect(row?.c2pa, name).toMatchObject({
      generator: 'Farm Model 2.1',
      sourceTypes: ['compositeWithTrainedAlgorithmicMedia'],
    })
    expect(row?.ai[0]?.where, name).toBe('C2PA manifest')
    expect(row?.copy?.removed, name).toContain('C2PA manifest')
  }
})

test('IPTC, comments, nested XMP, and trailing bytes are found and removed', async () => {
  const iim = (set: number, text: string) => [Uint8Array.of(0x1c, 2, set, 0, ascii(text).length), ascii(text)]
  const records = joined([...iim(80, 'Zoë Marrow'), ...iim(90, 'Winfield')])
  const resource = joined([ascii('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0'), Uint8Array.of(records.length), records])
  const xmp = xmpOf(
    'xmlns:m="x"><mwg-rs:Regions><rdf:Bag><rdf:li rdf:parseType="Resource" mwg-rs:Name="Ada &amp; Ben"/></rdf:Bag></mwg-rs:Regions></rdf:Description>',
  )
  const plain = await drawn().jpeg().withXmp(xmp).toBuffer()
  const source = joined([
    withSegment(withSegment(plain, 0xed, resource), 0xfe, ascii('for the archive')),
    ascii('film'.repeat(5)),
  ])
  const { row, copy, envelope } = await open(source)
  expect(tagOf(row, 'Creator')).toBe('Zoë Marrow')
  expect(tagOf(row, 'City')).toBe('Winfield')
  expect(tagOf(row, 'Comment')).toBe('for the archive')
  expect(tagOf(row, 'mwg-rs:Regions / mwg-rs:Name')).toBe('Ada & Ben')
  expect(ids(row)).toEqual(expect.arrayContaining(['person-shown', 'name', 'place-name', 'words', 'trailing-data']))
  expect(envelope.findings.find(({ id }) => id === 'trailing-data')?.title).toContain('20 bytes')
  expect(new TextDecoder('latin1').decode(copy)).not.toMatch(/Marrow|archive|Ada|film/)
})

test('the sample shows its location as a link that is not followed', async () => {
  const { envelope, row } = await open(farm, 'farm-shop.jpg')
  expect(envelope.summary).toContain('41.8617, -88.15845')
  expect(row?.place?.href).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?mlat=41\.861700&mlon=-88\.158450/)
  const rows = envelope.report.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  expect(JSON.stringify(rows)).toContain(row?.place?.href)
})

test('a file without metadata passes, and its copy is not larger', async () => {
  const plain = await drawn().png().toBuffer()
  const { envelope, row } = await open(plain, 'a.png')
  expect(row?.tags).toEqual([])
  expect(envelope.findings.map(({ severity }) => severity)).toEqual(['pass'])
  expect(row?.copy?.bytes).toBeLessThanOrEqual(plain.length)
})

test.skipIf(!pngset)('a quarter of the valid images of PngSuite keep their pixels', { tags: 'extended' }, async () => {
  const { readdirSync } = await import('node:fs')
  const names = readdirSync(`${pngset}`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|\/)[^x/][^/]*\.png$/.test(name),
  )
  expect(names.length).toBeGreaterThan(100)
  // The bench checks all of them.
  for (const name of names.filter((_, at) => at % 4 === 0)) {
    const source = readFileSync(`${pngset}/${name}`)
    const { copy } = await open(source, name)
    expect((await pixels(copy)).equals(await pixels(source)), name).toBe(true)
  }
})

test('damaged and unsupported files are reported, and none hangs', { tags: 'extended' }, async () => {
  const bombed = withSegment(
    await drawn().jpeg().toBuffer(),
    0xe1,
    joined([ascii('Exif\0\0MM\0*\0\0\0\x08'), new Uint8Array(20).fill(255)]),
  )
  const { row, envelope } = await open(bombed)
  expect(envelope.status).toBe('done')
  expect(row?.copy?.removed).toContain('Exif')
  const torn = await open(joined([ascii('MM\0*\0\0\0\x08'), new Uint8Array(2000).fill(255)]), 'a.tif')
  expect(torn.envelope.findings.map(({ id }) => id)).toEqual(['unreadable-block'])
  expect(torn.envelope.summary).toContain('could not be read')
  const deep = `<x:xmpmeta>${'<rdf:li>'.repeat(100_000)}</x:xmpmeta>`
  const png = withChunks(await drawn().png().toBuffer(), pngChunk('iTXt', ascii(`XML:com.adobe.xmp\0\0\0\0\0${deep}`)))
  expect((await open(png, 'a.png')).envelope.status).toBe('done')
  for (const [bytes, said] of [
    [new Uint8Array(), 'is empty'],
    [Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'ZIP archive'],
    [new Uint8Array(5_000), 'is not an image'],
  ] as const) {
    const { envelope: failed } = await open(bytes, 'photo.png')
    expect([failed.status, failed.summary.includes(said)]).toEqual(['failed', true])
  }
  for (let length = 3; length < farm.length; length += 331) {
    const { envelope: cut } = await open(farm.subarray(0, length))
    expect(['done', 'failed']).toContain(cut.status)
  }
})

test('an invalid file gets a row, and the others are read', async () => {
  const files = [new File([farm], 'a.jpg'), new File(['%PDF-1.7'], 'b.jpg')]
  const envelope = await run(tool, { files })
  expect(envelope.status).toBe('partial')
  expect(JSON.stringify(envelope.data)).toContain('a PDF')
  expect(envelope.files).toHaveLength(1)
})
