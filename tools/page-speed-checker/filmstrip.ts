import { fromBase64 } from '#engine/base64.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import { itemsOf, type Report } from './lighthouse-report.ts'

export type Frame = { file: string; timeMs: number }

const JPEG = 'data:image/jpeg;base64,'

/** Returns the frames of the load as files, with the time of each. */
export function filmstripOf(report: Report): { frames: Frame[]; files: OutFile[] } {
  const frames: Frame[] = []
  const files: OutFile[] = []
  for (const { timing, data } of itemsOf(report, 'screenshot-thumbnails')) {
    if (typeof timing !== 'number' || typeof data !== 'string' || !data.startsWith(JPEG)) continue
    const file = `frame-${String(frames.length + 1).padStart(2, '0')}.jpg`
    frames.push({ file, timeMs: Math.round(timing) })
    files.push({ name: file, type: 'image/jpeg', bytes: new Uint8Array(fromBase64(data.slice(JPEG.length))) })
  }
  return { frames, files }
}
