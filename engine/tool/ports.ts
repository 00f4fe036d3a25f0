/** What a run gets from its environment. Nothing is imported, so tests pass their own. */
export type Ports = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Returns cryptographically random bytes, at most 65,536 at a time (Web Cryptography, 10.1.1). */
  randomBytes: (size: number) => Uint8Array<ArrayBuffer>
  /** Aborted when the visitor presses Stop or the time is over. */
  signal: AbortSignal
  /** Reports the progress of a long run; `step` says what is being done. */
  progress: (done: number, total: number, step?: string) => void
  /**
   * Shows a result that a better one may follow: the report of it appears while the run continues, and can be used at
   * once. It is the same data that `run` returns.
   */
  partial: (data: unknown) => void
  /**
   * Runs one of the tool's `tasks` in another thread if one is available, otherwise in this one. Arguments and results
   * are copied between threads.
   */
  task: (name: string, payload: unknown) => Promise<unknown>
  /**
   * What earlier runs of the same page stored for the next one, such as decoded files. Absent if runs of different
   * people share a process.
   */
  memory?: Map<string, unknown>
  /** A file that the tool names in its `assets`: WebAssembly, a dictionary. */
  asset: (name: string) => Promise<Uint8Array<ArrayBuffer>>
  /** Renders an SVG as straight RGBA: in a browser with the browser itself, elsewhere with resvg. */
  drawSvg: (svg: string, size: { width: number; height: number }) => Promise<Uint8ClampedArray<ArrayBuffer>>
}
