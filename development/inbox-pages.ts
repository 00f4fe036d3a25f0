import type { ServerResponse } from 'node:http'
import { escapeXml } from '#engine/xml.ts'
import { inboxEmailPolicy, inboxPolicy } from '#platform/http/content-security-policy.ts'
import { emailIds, readEmail } from './inbox.ts'

type Email = Awaited<ReturnType<typeof readEmail>>

const LIST = '/dev/mails'

/** Returns whether a path belongs to the inbox: `/dev/mails`, `/dev/mails/{id}`, `/dev/mails/{id}/html`. */
export const isInbox = (path: string) => path === LIST || path.startsWith(`${LIST}/`)

/**
 * Responds to a request for the inbox: the list, one email, or its HTML for the frame. Source: RFC 5322 for the fields.
 */
export async function respondWithInbox(dataDir: string, path: string, response: ServerResponse) {
  const [id, part] = path.slice(LIST.length).split('/').filter(Boolean)
  const ids = emailIds(dataDir)
  if (id === undefined) {
    const emails = await Promise.all(ids.map((one) => readEmail(dataDir, one)))
    return send(response, 200, page('Inbox', list(emails)))
  }
  if (!ids.includes(id)) return send(response, 404, page('Inbox', '<p>There is no such email.</p>'))
  const email = await readEmail(dataDir, id)
  if (part === 'html') return send(response, 200, email.html ?? '', inboxEmailPolicy)
  return send(response, 200, page(email.subject ?? '', emailPage(email)))
}

function send(response: ServerResponse, status: number, html: string, policy = inboxPolicy) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(html)
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${escapeXml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  td, th { text-align: left; padding: 0.25rem 1rem 0.25rem 0; vertical-align: top }
  iframe { width: 100%; height: 36rem; border: 1px solid; background: white }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
${content}
</html>`

const list = (emails: Email[]) => `<h1>Inbox</h1>
<p>The emails that this development server would have sent, newest first.</p>
${emails.length === 0 ? '<p>No email has arrived yet.</p>' : `<table><tr><th>Date<th>To<th>Subject</tr>${emails.map(row).join('')}</table>`}`

const row = (email: Email) => `
<tr><td>${escapeXml(email.date ?? '')}<td>${escapeXml(recipients(email))}
<td><a href="${LIST}/${email.id}">${escapeXml(email.subject || 'No subject')}</a></tr>`

const emailPage = (email: Email) => `<p><a href="${LIST}">Inbox</a></p>
<h1>${escapeXml(email.subject || 'No subject')}</h1>
<table>
<tr><th>From<td>${escapeXml(email.from?.address ?? '')}</tr>
<tr><th>To<td>${escapeXml(recipients(email))}</tr>
<tr><th>Date<td>${escapeXml(email.date ?? '')}</tr>
</table>
${email.html ? `<h2>HTML</h2><iframe sandbox src="${LIST}/${email.id}/html" title="HTML"></iframe>` : ''}
<h2>Text</h2>
<pre>${linked(email.text ?? '')}</pre>`

const recipients = ({ to = [] }: Email) => to.map(({ address: email }) => email).join(', ')

const linked = (text: string) => escapeXml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}">${url}</a>`)
