import { type SafeHtml, sanitizeHtml } from '../html/sanitize.ts'
import { markdownToHtml } from '../markdown/markdown-to-html.ts'
import { forOtherPrograms } from './for-other-programs.ts'
import { type MarkdownOptions, toMarkdown } from './lexical-to-markdown.ts'

/**
 * Converts an editor document to HTML for readers without our stylesheet and scripts, such as feed readers: what its
 * Markdown says, with absolute URLs. Every block has a plain form.
 */
export const toPlainHtml = (body: unknown, options: MarkdownOptions): SafeHtml =>
  sanitizeHtml(forOtherPrograms(markdownToHtml(toMarkdown(body, options))))
