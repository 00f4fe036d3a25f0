import { Failure } from '#engine/failures.ts'
import type { CodecChoice, Wish } from './goal.ts'

/** The settings that one line contains for one image. */
export type OwnSetting = { name: string; codec: CodecChoice; quality: number | undefined }

const CODECS: CodecChoice[] = ['auto', 'keep', 'jpeg', 'webp', 'avif', 'jxl', 'png']
const LINE = /^(.+):\s*([a-z]+)(?:\s+(\d+(?:\.\d+)?))?$/i

/**
 * Reads settings for single images, one line each: `photo.jpg: webp 60`. Empty lines are skipped; of two lines for one
 * image the last one counts.
 * @throws {Failure} invalid, with the line, if one cannot be read
 */
export function readOwnSettings(text: string): Map<string, OwnSetting> {
  const settings = new Map<string, OwnSetting>()
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '') continue
    const [, name = '', word = '', number] = LINE.exec(line) ?? []
    const codec = CODECS.find((one) => one === word.toLowerCase())
    const quality = number === undefined ? undefined : Number(number)
    if (!codec || (quality !== undefined && (quality < 1 || quality > 100))) throw unreadable(index + 1, line)
    settings.set(name.trim(), { name: name.trim(), codec, quality })
  }
  return settings
}

/** Returns the settings for one image: its own, or those for all images. */
export function wishFor(all: Wish, own: OwnSetting | undefined): Wish {
  if (!own) return all
  return {
    ...all,
    codec: own.codec,
    ...(own.quality === undefined ? {} : { goal: { kind: 'quality', quality: own.quality } }),
  }
}

function unreadable(number: number, line: string) {
  const message = `Line ${number} of the settings for single images cannot be read: “${line}”. Write the name of the file, a colon, a format (${CODECS.join(', ')}), and a quality from 1 to 100, such as “photo.jpg: webp 60”.`
  return new Failure('invalid', { message, errors: { own: message } })
}
