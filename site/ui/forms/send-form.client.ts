import type { Challenge } from 'altcha-lib/types'
import { messages } from '#engine/messages.ts'
import { type FormArea, formAreas } from '#site/state/areas.ts'
import { createArea } from '#site/state/create-area.ts'
import { landingFields } from '../browser/landing-fields.client.ts'
import { busy } from './busy.client.ts'
import { fieldMessage } from './field-message.ts'
import { prove } from './prove.client.ts'
import { thingsToCorrect } from './things-to-correct.ts'

type FormResponse = {
  success: boolean
  message?: string
  errors?: Record<string, string>
  challenge?: Challenge
  /** The token with which an email address is added to a request that nobody can answer. */
  addEmail?: string
}
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Minimum age of a submission, in milliseconds. The server treats a younger one as automated. */
const MIN_MS = 1_000

/** The area of each form, which drives the message under it. */
const areas = new WeakMap<HTMLFormElement, ReturnType<typeof areaFor>>()

function areaFor(form: HTMLFormElement) {
  const { shape, action }: FormArea = formAreas[new URL(form.action).pathname] ?? { shape: { data: [] } }
  const area = createArea(shape)
  area.subscribe(({ error, message }) => showMessage(form, message === null ? undefined : { success: !error, message }))
  return { area, action }
}

/** Sends a form in place. Shows errors next to their fields and the server's message under the form. */
export async function send(form: HTMLFormElement, button: HTMLButtonElement | null) {
  // The button was pressed again while this module was loading.
  if (form.dataset.busy) return
  const { area, action } = areas.get(form) ?? areaFor(form)
  areas.set(form, { area, action })
  area.clear()
  for (const field of controlsOf(form)) if (field.type === 'url') field.value = withScheme(field.value.trim())
  const invalid = controlsOf(form).filter((field) => !field.validity.valid)
  showErrors(form, Object.fromEntries(invalid.map((field) => [field.name, messageOf(field)])))
  if (invalid.length > 0) return
  const endBusy = busy(form, button)
  area.request()
  const response = await post(form)
  endBusy()
  if (response.success) {
    area.succeed({ message: response.message || messages.unexpected }, action)
    form.reset()
    tokens.delete(form)
    if (response.addEmail) askForEmail(form, response.addEmail)
  } else {
    area.fail(response.message || messages.unexpected, action)
    showErrors(form, response.errors ?? {})
  }
  form.dispatchEvent(new CustomEvent('answered', { bubbles: true, detail: response }))
}

/** Shows the form for an email address beside the one that was sent. */
function askForEmail({ parentElement }: HTMLFormElement, token: string) {
  const next = parentElement?.querySelector<HTMLFormElement>('[data-add-email]')
  const lead = next?.elements.namedItem('lead')
  if (!next || !(lead instanceof HTMLInputElement)) return
  lead.value = token
  next.hidden = false
}

const tokens = new WeakMap<HTMLFormElement, Promise<string>>()

/**
 * Requests the token that identifies the submission, so that a repeated one is stored once. A form works without it.
 */
export function begin(form: HTMLFormElement) {
  const token =
    tokens.get(form) ??
    fetch('/api/form-token')
      .then(async (response) => {
        const { token } = (await response.json()) as { token: string }
        await new Promise((resolve) => setTimeout(resolve, MIN_MS))
        return token
      })
      .catch(() => '')
  tokens.set(form, token)
  return token
}

async function post(form: HTMLFormElement): Promise<FormResponse> {
  try {
    const about = { token: await begin(form), ...landingFields() }
    const response = await request(form, about)
    if (!response.challenge) return response
    return await request(form, { ...about, proof: await prove(response.challenge) })
  } catch (error) {
    return { success: false, message: (error as Error).message || messages.unexpected }
  }
}

async function request(form: HTMLFormElement, about: Record<string, string>): Promise<FormResponse> {
  // JSON cannot hold a file.
  const hasFile = form.enctype === 'multipart/form-data'
  const file = new FormData(form)
  for (const name in about) file.set(name, about[name] ?? '')
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json', ...(!hasFile && { 'content-type': 'application/json' }) },
    body: hasFile ? file : JSON.stringify({ data: fieldsOf(file) }),
  })
  return (await response.json()) as FormResponse
}

/** Returns the fields of a form. A name that occurs more than once becomes a list. */
function fieldsOf(data: FormData) {
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).length > 1 ? data.getAll(name) : data.get(name)]),
  )
}

const messageOf = (field: Control) => fieldMessage(field as HTMLInputElement)
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((field): field is Control => 'name' in field && 'validity' in field && field.name !== '')
const withScheme = (url: string) => (url === '' || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`)

/** Shows the server's message, or clears it. */
function showMessage(form: HTMLFormElement, response?: FormResponse) {
  const line = element('p', response?.success ? 'server-message' : 'server-message is-bad')
  const shapes = document
    .querySelector<HTMLTemplateElement>('[data-toasts] template')
    ?.content.querySelectorAll('.severity')
  const words = shapes?.[response?.success ? 0 : 1]?.cloneNode(true) ?? element('span', '')
  words.appendChild(document.createTextNode(response?.message || messages.unexpected))
  line.append(words)
  form.querySelector('[data-form-message]')?.replaceChildren(...(response ? [line] : []))
}

/** Marks exactly these fields as invalid and, if there are any, moves focus to the summary. */
function showErrors(form: HTMLFormElement, errors: Record<string, string>) {
  const summary = form.querySelector<HTMLElement>('[data-form-errors]')
  const entries: HTMLElement[] = []
  for (const field of controlsOf(form)) {
    const error = errors[field.name]
    mark(field, error)
    if (!error) continue
    const entry = element('li', '')
    const link = element(
      'a',
      '',
      `${field.labels?.[0]?.firstChild?.textContent?.trim() ?? field.name}: ${error}`,
    ) as HTMLAnchorElement
    link.href = `#${field.id}`
    entry.append(link)
    entries.push(entry)
  }
  if (!summary) return
  summary.hidden = entries.length === 0
  summary.querySelector('ul')?.replaceChildren(...entries)
  const count = summary.querySelector('.severity')?.lastChild
  if (count) count.textContent = thingsToCorrect(entries.length)
  if (entries.length > 0) summary.focus()
}

function mark(field: Control, error: string | undefined) {
  const frame = field.closest('.field')
  const id = `${field.id}-error`
  frame?.classList.toggle('is-invalid', Boolean(error))
  document.getElementById(id)?.remove()
  const hint = document.getElementById(`${field.id}-hint`)
  field.ariaInvalid = error ? 'true' : null
  const described = [error && id, hint?.id].filter(Boolean).join(' ')
  if (described) field.setAttribute('aria-describedby', described)
  else field.removeAttribute('aria-describedby')
  if (error) frame?.append(Object.assign(element('p', 'error', error), { id }))
}

function element(name: string, className: string, text = '') {
  return Object.assign(document.createElement(name), { className, textContent: text })
}
