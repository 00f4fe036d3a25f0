import type { Lossy } from './subject.ts'

/** What the visitor asks of each image: a quality, a largest size in bytes, or a smallest SSIM. */
export type Goal =
  | { kind: 'quality'; quality: number }
  | { kind: 'size'; bytes: number }
  | { kind: 'likeness'; ssim: number }

export type CodecChoice = 'auto' | 'keep' | Lossy | 'png'

export type Wish = { goal: Goal; codec: CodecChoice; keepsMetadata: boolean }
