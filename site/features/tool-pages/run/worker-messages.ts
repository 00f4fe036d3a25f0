import type { Sample } from '#engine/tool/define-tool.ts'
import type { Envelope } from '#engine/tool/envelope.ts'

/** Messages from the page to the worker that runs tools. */
export type ToWorker =
  /** Prepares the engines, or the run of the current input. */
  | { kind: 'warm'; slug: string; sent?: Record<string, unknown> }
  | { kind: 'sample'; slug: string; at: number }
  | { kind: 'run'; slug: string; sent: Record<string, unknown> }
  /** The last partial result is on the page. */
  | { kind: 'shown' }
  | { kind: 'task'; slug: string; name: string; payload: unknown }
  | { kind: 'drawn'; id: number; pixels?: Uint8ClampedArray<ArrayBuffer>; reason?: string }

/** Messages from the worker. It cannot decode SVG, so the page renders it. */
export type FromWorker =
  | { kind: 'sample'; input: Sample['input'] | undefined }
  | { kind: 'started' }
  | { kind: 'progress'; done: number; total: number; step?: string | undefined }
  | { kind: 'envelope'; envelope: Envelope }
  /** A result that a better one may follow. */
  | { kind: 'partial'; envelope: Envelope }
  /** The tool could not be fetched. */
  | { kind: 'broken' }
  | { kind: 'draw'; id: number; svg: string; width: number; height: number }

/** The response of a thread to a task. */
export type FromTask = { kind: 'task-done'; result: unknown } | { kind: 'task-failed'; reason: string }
