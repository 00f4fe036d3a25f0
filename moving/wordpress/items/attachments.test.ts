import { describe, expect, test } from 'vitest'
import { exportOf, itemsOf, pictureXml } from '../export-sample.ts'

describe('pictures and files', () => {
  test('pictures come with their texts and addresses', async () => {
    const [item] = await itemsOf(
      exportOf(
        pictureXml(
          4,
          'https://old.example/wp-content/uploads/tern.jpg',
          { link: 'https://old.example/post/tern/', 'excerpt:encoded': 'A <em>tern</em>', 'content:encoded': 'By Ann' },
          'Tern on a rock',
        ),
      ),
    )
    expect(item).toMatchObject({
      kind: 'picture',
      key: 'attachment 4',
      url: 'https://old.example/wp-content/uploads/tern.jpg',
      alt: 'Tern on a rock',
      caption: 'A tern',
      name: 'tern.jpg',
      addresses: [
        'https://old.example/wp-content/uploads/tern.jpg',
        'https://old.example/post/tern/',
        '/?attachment_id=4',
      ],
      notes: [expect.stringContaining('By Ann')],
    })
  })

  test('other files are left out with their addresses', async () => {
    const [item] = await itemsOf(exportOf(pictureXml(4, 'https://old.example/wp-content/uploads/terns.pdf')))
    expect(item).toMatchObject({
      kind: 'left-out',
      reason: expect.stringContaining('terns.pdf'),
      addresses: ['https://old.example/wp-content/uploads/terns.pdf', '/?attachment_id=4'],
    })
  })
})
