import type { Picture, PictureItem } from '../item.ts'
import { plainText } from '../source/plain-text.ts'
import { asText, type Fields, fieldsOf, firstText } from '../source/values.ts'
import type { Dataset } from './dataset.ts'

/** `image-3c2b…-1200x630-jpg` */
const REFERENCE = /^(image|file)-([\da-zA-Z]{1,64})(?:-(\d{1,6}x\d{1,6}))?-(\w{1,8})$/
/** `image@file://./images/3c2b…-1200x630.jpg` */
const IN_EXPORT = /^(?:image|file)@file:\/\/\.?\/((?:images|files)\/[\w@.-]{1,255})$/

/**
 * Returns the path of a file in the export, or its URL elsewhere, by how a document refers to it.
 * Source: https://www.sanity.io/docs/content-lake/asset-metadata
 * @param value an image or file of a document, or its asset
 */
export function fileOf(value: unknown): string | undefined {
  const fields = fieldsOf(value)
  const [, inExport] = IN_EXPORT.exec(asText(fields._sanityAsset)) ?? []
  if (inExport) return inExport
  const [, elsewhere] = /^(?:image|file)@(https?:\/\/\S{1,2000})$/.exec(asText(fields._sanityAsset)) ?? []
  if (elsewhere) return elsewhere
  const asset = fieldsOf(fields.asset)
  if (asText(asset._sanityAsset)) return fileOf(asset)
  const [, kind, hash, size, ending] = REFERENCE.exec(firstText(asset._ref, asset._id, fields._ref)) ?? []
  if (hash) return `${kind}s/${hash}${size ? `-${size}` : ''}.${ending}`
  return /^https?:\/\//.test(asText(asset.url)) ? asText(asset.url) : undefined
}

/** Returns whether a value is an image of Sanity, whatever its type is called. */
export const isPicture = (value: unknown): value is Fields => hasPicture(fieldsOf(value))

/** Returns whether fields are those of an image. */
export const hasPicture = (value: Fields): boolean =>
  value._type !== 'reference' &&
  /^(images\/|https?:\/\/\S+\.(png|jpe?g|gif|webp|svg|avif)\b)/i.test(fileOf(value) ?? '')

/**
 * Returns an image of a document. Its hotspot becomes the point that every crop shows, its crop only where it has none.
 * Source: https://www.sanity.io/docs/studio/image-type
 */
export function pictureOf(
  value: Fields,
  { files, assets }: Dataset,
  note: (sentence: string) => void,
): Picture | undefined {
  const file = fileOf(value)
  if (!file) return undefined
  const isInside = files.has(file)
  if (!isInside && !/^https?:/.test(file)) note(`The picture ${file} is not in the export.`)
  const asset = assets.get(hashOf(file))
  return {
    ...(isInside ? { key: `picture ${file}` } : {}),
    url: file,
    alt: plainText(firstText(value.alt, value.altText, value.alternativeText, asset?.alt)),
    caption: plainText(firstText(value.caption, value.title, value.attribution)),
    ...focusOf(value, note),
  }
}

function focusOf(value: Fields, note: (sentence: string) => void) {
  const [hotspot, crop] = [fieldsOf(value.hotspot), fieldsOf(value.crop)]
  const [x, y] = [Number(hotspot.x), Number(hotspot.y)]
  const [left = 0, right = 0, top = 0, bottom = 0] = ['left', 'right', 'top', 'bottom'].map(
    (side) => Number(crop[side]) || 0,
  )
  const isCropped = left + right + top + bottom > 0.001
  if (isCropped) note('A picture was cropped. It comes in as a whole, and what was shown of it is its focus.')
  if (hotspot.x !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1)
    return { focus: { x: percent(x), y: percent(y) } }
  return isCropped ? { focus: { x: percent((left + 1 - right) / 2), y: percent((top + 1 - bottom) / 2) } } : {}
}

const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)))

/** Returns a file of the export as an item. */
export function pictureItem(file: string, { assets }: Dataset): PictureItem {
  const name = file.slice(file.lastIndexOf('/') + 1)
  const asset = assets.get(hashOf(file))
  return {
    kind: 'picture',
    key: `picture ${file}`,
    at: file,
    type: 'sanity.imageAsset',
    addresses: [],
    notes: [],
    url: file,
    alt: asset?.alt ?? '',
    caption: '',
    name: asset?.name || name,
    file,
  }
}

const hashOf = (file: string) => /\/([\da-zA-Z]+)(?:-\d+x\d+)?\.\w+$/.exec(file)?.[1] ?? ''
