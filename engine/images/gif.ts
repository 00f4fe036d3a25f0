import { GifReader } from 'omggif'
import type { ReadImage } from './read.ts'

/** Returns the first frame of a GIF (89a specification), on the transparent canvas that browsers give it. */
export function readGif(bytes: Uint8Array<ArrayBuffer>): ReadImage {
  const reader = new GifReader(bytes as unknown as Buffer)
  const { width, height } = reader
  const data = new Uint8ClampedArray(width * height * 4)
  reader.decodeAndBlitFrameRGBA(0, data as unknown as Uint8Array)
  const frames = reader.numFrames()
  return {
    picture: { width, height, data },
    ...(frames > 1 ? { frames, notes: [`Animated GIF of ${frames} frames: the first was taken.`] } : {}),
  }
}
