import type { Failure } from '#engine/failures.ts'
import { escapeXml } from '#engine/xml.ts'
import { errorPage, formPagePolicy } from '../failures/error-html.ts'

type FailedForm = {
  /** The URL that the form posts to. */
  action: string
  /** The submitted fields: text, files, or lists of them. */
  fields: Record<string, unknown>
  failure: Failure
  title?: string
}

/** Fields that a visitor neither types nor sees; `nickname` is the honeypot. */
const UNSEEN = /^(token|page|form|plan|service|lead|report|nickname|proof|landing|cameFrom|previous|utm_.*)$/
/** Values of a checked box. */
const TICKED = /^(on|yes|true)$/
/** Longer texts, in characters, get a textarea. */
const LONG = 80
/** Fields that are also textareas on their own pages. */
const PROSE = /^(message|userFeedback)$/

/**
 * Renders a form again with the submitted values, for when its own page cannot be rendered: no database, no template,
 * no script. A browser cannot restore a file, so the form asks for it again.
 */
export function formAgain({ action, fields, failure, title = 'Your message has not been sent' }: FailedForm): Response {
  const all = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
  const files = all.filter(([, value]) => value instanceof File).map(([name]) => name)
  const texts = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const encoding = files.length > 0 ? ' enctype="multipart/form-data"' : ''
  const html = errorPage({
    status: failure.status,
    title,
    text: `${failure.message} What you typed is below.${files.length > 0 ? ' Please choose your file again.' : ''}`,
    more: `<form method="post" action="${escapeXml(action)}"${encoding}>
${texts.map(([name, value], index) => control(name, value, index)).join('\n')}
${[...new Set(files)].map((name) => labeled(name, `<input type="file" id="${id(name)}" name="${escapeXml(name)}">`)).join('\n')}
<button class="again">Send again</button>
</form>`,
  })
  return new Response(html, {
    status: failure.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': formPagePolicy,
      'cache-control': 'no-store',
      'retry-after': String(failure.retryAfter ?? 5),
    },
  })
}

function control(name: string, value: string, index: number) {
  const attributes = `name="${escapeXml(name)}"`
  if (UNSEEN.test(name) || TICKED.test(value)) return `<input type="hidden" ${attributes} value="${escapeXml(value)}">`
  const at = `id="${id(name, index)}" ${attributes}`
  const isLong = PROSE.test(name) || value.length > LONG || value.includes('\n')
  // A browser drops the first line break of a textarea.
  const field = isLong
    ? `<textarea ${at} rows="8">\n${escapeXml(value)}</textarea>`
    : `<input ${at} value="${escapeXml(value)}">`
  return labeled(name, field, index)
}

const labeled = (name: string, field: string, index = 0) =>
  `<div><label for="${id(name, index)}">${escapeXml(labelOf(name))}</label>${field}</div>`

const id = (name: string, index = 0) => `field-${index}-${escapeXml(name)}`

/**
 * Returns the name of a field as a label.
 * @example words('clientName') // 'Client name'
 */
function labelOf(name: string) {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
