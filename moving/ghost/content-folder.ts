import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type PictureItem, UnreadableExport } from '../item.ts'
import { filesIn, isPictureFile } from '../source/folder-files.ts'

/**
 * Yields the pictures of Ghost's `content` folder. Generated sizes are left out, and of a picture and its untouched
 * original (`…_o.jpg`) the one that texts refer to.
 * @param folder `content`, or the folder that has it, or `content/images` itself
 */
export async function* picturesOf(folder: string, resolve: (url: string) => string): AsyncGenerator<PictureItem> {
  const { root, before } = await imagesFolder(folder)
  for await (const { path } of filesIn(root, (path) => path === 'size')) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    if (!isPictureFile(name) || /_o\.\w{3,4}$/.test(name)) continue
    const address = `/content/images/${path.split('/').map(encodeURIComponent).join('/')}`
    yield {
      kind: 'picture',
      key: `picture ${path}`,
      at: `${before}${path}`,
      type: 'image',
      addresses: [address],
      url: resolve(`__GHOST_URL__${address}`),
      alt: '',
      caption: '',
      name,
      file: `${before}${path}`,
      notes: [],
    }
  }
}

async function imagesFolder(folder: string) {
  for (const before of ['content/images/', 'images/', '']) {
    const found = await stat(join(folder, before)).catch(() => undefined)
    if (found?.isDirectory()) return { root: join(folder, before), before }
  }
  throw new UnreadableExport(`There is no folder ${folder}. Copy the folder “content” of the old site there.`)
}
