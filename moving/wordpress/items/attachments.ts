import { decodePart } from '#engine/web/decode-part.ts'
import type { LeftOutItem, PictureItem } from '../../item.ts'
import { pictureKey } from '../body/pictures.ts'
import { plainText } from '../body/plain-text.ts'
import { fieldOf, type RawItem } from '../export/record.ts'
import { attachmentAddresses } from './addresses.ts'
import type { Site } from './site.ts'

/** Returns a picture of the library, or a file that has no place in one. */
export function attachmentItem(item: RawItem, id: number, site: Site): PictureItem | LeftOutItem {
  const attachment = site.index.attachments.get(id)
  const title = plainText(fieldOf(item, 'title'))
  const about = {
    key: pictureKey(id),
    at: `line ${item.line}`,
    type: 'attachment',
    addresses: attachmentAddresses(item, id, site),
  }
  const leaveOut = (reason: string): LeftOutItem => ({ kind: 'left-out', ...about, notes: [], title, reason })
  const status = fieldOf(item, 'wp:status')
  if (!attachment) return leaveOut('The export does not name its file.')
  if (status === 'trash') return leaveOut('It was in the trash.')
  const name = decodePart(attachment.url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '')
  if (!attachment.isPicture)
    return leaveOut(`It is no picture: “${name}”. Links to it lead to the old site until the file is stored elsewhere.`)
  const description = plainText(item.fields.get('content:encoded') ?? '')
  const comments = item.comments.length
  return {
    kind: 'picture',
    ...about,
    notes: [
      ...(description ? [`Its description has no place here: ${description}`] : []),
      ...(comments > 0 ? [`Its page had comments, which were left out: ${comments}.`] : []),
    ],
    url: attachment.url,
    alt: plainText(attachment.alt),
    caption: plainText(attachment.caption),
    name,
  }
}
