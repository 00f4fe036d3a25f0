import { Button, MoreLink } from '../parts/button.tsx'
import { ServerMessage } from './form.tsx'
import type { FormState } from './state.ts'

/** The texts of a page that emails link to. */
export type LinkTexts = {
  /** The path of the page, which the button returns to. */
  path: string
  heading: string
  /** What the button does. */
  lead: string
  button: string
  /** The URL of the call. */
  action: string
  /** The message after it. */
  done: string
}

type LinkPageProps = {
  /** The name of the form in the state of its page. */
  name: string
  texts: LinkTexts
  /** The message about a link that does not work. */
  unknownLink: string
  /** Where the page leads afterwards. */
  next: { href: string; label: string }
  /** From the link in the email. */
  token: string
  /** The result of the button. */
  state?: FormState | undefined
}

/**
 * Renders the target page of a link in an email: a button, and what it does. Only the button changes anything, so that
 * programs that follow links in emails do not. Works without JavaScript.
 */
export function LinkPage({ name, texts, unknownLink, next, token, state: anyState }: LinkPageProps) {
  const { path, heading, lead, button, action, done } = texts
  const state = anyState?.form === name ? anyState : undefined
  const message = state?.success ? { success: true, message: done } : state
  const isOpen = token !== '' && !state
  return (
    <section className="page letter-link" id={name}>
      <h1>{heading}</h1>
      {isOpen && (
        <form action={action} method="post" noValidate>
          <p className="lead">{lead}</p>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="page" value={path} />
          <Button type="submit">{button}</Button>
        </form>
      )}
      <ServerMessage state={message ?? (isOpen ? undefined : { success: false, message: unknownLink })} />
      {!isOpen && <MoreLink href={next.href}>{next.label}</MoreLink>}
    </section>
  )
}
