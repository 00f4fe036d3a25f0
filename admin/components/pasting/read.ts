/** What is only needed once somebody pastes. */

export { markdownToHtml } from '#engine/markdown/markdown-to-html.ts'
export { describePicture } from '#engine/pasting/description.ts'
export { insertableFiles } from '#engine/pasting/insertable-files.ts'
export { readClipboard } from '#engine/pasting/read-clipboard.ts'
export { reportPaste } from '#engine/pasting/report.ts'
