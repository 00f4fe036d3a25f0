/** Where a rule found something. */
export type Evidence = {
  /** In the HTML as received, counted from 1. */
  line?: number
  /** The tag, header, or text in question, at most 300 characters. */
  snippet?: string
  /** One fact that the fault consists of: “714 of 600 pixels”. */
  detail?: string
  /** Id of the image that shows it, in `spots` of the page's template. */
  spot?: string
  /** What has to be repaired, if not the page: the URL of a missing page, a script. Findings are grouped by it. */
  cause?: string
  /** Text that repairs it, ready to paste. */
  paste?: string
}
