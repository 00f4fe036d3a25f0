import { expect, test } from 'vitest'
import { describePicture } from './description.ts'
import type { PastedPicture } from './paste.ts'
import { reportPaste } from './report.ts'

const picture = (more: Partial<PastedPicture>): PastedPicture => ({
  key: 'k',
  src: 'https://shop.example/a.png',
  alt: '',
  caption: '',
  name: '',
  under: '',
  ...more,
})

test.each<[Partial<PastedPicture>, string]>([
  [{ alt: 'A door', name: 'door.jpg', caption: 'Entrance' }, 'A door'],
  [{ caption: 'Entrance', name: 'IMG_2231.jpg' }, 'Entrance'],
  [{ name: 'parcel-on-a-bench-1024x683.jpg' }, 'parcel on a bench'],
  [{ name: 'IMG_2231.jpg', under: 'Costs' }, ''],
  [{ name: 'clip_image001.png' }, ''],
  [{ name: '3f2a9c0b11d24e5f8a7b.webp' }, ''],
])('a pasted image is described by what is known: %j', (known, alt) => {
  expect(describePicture(picture(known))).toBe(alt)
})

test('whatever could not be pasted is listed in sentences', () => {
  expect(
    reportPaste({
      notes: [
        { kind: 'link', what: 'the summary (#a)' },
        { kind: 'contents', what: '' },
        { kind: 'footnote', what: '[1]' },
        { kind: 'in-footnote', what: 'A chart' },
      ],
      lost: [
        { picture: picture({ name: 'clip_image001.png', src: 'file:///C:/clip_image001.png', under: 'Costs' }) },
        { picture: picture({ alt: 'A door' }), reason: 'its server responded with 404' },
      ],
      undescribed: 1,
    }),
  ).toEqual([
    '2 pictures could not be copied: clip_image001.png under “Costs”; A door (https://shop.example/a.png: its server responded with 404). Upload them.',
    '1 picture came without a description. Open it and describe what it shows.',
    '1 link led to a place in the copied document, or to a file, and is plain text now: the summary (#a).',
    '1 footnote came without its note: [1]. Copy the whole document, or add it with the command /footnote.',
    '1 picture in a footnote could not be taken over: A chart.',
    'The table of contents was left out: the page makes its own.',
  ])
  expect(reportPaste({ notes: [], lost: [], undescribed: 0 })).toEqual([])
})
