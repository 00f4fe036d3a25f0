import { Failure } from '#engine/failures.ts'
import { eachFile, made, nameMaker, type SkippedFile } from '#engine/images/batch.ts'
import { decodeFile } from '#engine/images/decode.ts'
import { encode } from '#engine/images/encode.ts'
import { holdsMetadata, writeMetadata } from '#engine/images/metadata.ts'
import { type Target, targets } from '#engine/images/picture.ts'
import { isSrgb, toSrgb } from '#engine/images/to-srgb.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { cut, type Size } from './cut.ts'
import type { Row } from './report.ts'

type Wish = {
  files: File[]
  mode: string
  target: Target
  quality: number
  focusX: number
  focusY: number
  enlarge: boolean
}

/** Returns every picture in every size that is not larger than it, scaled, encoded, and named. */
export async function makeVersions(input: Wish, sizes: Size[], ports: Ports): Promise<(Row | SkippedFile)[]> {
  const { target } = input
  const { extension, type } = targets[target]
  const nameFor = nameMaker()
  const how = {
    focus: { x: input.focusX / 100, y: input.focusY / 100 },
    canEnlarge: input.enlarge,
    asset: ports.asset,
  }
  return eachFile(input.files, ports, async (file): Promise<Row> => {
    const source = await decodeFile(file, ports)
    const { icc } = source.metadata
    const profile = icc && !isSrgb(icc) ? { icc } : {}
    const srgb = profile.icc && !holdsMetadata(target) ? toSrgb(source, profile.icc) : undefined
    const row: Row = {
      name: file.name,
      width: source.width,
      height: source.height,
      before: file.size,
      versions: [],
      left: [],
      notes: profile.icc && !holdsMetadata(target) ? [...source.notes, srgb ? turned : shifted] : source.notes,
      [made]: [],
    }
    for (const size of sizes) {
      ports.signal.throwIfAborted()
      const done = await cut(srgb ?? source, size, how)
      if (!done) {
        row.left.push(size.height ? `${size.width} × ${size.height}` : `${size.width}`)
        continue
      }
      const { picture, isEnlarged, isCropped } = done
      const encoded = await encode(picture, target, { quality: input.quality }, ports.asset)
      const bytes = writeMetadata(encoded, target, profile, source.hasAlpha)
      const ending = input.mode === 'widths' ? `-${picture.width}w` : `-${picture.width}x${picture.height}`
      const name = nameFor(file.name, `${ending}.${extension}`)
      row[made].push({ name, type, bytes })
      const about = { file: name, width: picture.width, height: picture.height, bytes: bytes.length }
      row.versions.push({ ...about, label: size.label ?? null, isEnlarged, isCropped })
    }
    if (row.versions.length === 0)
      throw new Failure('invalid', {
        message: `${file.name} is ${source.width} × ${source.height} pixels, smaller than every size you entered. Allow enlarging, or enter smaller sizes.`,
      })
    return row
  })
}

const turned = 'Its colors were converted to sRGB, because profiles are not written to AVIF.'
const shifted = 'Its color profile could not be written to AVIF: colors may shift.'
