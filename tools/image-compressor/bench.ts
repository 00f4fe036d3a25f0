import { readdirSync, readFileSync } from 'node:fs'
import type { Measure } from '#bench/measure.ts'
import { decode } from '#engine/images/decode.ts'
import { encode } from '#engine/images/encode.ts'
import { roundTo } from '#engine/text/numbers.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { corpus } from '#tests/support/corpus.ts'
import { compress, prepare } from './compress.ts'
import { tool } from './tool.ts'

const defaults = { jpeg: 75, webp: 75, avif: 50, jxl: 75 } as const

/**
 * Compresses the Kodak pictures to the SSIM that each codec's default quality reaches, and compares requested sizes
 * with actual ones.
 */
export async function measure(): Promise<Measure[]> {
  const kodak = corpus('kodak')
  const suite = corpus('pngsuite')
  return [
    ...(kodak ? [...(await measureSearch(kodak)), ...(await measureKodak(kodak))] : []),
    ...(suite ? await measurePngSuite(`${suite}/png`) : []),
  ]
}

/** Compares the smallest AVIF with an SSIM of .97 with the slowest single AVIF encode that the search makes. */
async function measureSearch(folder: string): Promise<Measure[]> {
  const ports = nodePorts(tool)
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
  let [searchMs, encodeMs, firstMs, mostEncodes, missed] = [0, 0, 0, 0, 0]
  for (const [index, name] of ['warm-up', ...names].entries()) {
    const bytes = new Uint8Array(readFileSync(`${folder}/${index === 0 ? names[0] : name}`))
    const decoded = await decode(bytes, name, ports)
    const began = performance.now()
    let first: number | undefined
    const found = await compress(
      prepare({ ...decoded, bytes }, ports),
      { goal: { kind: 'likeness', ssim: 0.97 }, codec: 'avif', keepsMetadata: false },
      ports,
      { better: () => (first ??= performance.now() - began) },
    )
    const took = performance.now() - began
    const alone = performance.now()
    await encode(decoded, 'avif', { quality: found.quality ?? 50 }, ports.asset)
    // The first picture also loads the codecs.
    if (index === 0) continue
    encodeMs += performance.now() - alone
    searchMs += took
    firstMs += first ?? took
    mostEncodes = Math.max(mostEncodes, found.encodes)
    if (found.ssim < 0.97) missed++
  }
  const each = (sum: number) => Math.round(sum / names.length)
  return [
    {
      what: 'image-compressor: AVIF smallest at SSIM .97, beside one encode of that AVIF',
      value: roundTo(searchMs / encodeMs, 2),
      unit: '× its time',
      // Three encodes, each decoded and measured, the trials on tiles, and the first file.
      limit: 5,
      better: 'less',
      note: `${names.length} pictures of 0.4 megapixels: ${each(searchMs)} ms each, one encode ${each(encodeMs)} ms; ${missed} below .97`,
    },
    {
      what: 'image-compressor: most full-size encodes for AVIF at SSIM .97',
      value: mostEncodes,
      unit: '',
      limit: 3,
      better: 'less',
    },
    {
      what: 'image-compressor: first file of an AVIF search, 0.4 megapixels',
      value: each(firstMs),
      unit: 'ms',
      limit: 300,
      better: 'less',
    },
  ]
}

async function measureKodak(folder: string): Promise<Measure[]> {
  const ports = nodePorts(tool)
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
  const measures: Measure[] = []
  const sums = new Map<string, { theirs: number; ours: number; larger: number }>()
  let worstMiss = 0
  let mostEncodes = 0
  let encodeMs = 0
  for (const name of names) {
    const bytes = new Uint8Array(readFileSync(`${folder}/${name}`))
    const source = prepare({ ...(await decode(bytes, name, ports)), bytes }, ports)
    for (const [codec, quality] of Object.entries(defaults) as [keyof typeof defaults, number][]) {
      const began = performance.now()
      const theirs = await compress(source, { goal: { kind: 'quality', quality }, codec, keepsMetadata: false }, ports)
      if (codec === 'webp') encodeMs += performance.now() - began
      const goal = { kind: 'likeness', ssim: theirs.ssim } as const
      const ours = await compress(source, { goal, codec: 'auto', keepsMetadata: false }, ports)
      const sum = sums.get(codec) ?? { theirs: 0, ours: 0, larger: 0 }
      sum.theirs += theirs.bytes.length
      sum.ours += ours.bytes.length
      if (ours.bytes.length > theirs.bytes.length || ours.ssim < theirs.ssim) sum.larger++
      sums.set(codec, sum)
      const wanted = Math.round(theirs.bytes.length * 0.8)
      const sized = await compress(
        source,
        { goal: { kind: 'size', bytes: wanted }, codec, keepsMetadata: false },
        ports,
      )
      worstMiss = Math.max(worstMiss, Math.abs(sized.bytes.length / wanted - 1) * 100)
      mostEncodes = Math.max(mostEncodes, sized.encodes)
    }
  }
  for (const [codec, { theirs, ours, larger }] of sums) {
    const note = `${names.length} pictures, ${larger} larger than the default`
    const what = `image-compressor: bytes at the SSIM of the ${codec} default`
    measures.push({
      what,
      value: roundTo((ours / theirs) * 100, 2),
      unit: '% of theirs',
      limit: 100,
      better: 'less',
      note,
    })
  }
  return [
    ...measures,
    {
      what: 'image-compressor: worst miss of a target size',
      value: roundTo(worstMiss, 2),
      unit: '%',
      limit: 3,
      better: 'less',
    },
    { what: 'image-compressor: most encodes for a size', value: mostEncodes, unit: '', limit: 8, better: 'less' },
    {
      what: 'image-compressor: WebP with its SSIM, 0.4 megapixels',
      value: Math.round(encodeMs / names.length),
      unit: 'ms',
      limit: 1000,
      better: 'less',
    },
  ]
}

async function measurePngSuite(folder: string): Promise<Measure[]> {
  const ports = nodePorts(tool)
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'))
  let wrong = 0
  for (const name of names) {
    const isDecoded = await decode(new Uint8Array(readFileSync(`${folder}/${name}`)), name, ports).then(
      () => true,
      () => false,
    )
    if (isDecoded === name.startsWith('x')) wrong++
  }
  return [
    { what: `PngSuite: files judged wrongly, of ${names.length}`, value: wrong, unit: '', limit: 0, better: 'less' },
  ]
}
