import sharp from 'sharp'
import { deriveImage } from './derive-image.ts'
import { encodeUpload, ImageRefused } from './encode-upload.ts'
import type { ImageTask, ImageWorkResult } from './image-processes.ts'

/** The process in which images are decoded. A crash of a decoder ends only this process. */
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })

process.on('message', async (task: ImageTask) => {
  process.send?.(await work(task))
})
process.once('disconnect', () => process.exit(0))

async function work(task: ImageTask): Promise<ImageWorkResult> {
  try {
    return { done: 'derive' in task ? await deriveImage(task.derive) : await encodeUpload(task.encode) }
  } catch (error) {
    return { message: (error as Error).message, isRefusal: error instanceof ImageRefused }
  }
}
