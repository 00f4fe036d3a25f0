import { createReadStream } from 'node:fs'
import { UnreadableExport } from '../../item.ts'
import { strayAmpersands } from './stray-ampersands.ts'

const CHUNK_BYTES = 262_144
const HEAD_BYTES = 1_024
/** What XML 1.0 does not allow (§2.2), and U+FEFF, which some exports have at the start of each joined part. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is searched for.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff\ufffe\uffff]/g
const DOWNLOAD = 'In WordPress, choose Tools, Export, All content, and download the export file.'

/**
 * Yields the text of an XML file in parts, without the characters that XML does not allow, and with stray
 * ampersands escaped.
 * @throws {UnreadableExport} the file is missing, empty, compressed, or in an unknown encoding
 */
export async function* readableText(path: string): AsyncGenerator<string> {
  const escapeStray = strayAmpersands()
  let decoder: TextDecoder | undefined
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    decoder ??= decoderOf(bytes as Buffer)
    yield escapeStray(decoder.decode(bytes as Buffer, { stream: true }).replace(NOT_XML, ''), false)
  }
  if (!decoder) throw new UnreadableExport(`The file is empty. ${DOWNLOAD}`)
  yield escapeStray(decoder.decode().replace(NOT_XML, ''), true)
}

/** Source: XML 1.0, appendix F. Bytes that are wrong in the encoding become U+FFFD. */
function decoderOf(bytes: Buffer): TextDecoder {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1')
  if (head.startsWith('PK\u0003\u0004'))
    throw new UnreadableExport('This is a ZIP archive. Unpack it, and choose the .xml file in it.')
  if (head.startsWith('\u001f\u008b'))
    throw new UnreadableExport('The file is compressed with gzip. Unpack it, and choose the .xml file.')
  const label =
    head.startsWith('\u00ff\u00fe') || head.startsWith('<\0')
      ? 'utf-16le'
      : head.startsWith('\u00fe\u00ff') || head.startsWith('\0<')
        ? 'utf-16be'
        : (/^[^>]{0,200}\bencoding\s{0,9}=\s{0,9}["']([^"']{1,40})/.exec(head)?.[1] ?? 'utf-8')
  try {
    return new TextDecoder(label)
  } catch {
    throw new UnreadableExport(`The file says that its encoding is “${label}”, which is unknown. Save it as UTF-8.`)
  }
}
