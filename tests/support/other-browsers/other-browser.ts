/** A window of a browser that Playwright cannot drive as its users have it. */
export type OtherBrowser = {
  /** Opens a page and waits for its scripts. */
  open(path: string): Promise<void>
  resize(size: { width: number; height: number }): Promise<void>
  /** Runs a function in the page. What it needs is in its arguments. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>
  click(selector: string): Promise<void>
  /** Types a text key by key. */
  type(selector: string, text: string): Promise<void>
  chooseFile(selector: string, path: string): Promise<void>
  close(): Promise<void>
}
